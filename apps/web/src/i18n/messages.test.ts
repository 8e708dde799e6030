import { CROSSWORD_REFUSALS, GAMES, KERNEL_REFUSALS, TABLE_REFUSALS, TRICKSTER_REFUSALS } from '@lettertafel/engine';
import { PROBLEM_CODES } from '@lettertafel/protocol';
import { describe, expect, test } from 'vitest';
import { LOCAL_PROBLEMS } from '../local/messages.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { LATER } from './later.ts';
import { nl } from './nl/index.ts';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every message by its path, such as `home.about.scrabble-de`. */
function pathsOf(tree: Tree, before = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    isTree(value) ? pathsOf(value, `${before}${name}.`) : [`${before}${name}`],
  );
}

function valueAt(tree: Tree, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Tree)[name], tree);
}

const WHOLE = { ...nl, ...LATER.nl };
const PATHS = pathsOf(WHOLE);

describe.each([
  ['de', { ...de, ...LATER.de }],
  ['en', { ...en, ...LATER.en }],
])('%s', (_, messages) => {
  test('has the same messages as Dutch', () => {
    expect(pathsOf(messages).sort()).toEqual([...PATHS].sort());
  });

  test('takes the same parameters', () => {
    const kindOf = (value: unknown) => (Array.isArray(value) ? value.length : typeof value);
    for (const path of PATHS)
      expect([path, kindOf(valueAt(messages, path))]).toEqual([path, kindOf(valueAt(WHOLE, path))]);
  });
});

test.each([
  ['nl', { ...nl, ...LATER.nl }],
  ['de', { ...de, ...LATER.de }],
  ['en', { ...en, ...LATER.en }],
])('%s: every refusal, problem and option has a message', (_, { refusals, problems, setTable }) => {
  const tables = [KERNEL_REFUSALS, CROSSWORD_REFUSALS, TABLE_REFUSALS, TRICKSTER_REFUSALS];
  expect(Object.keys(refusals.codes).sort()).toEqual([...new Set(tables.flatMap(Object.keys))].sort());
  expect(Object.keys(problems).sort()).toEqual([...PROBLEM_CODES, ...LOCAL_PROBLEMS, 'offline'].sort());
  const options = new Set(Object.values(GAMES).flatMap(({ optionTable }) => Object.keys(optionTable)));
  expect(Object.keys(setTable.agreements).sort()).toEqual([...options].sort());
});
