import fc from 'fast-check';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseWith } from './problem.ts';
import {
  createTableSchema,
  moveRequestSchema,
  nameSchema,
  saySchema,
  shareHashSchema,
  shareSchema,
  sitSchema,
} from './requests.ts';

const TABLE = { game: 'scrabble-xl-nl', seats: [{ kind: 'me' }, { kind: 'bot', level: 'club' }] };

test('a table needs a game and seats; the rest has defaults', () => {
  expect(parseWith(createTableSchema, TABLE)).toEqual({ value: { ...TABLE, options: {}, listed: false, chat: true } });
});

describe('an invalid table is refused with a path', () => {
  test.each([
    [null, ''],
    [{ ...TABLE, game: 'chess' }, 'game'],
    [{ ...TABLE, seats: [] }, 'seats'],
    [{ ...TABLE, seats: Array(5).fill({ kind: 'link' }) }, 'seats'],
    [{ ...TABLE, seats: [{ kind: 'dog' }] }, 'seats.0.kind'],
    [{ ...TABLE, seats: [{ kind: 'me', level: 'club' }] }, 'seats.0.level'],
    [{ ...TABLE, seats: [{ kind: 'me', name: '' }] }, 'seats.0.name'],
    [{ ...TABLE, seats: [{ kind: 'bot' }] }, 'seats.0.level'],
    [{ ...TABLE, options: [] }, 'options'],
    [{ ...TABLE, options: Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`o${n}`, 1])) }, 'options'],
    [{ ...TABLE, words: 'x'.repeat(100) }, 'words'],
    [{ ...TABLE, secret: true }, 'secret'],
  ])('%j', (body, path) => {
    expect(parseWith<unknown>(createTableSchema, body)).toMatchObject({ problem: { path } });
  });
});

test.each([
  [null, '', 'expected an object'],
  [{ ...TABLE, seats: 2 }, 'seats', 'expected a list'],
  [{ ...TABLE, chat: 'yes' }, 'chat', 'expected true or false'],
  [{ game: 'scrabble-xl-nl' }, 'seats', 'is missing'],
])('%j: %s: %s', (body, path, why) => {
  expect(parseWith<unknown>(createTableSchema, body)).toEqual({ problem: { path, why } });
});

describe('names', () => {
  test.each([
    ['Jo', 'Jo'],
    ['  Tafel   twee ', 'Tafel twee'],
    ['Zoe\u0308', 'Zoë'],
    ['👩‍👧', '👩‍👧'],
    ['<b>&', '<b>&'],
    ["'; DROP TABLE", "'; DROP TABLE"],
    ['Ольга', 'Ольга'],
    ['משה 2', 'משה 2'],
    ['東京タワー', '東京タワー'],
    ['❤️‍🔥 Oost', '❤️‍🔥 Oost'],
  ])('%j is kept as %j', (name, kept) => {
    expect(parseWith(nameSchema, name)).toEqual({ value: kept });
  });

  test.each([
    ['nothing', ''],
    ['only spaces', '  \t '],
    ['a control character', 'A\u0007B'],
    ['text turned around', 'A\u202eB'],
    ['an invisible character', 'A\u200bB'],
    ['half a character', '\ud83d'],
    ['letters of two scripts', 'Оost'],
    ['a script that is not used for names', 'ᎪᎬ'],
    ['a blank letter', 'A\u3164'],
    ['a blank picture', '\u2800'],
    ['a variation of a letter', 'A\ufe0f'],
    ['a mark that is not drawn', 'A\u034fB'],
    ['a tower of marks', 'A\u0301\u0302\u0303'],
    ['only stops', '. .'],
    ['25 characters', 'x'.repeat(25)],
    ['a number', 5],
  ])('%s is refused', (_, name) => {
    expect(parseWith(nameSchema, name)).toHaveProperty('problem');
  });
});

test.each<[string, v.GenericSchema, unknown, string]>([
  ['a share is hexadecimal', shareSchema, { share: 'not hex' }, 'share'],
  ['a share has a limit', shareSchema, { share: 'a'.repeat(65) }, 'share'],
  ['a hash of a share has its length', shareHashSchema, { shareHash: 'a'.repeat(63) }, 'shareHash'],
  ['there are four seats', sitSchema, { seat: 4 }, 'seat'],
  ['a request has an id', moveRequestSchema, { move: { do: 'pass' } }, 'id'],
  ['an id has no spaces', moveRequestSchema, { id: 'a b c d e f', move: {} }, 'id'],
  ['nobody speaks longer than 300 characters', saySchema, { id: 'abcdefgh', text: 'x'.repeat(301) }, 'text'],
  ['nobody piles marks on a letter', saySchema, { id: 'abcdefgh', text: `x${'\u0301'.repeat(299)}` }, 'text'],
])('%s', (_, schema, body, path) => {
  expect(parseWith(schema, body)).toMatchObject({ problem: { path } });
});

test.each(['Việt Nam', 'ที่นี้', 'שָׁלוֹם', 'क्षेत्र', 'e\u0301\u0323 👩🏽‍🚀'])('%s can be said', (text) => {
  expect(parseWith(saySchema, { id: 'abcdefgh', text })).toHaveProperty('value');
});

test('arbitrary input is parsed or refused, and parsing a name is idempotent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()), (input) => {
      const parsed = parseWith(nameSchema, input);
      if ('value' in parsed) expect(parseWith(nameSchema, parsed.value)).toEqual(parsed);
      else expect(parsed.problem.why).toMatch(/\w/);
      expect(parseWith<unknown>(createTableSchema, input)).toHaveProperty('problem');
    }),
  );
});
