import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVEL_IDS } from '@lettertafel/bots';
import { loadList } from '@lettertafel/words/node';
import { describe, expect, test } from 'vitest';
import { InputError } from '../input.ts';
import { build, run } from '../tool.testing.ts';
import type { measureAnswers } from './answers.ts';
import { type BenchRequest, bench } from './bench.ts';

type Answers = Awaited<ReturnType<typeof measureAnswers>>;

const usual: BenchRequest = { words: 'nl', seed: '1', seconds: '2' };

const folder = mkdtempSync(join(tmpdir(), 'lettertafel-bench-'));
const list = join(folder, 'list.txt');
writeFileSync(list, 'EEN\nENE\nTEEN\nTEN\nNET\nNETEN\nTIEN\nNIET\nDOE\nDEN\nEND\nRAD\nDAR\nDRA\nARE\n');

describe('bad input is refused', () => {
  test.each([
    ['fly', {}, 'there is no benchmark called "fly"'],
    ['toString', {}, 'there is no benchmark called "toString"'],
    ['table', { count: '0' }, '--count: expected a whole number above 0'],
    ['table', { count: '-3' }, '--count: expected a whole number above 0'],
    ['table', { count: '1.5' }, '--count: expected a whole number above 0'],
    ['table', { count: 'many' }, '--count: expected a whole number above 0'],
    ['table', { budget: '0' }, '--budget: expected a whole number above 0'],
    ['table', { budget: '-5' }, '--budget: expected a whole number above 0'],
    ['table', { words: join(folder, 'nothing.txt') }, '--words: cannot read'],
    ['load', { words: join(folder, 'nothing.txt') }, '--words: cannot read'],
    ['load', { words: list, letters: 'fr' }, '--letters: "fr" is none of nl, de'],
    ['load', { seed: 'x' }, '--seed: expected a whole number above 0'],
    ['rules', { seconds: '0' }, '--seconds: expected a number above 0'],
    ['plays', { count: '' }, '--count: expected a whole number above 0'],
    ['endgame', { budget: '0' }, '--budget: expected a whole number above 0'],
    ['endgame', { players: 'master' }, '--players: expected greedy or static'],
    ['endgame', { long: '0' }, '--long: expected a whole number above 0'],
    ['strength', { budget: '0' }, '--budget: expected a whole number above 0'],
    ['answers', { budget: '0' }, '--budget: expected a whole number above 0'],
    ['answers', { words: list }, '--words: expected nl or de'],
    ['strength', { words: list }, '--words: expected nl or de'],
    ['games', { workers: '0' }, '--workers: expected a whole number above 0'],
    ['games', { workers: '129' }, '--workers: expected at most 128'],
    ['games', { workers: 'two' }, '--workers: expected a whole number above 0'],
  ])('bench %s %j: %s', async (what, flags, message) => {
    const asking = bench(what, { ...usual, ...flags });
    await expect(asking).rejects.toThrow(InputError);
    await expect(asking).rejects.toThrow(message);
  });
});

test('table: figures for both games and both kinds of players, with a word list from a file', async () => {
  const figures = await bench('table', { ...usual, words: list, count: '2' });
  const all = { tables: 2, provenPercent: expect.any(Number), p50: expect.any(Number), p99: expect.any(Number) };
  expect(figures).toMatchObject([
    { game: 'rummikub-sabra', players: 'best', all },
    { game: 'rummikub-sabra', players: 'modest', all },
    { game: 'rummikub-international', players: 'best', all },
    { game: 'rummikub-international', players: 'modest', all },
  ]);
});

test('moves: a line for each position of a file, with its number of plays and the best of them', async () => {
  const positions = join(folder, 'positions.txt');
  const middle = '15/15/15/15/15/15/15/5TEEN6/15/15/15/15/15/15/15';
  writeFileSync(positions, `${middle} DOEXQVC/ 0/0 0\n${middle} XQVCWYZ/ 0/0 0\n`);
  const text = (await bench('moves', { ...usual, words: list, letters: 'nl', positions })) as string;
  const [some, none] = text.split('\n').map((line) => JSON.parse(line));
  // DOE down to either E, DEN down to the N, END through it.
  expect(some).toMatchObject({ plays: 4, best: { score: 7 } });
  expect(some.cgp).toContain(middle);
  expect(none).toMatchObject({ plays: 0, best: null });
});

test('load: measures a shipped list and a file', async () => {
  const some = { first: expect.any(Number), best: expect.any(Number) };
  expect(await bench('load', { ...usual, words: list, count: '10' })).toMatchObject({
    words: 15,
    load: some,
    build: some,
  });
  const { wordCount: words } = loadList('nl').parts.words.graph;
  expect(await bench('load', { ...usual, count: '10' })).toMatchObject({ words, load: some, build: some });
});

test('answers: every level of every game of a language, as often as it was asked', async () => {
  const { figures } = (await bench('answers', { ...usual, words: 'de', count: '1', budget: '5' })) as Answers;
  expect(figures.map(({ game, level }) => `${game} ${level}`)).toEqual(
    LEVEL_IDS.map((level) => `scrabble-de ${level}`),
  );
  for (const { answers, p50, p99, longest } of figures) {
    expect(answers).toBeGreaterThan(10);
    expect([p50, p99, longest]).toEqual([p50, p99, longest].toSorted((one, other) => one - other));
  }
});

test('games: compares several threads with one', async () => {
  build();
  const { code, out } = await run(['bench', 'games', '--words', list, '--count', '2', '--workers', '2']);
  expect(code).toBe(0);
  const { workers, gamesPerSecond, onOne, timesOne } = JSON.parse(out);
  expect(workers).toBe(2);
  expect(timesOne).toBeCloseTo(gamesPerSecond / onOne);
});
