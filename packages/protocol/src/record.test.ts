import { readdirSync, readFileSync } from 'node:fs';
import { GAME_IDS } from '@lettertafel/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseKept, salvageKept } from './kept.ts';
import { parseRecord } from './record.ts';

const FOLDER = 'fixtures/games';
const FIXTURES = GAME_IDS.flatMap((id) => readdirSync(`${FOLDER}/${id}`).map((file) => `${id}/${file}`));
const read = (name: string) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'));

test.each(FIXTURES)('%s parses as it is', (name) => {
  const record = read(name);
  expect(parseRecord(record)).toEqual({ value: record });
  // A saved game begins with its code, which nothing reads.
  expect(parseRecord({ code: '1234 5678', ...record })).toEqual({ value: record });
});

/** A small record with the field at a path replaced; undefined removes it. */
function changed(path: string, value: unknown): unknown {
  const record = read('scrabble-xl-nl/all-passed.json');
  const fields = path.split('.');
  const last = fields.pop() as string;
  const place = fields.reduce((part, field) => part[field], record);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return record;
}

describe('a malformed record is refused with a path', () => {
  test.each<[string, unknown]>([
    ['version', 2],
    ['version', undefined],
    ['game', 'chess'],
    ['game', 5],
    ['game', undefined],
    ['players', '2'],
    ['players', 2.5],
    ['options', []],
    ['options', null],
    ['commitment', 5],
    ['chance', undefined],
    ['chance.secret', undefined],
    ['chance.shares', 'x'],
    ['chance.shares.0', 5],
    ['chance.more', 1],
    ['chance.scheme', 3],
    ['chance', { scheme: 2, secret: '', shares: [] }],
    ['chance', { scheme: 2, secret: '', hashes: [null], shares: ['x'] }],
    ['chance', { scheme: 2, secret: '', hashes: ['A'.repeat(64)], shares: [null] }],
    ['aborted', false],
    ['log.0.draw', -1],
    ['log.0.draw', 'x'],
    ['more', 1],
    ['log', {}],
    ['log.0', null],
    ['log.0.number', -1],
    ['log.0.number', '0'],
    ['log.0.at', null],
    ['log.0.at', Number.POSITIVE_INFINITY],
    ['log.0.more', 1],
    ['log.0.move', 'deal'],
    ['log.0.move.do', 'fly'],
    ['log.0.move.setup', []],
    ['log.0.move.setup', { racks: 5 }],
    ['log.1.move.by', 4],
    ['log.1.move.by', 'A'],
    ['log.1.events', undefined],
    ['log.1.events.0', 'passed'],
    ['log.1.events.0.type', 5],
    ['log.1.verdicts', []],
    ['log.1.verdicts', { has: { TREIN: 1 } }],
    ['log.1.verdicts', { knows: {} }],
  ])('%s: %j', (path, value) => {
    const parsed = parseRecord(changed(path, value));
    expect(parsed).toHaveProperty('problem');
    if (!('problem' in parsed)) return;
    // The path leads to the field or into it.
    expect(parsed.problem.path.startsWith(path) || path.startsWith(parsed.problem.path)).toBe(true);
    expect(parsed.problem.path).not.toBe('');
  });

  test.each([null, 5, 'text', [], {}])('%j is not even an object with a game', (input) => {
    expect(parseRecord(input)).toHaveProperty('problem');
  });

  test('deeply nested events are refused, since events are compared as text', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    const why = 'nested deeper than any event';
    expect(parseRecord(changed('log.1.events.0.more', deep))).toEqual({ problem: { path: 'log.1.events.0', why } });
    expect('problem' in parseRecord(changed('log.1.move.by', deep))).toBe(true);
    expect('problem' in parseRecord(deep)).toBe(true);
  });
});

describe('arbitrary input', () => {
  test('arbitrary JSON never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        expect(parseRecord(input)).toHaveProperty('problem');
      }),
    );
  });

  test('nor does arbitrary JSON in any field of a record', () => {
    const fields = ['version', 'players', 'options', 'chance', 'log', 'log.0', 'log.0.move', 'log.0.move.setup'];
    const inner = ['log.1.move', 'log.1.events', 'log.1.events.0', 'log.1.verdicts', 'log.1.at'];
    fc.assert(
      fc.property(fc.constantFrom(...fields, ...inner), fc.jsonValue(), (path, value) => {
        const parsed = parseRecord(changed(path, value));
        expect('value' in parsed || parsed.problem.path !== '').toBe(true);
      }),
    );
  });
});

describe('what a page has kept', () => {
  const hash = 'a'.repeat(64);
  const common = {
    table: 'table',
    settings: { game: 'trickster-nl', players: 2, options: { starter: 0 } },
    commitment: hash,
    seats: [0],
    share: hash,
    hashes: [hash, null],
    opened: true,
    seen: { 0: { length: 12, digest: hash } },
  };
  const view = `1:${'a'.repeat(32)}`;
  const added = { bots: [1], hash, stay: 'cut', contradicted: false, shown: { 0: { 1: view, 12: view } } };
  const kept = { version: 2, ...common, ...added };
  const first = { version: 1, ...common, present: true };

  test('parses as it is', () => {
    const late = { ...kept, share: null, hash: null, hashes: null, stay: null, seen: {}, shown: {} };
    for (const values of [kept, first, late]) expect(parseKept(values)).toEqual({ value: values });
  });

  test('a value that cannot be read does not take the others with it', () => {
    const { table, settings, commitment } = common;
    expect(salvageKept(kept)).toEqual({ value: kept });
    expect(salvageKept({ ...kept, seats: [7] })).toEqual({ value: { ...kept, seats: [] } });
    expect(salvageKept({ ...kept, share: 5, shown: 'x' })).toEqual({ value: { ...kept, share: null, shown: {} } });
    const nothing = { seats: [], bots: [], share: null, hash: null, hashes: null, opened: false, stay: null };
    expect(salvageKept({ version: 2, table, settings, commitment, opened: 1 })).toEqual({
      value: { version: 2, table, settings, commitment, ...nothing, contradicted: false, seen: {}, shown: {} },
    });
    expect(salvageKept({ ...kept, commitment: 5 })).toHaveProperty('problem');
  });

  const deep = JSON.parse(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`);
  test.each<[string, unknown, string]>([
    ['another version', { ...kept, version: 3 }, 'version'],
    ['a field of a later version', { ...first, shown: {} }, 'shown'],
    ['a state before the deal', { ...kept, shown: { 0: { 0: view } } }, 'shown.0.0'],
    ['a view without its version', { ...kept, shown: { 0: { 1: hash } } }, 'shown.0.1'],
    ['another stay', { ...kept, stay: 'there' }, 'stay'],
    ['no share', { ...kept, share: 'x' }, 'share'],
    ['another seat', { ...kept, seats: [7] }, 'seats.0'],
    ['hashes that are not hashes', { ...kept, hashes: [5] }, 'hashes.0'],
    ['no game', { ...kept, settings: { ...kept.settings, game: 'chess' } }, 'settings.game'],
    ['options without end', { ...kept, settings: { ...kept.settings, options: deep } }, 'settings.options'],
    ['a seat that saw nothing', { ...kept, seen: { 0: { length: 0, digest: hash } } }, 'seen.0.length'],
    ['something else', { ...kept, more: 1 }, 'more'],
  ])('%s is refused with its place', (_, input, path) => {
    expect(parseKept(input)).toMatchObject({ problem: { path } });
  });

  test('arbitrary JSON never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (input) => void expect(parseKept(input)).toHaveProperty('problem')));
  });
});
