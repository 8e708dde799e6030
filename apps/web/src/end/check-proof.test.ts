import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkProof } from './check-proof.ts';

const FOLDER = 'fixtures/games/scrabble-xl-nl';
const [file = ''] = readdirSync(FOLDER);
const record = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));

test('a game played by its promise is proved', () => {
  expect(checkProof(record, record.commitment)).toEqual({ ok: true });
});

test('another promise than the one shown is found out', () => {
  expect(checkProof(record, 'a'.repeat(64))).toMatchObject({ ok: false, why: 'secret-does-not-match' });
});

test('a changed draw is found out, with its entry', () => {
  const log = record.log.map((entry: { number: number; at: number }) =>
    entry.number === 0 ? { ...entry, events: [] } : entry,
  );
  expect(checkProof({ ...record, log }, record.commitment)).toMatchObject({ ok: false, entry: 0 });
});

test('what is no game at all is no proof', () => {
  expect(checkProof({ hello: 'world' }, record.commitment)).toMatchObject({ ok: false, entry: -1 });
});
