/** The German recipe: a free list for word games, without its names, abbreviations and mistakes. */

import { isPersonStem } from '@lettertafel/engine';
import type { Explained } from '../src/explained.ts';
import { foldWord } from '../src/fold.ts';
import { SHORTEST_WORD } from '../src/language.ts';
import { de } from '../src/languages/de.ts';
import { commonWords } from './common-words.ts';
import { makeClippedTest } from './de/clipped.ts';
import { compoundForms } from './de/compound-forms.ts';
import { readDing } from './de/ding.ts';
import { type Paradigms, readParadigms } from './de/paradigms.ts';
import { makeReader } from './de/readings.ts';
import { regularForms } from './de/regular-forms.ts';
import { isLowerCase, readSpellings, type Spellings } from './de/spellings.ts';
import { addByHand, readHandList } from './hand-list.ts';
import { readInput, readLines } from './inputs.ts';
import { knownValue } from './known-value.ts';
import type { MadeList } from './made-list.ts';
import { makePoliteness, meaningsByHand } from './meanings.ts';
import { readRanks } from './ranks.ts';
import { judgeShortWords, LONGEST_SHORT_WORD, readShortWords } from './short-words.ts';
import { tell } from './steps.ts';

const WORD_LIST = 0;
const BY_HAND = 1;
const REGULAR = 2;

const COUNTED = {
  frequencies: '@zxcvbn-ts/language-de',
  // By Wiktionary, of other subtitles.
  otherSubtitles: 'german',
  vocabularies: ['animals', 'clothing', 'easy', 'fruits', 'objects', 'transportation', 'vegetables'],
} as const;

const fold = (spelling: string) => foldWord('de', spelling);
const isPlayable = (word: string) =>
  word.length >= SHORTEST_WORD && word.length <= de.longestWord && /^[A-ZÄÖÜ]+$/.test(word);

export function makeGerman(): MadeList {
  const spellings = readSpellings();
  tell('words of the list', spellings.size);
  const isLower = (word: string) => spellings.get(word)?.some(isLowerCase) ?? false;
  const sources = new Map<string, number>();
  for (const word of spellings.keys()) if (isPlayable(word)) sources.set(word, WORD_LIST);
  tell('folded, 2 to 15 letters', sources.size);

  // Names, abbreviations and mistakes; a name also removes its genitive.
  const block = new Map(readHandList('de/block.txt'));
  const short = readShortWords('de');
  for (const [name, why] of [...block, ...short.out]) {
    if (block.has(name) && !spellings.has(name)) throw new Error(`${name} is blocked, but not in the list`);
    const genitive = `${name}S`;
    if (
      !isLower(name) &&
      spellings.has(genitive) &&
      !isLower(genitive) &&
      !block.has(genitive) &&
      !short.good.has(genitive)
    ) {
      block.set(genitive, `genitive of ${name}, which is out: ${why}`);
    }
  }
  const paradigms = readParadigms();
  const isClipped = makeClippedTest(paradigms, spellings, fold);
  for (const word of sources.keys()) {
    if (word.length > LONGEST_SHORT_WORD && isClipped(word))
      block.set(word, 'subjunctive or past tense without its -e');
  }
  const keep = readHandList('de/keep.txt');
  for (const word of keep.keys())
    if (!block.delete(word)) throw new Error(`${word} is kept, but nothing would drop it`);
  for (const word of block.keys()) sources.delete(word);
  tell('without what is blocked by hand, and subjunctives that lost their -e', sources.size);

  const has = (word: string) => spellings.has(word) && !block.has(word);
  for (const form of regularForms(spellings.keys(), { has, isLower, participles: paradigms.participles })) {
    if (isPlayable(form) && !sources.has(form) && !block.has(form)) sources.set(form, REGULAR);
  }
  tell('with regular verb forms', sources.size);
  for (const form of compoundForms(spellings, paradigms)) {
    if (isPlayable(form) && !sources.has(form) && !block.has(form)) sources.set(form, REGULAR);
  }
  tell('with plurals of compounds', sources.size);
  judgeShortWords(short, sources, BY_HAND);
  tell('two to four letters by their verdicts', sources.size);
  addByHand('de', sources, { isPlayable, byHand: BY_HAND });
  tell('with what is added by hand', sources.size);

  const words = [...sources.keys()].sort();
  const nonPersons = readHandList('de/non-persons.txt');
  // Judged by the whole list: ATTENTÄTER*IN fits on a board where ATTENTÄTERINNEN would not.
  const isGood = (word: string) =>
    (spellings.has(word) || sources.has(word)) && !block.has(word) && !short.out.has(word);
  const stems = [...spellings.keys()]
    .filter((word) => word.endsWith('INNEN'))
    .map((word) => word.slice(0, -'INNEN'.length))
    .filter((stem) => stem.length < de.longestWord && isPersonStem(stem, isGood))
    .filter((stem) => !nonPersons.has(stem));
  tell('stems of person nouns', stems.length);

  const explained = explainGerman(words, spellings, paradigms);
  const { 'de-pos': told, 'de-ding': meanings } = explained;
  const blocked = new Map([...block, ...short.out]);

  return {
    words: new Map(words.map((word) => [word, knownValue(sources, word) << 6])),
    classes: new Map(),
    names: readNames().filter((word) => isPlayable(word) && !sources.has(word)),
    ...commonWords('de', {
      words,
      baseOf: (word) => fold(told.get(word)?.formOf ?? word),
      isExplained: (word) => meanings.has(word),
      counted: COUNTED,
    }),
    rejected: new Map([...blocked.keys()].map((word) => [word, 'blocked'])),
    blocked,
    joined: [],
    explained,
    stems,
    nonPersons: [...nonPersons.keys()],
  };
}

function sharpFirst(one: string, other: string): number {
  return Number(other.includes('ß')) - Number(one.includes('ß')) || (one < other ? -1 : 1);
}

/** How words are written; class and base, and what they mean in English, in folders of their own licences. */
function explainGerman(words: readonly string[], spellings: Spellings, paradigms: Paradigms) {
  const isPolite = makePoliteness();
  const { bases, forms } = readDing(isPolite);
  const readWord = makeReader({
    paradigms,
    spellingsOf: (word) => spellings.get(word) ?? [],
    fold,
    rankOf: readRanks(COUNTED.frequencies),
    isAdjective: (word) => bases.get(word)?.some((entry) => entry.class === 'adjective') ?? false,
  });
  const byHand = meaningsByHand('de');
  const written = new Map<string, Explained>();
  const read = new Map<string, Explained>();
  const english = new Map<string, Explained>();
  for (const word of words) {
    const texts = spellings.get(word) ?? [];
    const text = texts.find(isLowerCase) ?? texts[0];
    // Where a spelling has ß, several words may share their tiles: Busse and Buße.
    const shown = texts.some((one) => one.includes('ß')) ? [...texts].sort(sharpFirst).join(', ') : text;
    const own = byHand.get(word);
    if ((shown !== undefined && shown !== word.toLowerCase()) || own)
      written.set(word, {
        ...(shown !== undefined && shown !== word.toLowerCase() && { written: shown }),
        ...(own && { meaning: own }),
      });
    const entries = bases.get(word) ?? [];
    const fallback = entries[0] ?? forms.get(word);
    const reading = readWord(word) ?? (fallback && { base: fallback.base, class: fallback.class });
    if (!reading) continue;
    const isForm = fold(reading.base) !== word;
    read.set(word, { ...(isForm && { formOf: reading.base }), ...(reading.class && { class: reading.class }) });
    // The meaning of a form is that of its base, and is looked up there. It belongs to the class at hand.
    if (isForm || own === null) continue;
    const entry =
      entries.find((one) => one.class === reading.class && one.meaning !== '') ??
      entries.find((one) => one.class === null || reading.class === null);
    if (entry && entry.meaning !== '') english.set(word, { meaning: entry.meaning });
  }
  return {
    de: written,
    'de-pos': read,
    'de-ding': english,
  } satisfies MadeList['explained'];
}

/** Names that are not words, to give the reason: countries in German, and capitalised words of the Dutch list. */
function readNames(): string[] {
  const { main } = JSON.parse(readInput('cldr-localenames-full', 'main/de/territories.json'));
  const countries: string[] = Object.values(main.de.localeDisplayNames.territories);
  const names = [...countries, ...readLines('wdutch', 'usr/share/dict/dutch')];
  return [...new Set(names.filter((name) => /^\p{Lu}\p{Ll}+$/u.test(name)).map(fold))];
}
