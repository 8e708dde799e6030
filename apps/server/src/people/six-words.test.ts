import { PAGE_LANGUAGES, type PageLanguage } from '@lettertafel/protocol';
import { WORD_LANGUAGES } from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
import { describe, expect, test } from 'vitest';
import { DRAWN_FROM } from './languages/index.ts';
import { wordsIn } from './six-words.ts';

/** How a word sounds, roughly: letters that one hears alike become one. */
const SOUNDS: Readonly<Record<PageLanguage, readonly (readonly [RegExp, string])[]>> = {
  nl: [
    [/ch/g, 'g'],
    [/ij/g, 'ei'],
    [/y/g, 'i'],
    [/au/g, 'ou'],
    [/qu/g, 'kw'],
    [/x/g, 'ks'],
    [/ph|v/g, 'f'],
    [/c(?=[ei])|z/g, 's'],
    [/c/g, 'k'],
    [/d$/, 't'],
    [/b$/, 'p'],
  ],
  de: [
    [/sch/g, 'S'],
    [/ph|v/g, 'f'],
    [/th|dt/g, 't'],
    [/tz/g, 'z'],
    [/qu/g, 'kw'],
    [/x/g, 'ks'],
    [/ai|ay|ey/g, 'ei'],
    [/ie|y/g, 'i'],
    [/ch/g, 'x'],
    [/c/g, 'k'],
    [/(?<=[aeiou])h/g, ''],
    [/d$/, 't'],
    [/b$/, 'p'],
    [/g$/, 'k'],
  ],
  en: [
    [/ph/g, 'f'],
    [/kn/g, 'n'],
    [/wr/g, 'r'],
    [/wh/g, 'w'],
    [/gh/g, ''],
    [/ck/g, 'k'],
    [/qu/g, 'kw'],
    [/x/g, 'ks'],
    [/tch/g, 'ch'],
    [/dge/g, 'j'],
    [/ee|ea|ie|ey/g, 'i'],
    [/oo|ou/g, 'u'],
    [/ai|ay|ei/g, 'a'],
    [/c(?=[eiy])|z/g, 's'],
    [/c(?!h)/g, 'k'],
    [/y/g, 'i'],
    [/(?<=..)e$/, ''],
  ],
};

function soundOf(word: string, language: PageLanguage): string {
  const heard = SOUNDS[language].reduce(
    (text, [pattern, sound]) => text.replaceAll(new RegExp(pattern, 'g'), sound),
    word,
  );
  return heard.replaceAll(/(.)\1/g, '$1');
}

/** What two sounds have in common if they differ by one letter at most. */
function aroundOf(sound: string): string[] {
  const places = [...sound, ''].map((_, place) => place);
  return [
    ...places.map((place) => `${sound.slice(0, place)}_${sound.slice(place)}`),
    ...places.slice(1).map((place) => `${sound.slice(0, place - 1)}_${sound.slice(place)}`),
  ];
}

describe.each(PAGE_LANGUAGES)('the words of %s', (language) => {
  const words = wordsIn(DRAWN_FROM[language]);

  test('are 2,048: six are 66 bits', () => {
    expect(new Set(words).size).toBe(2048);
    expect(words.filter((word) => !/^[a-z]{3,10}$/.test(word))).toEqual([]);
  });

  test('none sounds like another, also with one sound more, less or other', () => {
    const heard = new Map<string, string>();
    const alike: string[] = [];
    for (const word of words) {
      for (const around of aroundOf(soundOf(word, language))) {
        const other = heard.get(around);
        if (other !== undefined && other !== word) alike.push(`${other} ${word}`);
        heard.set(around, word);
      }
    }
    expect(alike).toEqual([]);
  });
});

test.each(Object.keys(WORD_LANGUAGES))('the words of %s have none that computers do not lay', (code) => {
  const language = PAGE_LANGUAGES.find((one) => one === code);
  const list = loadList(code as keyof typeof WORD_LANGUAGES, { parts: ['words'] });
  const words = wordsIn(language ? DRAWN_FROM[language] : '').map((word) => word.toUpperCase());
  expect(words).toHaveLength(2048);
  expect(words.filter((word) => list.vulgar.has(word) || list.discriminating.has(word))).toEqual([]);
});

test('typed in any way, they are the same words', () => {
  expect(wordsIn('  Lepel, ZWALUW\n3. turf - kompas; bezem  oester ')).toEqual([
    'lepel',
    'zwaluw',
    'turf',
    'kompas',
    'bezem',
    'oester',
  ]);
});
