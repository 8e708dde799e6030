import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { InputError } from '../input.ts';
import { type BenchRequest, bench } from './bench.ts';

const usual: BenchRequest = { words: 'nl', seed: '1', seconds: '2' };

const folder = mkdtempSync(join(tmpdir(), 'lettertafel-bench-'));
const list = join(folder, 'list.txt');
writeFileSync(list, 'EEN\nENE\nTEEN\nTEN\nNET\nNETEN\nTIEN\nNIET\nDOE\nDEN\nEND\nRAD\nDAR\nDRA\nARE\n');

describe('bad input is refused', () => {
  test.each([
    ['fly', {}, 'there is nothing to measure called "fly"'],
    ['toString', {}, 'there is nothing to measure called "toString"'],
    ['table', { count: '0' }, '--count: not a number above 0'],
    ['table', { count: '-3' }, '--count: not a number above 0'],
    ['table', { count: '1.5' }, '--count: not a whole number'],
    ['table', { count: 'many' }, '--count: not a number above 0'],
    ['table', { words: join(folder, 'nothing.txt') }, '--words: cannot read'],
    ['load', { words: join(folder, 'nothing.txt') }, '--words: cannot read'],
    ['load', { words: list, letters: 'fr' }, '--letters: "fr" is neither nl nor de'],
    ['load', { seed: 'x' }, '--seed: not a number above 0'],
    ['rules', { seconds: '0' }, '--seconds: not a number above 0'],
    ['plays', { count: '' }, '--count: not a number above 0'],
  ])('bench %s %j: %s', (what, flags, message) => {
    expect(() => bench(what, { ...usual, ...flags })).toThrow(InputError);
    expect(() => bench(what, { ...usual, ...flags })).toThrow(message);
  });
});

test('table: figures for both games and both kinds of players, from the words of a file', () => {
  const figures = bench('table', { ...usual, words: list, count: '2' });
  const all = { tables: 2, provenPercent: expect.any(Number), p50: expect.any(Number), p99: expect.any(Number) };
  expect(figures).toMatchObject([
    { game: 'rummikub-sabra', players: 'best', all },
    { game: 'rummikub-sabra', players: 'modest', all },
    { game: 'rummikub-international', players: 'best', all },
    { game: 'rummikub-international', players: 'modest', all },
  ]);
});

test('load: a list that ships and a file are measured alike', () => {
  const some = { first: expect.any(Number), best: expect.any(Number) };
  expect(bench('load', { ...usual, words: list, count: '10' })).toMatchObject({ words: 15, load: some, build: some });
  expect(bench('load', { ...usual, count: '10' })).toMatchObject({ words: 382_081, load: some, build: some });
});
