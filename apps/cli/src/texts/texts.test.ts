import { CARD_NAMES, GAME_IDS } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { isPlace } from '../games/places.ts';
import { typedCard } from '../play/card-names.ts';
import { commandCalled } from '../play/line.ts';
import { type Command, TEXTS, textsIn } from './index.ts';

const COMMANDS = Object.keys(TEXTS.en.commands) as Command[];

test.each(Object.entries(TEXTS))('%s: every command is found by its word, and in the help', (_, texts) => {
  for (const command of COMMANDS) {
    const word = texts.commands[command];
    expect(commandCalled(word, texts), word).toBe(command);
    expect(commandCalled(command, texts), command).toBe(command);
    expect(GAME_IDS.some((game) => isPlace(game, word.toUpperCase()))).toBe(false);
    expect(texts.help).toMatch(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'));
  }
  // As wide as a terminal.
  expect(Math.max(...texts.help.split('\n').map(({ length }) => length))).toBeLessThan(80);
  expect(new Set(CARD_NAMES.map((card) => typedCard(card, texts))).size).toBe(CARD_NAMES.length);
});

test.each([
  [undefined, {}, 'en'],
  [undefined, { LANG: 'nl_NL.UTF-8' }, 'nl'],
  [undefined, { LANG: 'nl_NL.UTF-8', LC_MESSAGES: 'de_AT' }, 'de'],
  [undefined, { LANG: 'nl_NL.UTF-8', LC_ALL: 'C' }, 'en'],
  [undefined, { LANG: 'fr_FR.UTF-8', LC_ALL: '' }, 'en'],
  ['de', { LANG: 'nl_NL.UTF-8' }, 'de'],
] as const)('asked for %s in %j it speaks %s', (asked, env, language) => {
  expect(textsIn(asked, env)).toBe(TEXTS[language]);
});

test('a language that it does not speak is refused', () => {
  expect(() => textsIn('fr', {})).toThrow('--language: expected one of nl, de, en');
});
