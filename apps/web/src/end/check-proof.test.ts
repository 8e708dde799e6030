import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkProof } from './check-proof.ts';

const FOLDER = 'fixtures/games/scrabble-xl-nl';
const [file = ''] = readdirSync(FOLDER);
const record = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));

test('a game of the first scheme is checked by that scheme', () => {
  expect(checkProof(record, null)).toMatchObject({ ok: true, standings: null, choices: null, code: null });
});

test('a changed draw is detected, with its entry', () => {
  const log = record.log.map((entry: { number: number; at: number }) =>
    entry.number === 0 ? { ...entry, events: [] } : entry,
  );
  expect(checkProof({ ...record, log }, null)).toMatchObject({ ok: false, entry: 0 });
});

test('anything other than a game is not a proof', () => {
  expect(checkProof({ hello: 'world' }, null)).toEqual({ ok: false, entry: -1, why: 'no-game' });
});
