import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyseRecord } from './analyse.ts';
import { InputError } from './input.ts';

const read = (name: string) => JSON.parse(readFileSync(`fixtures/games/${name}.json`, 'utf8'));
const STATIC = { level: 'static' };

test('players and turns; a simulation gives chances', () => {
  const record = read('scrabble-de/all-passed');
  const { players, turns } = analyseRecord(record, { level: 'sim', budget: '60' });
  expect(players.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(turns.map(({ number }) => number)).toEqual(turns.map((_, index) => index + 1));
  expect(turns.length).toBeGreaterThan(3);
  expect(turns.some(({ basis }) => basis === 'simulated')).toBe(true);
  for (const { basis, best, verdict, lost } of turns) {
    for (const { win } of best) expect(win === null).toBe(basis !== 'simulated');
    if (verdict === 'best' || verdict === 'equal') expect(lost).toBe(0);
  }
  const judged = players.reduce((sum, { turns: count }) => sum + count, 0);
  expect(judged).toBe(turns.filter(({ verdict }) => verdict !== null).length);
});

test.each<[string, unknown, string, object]>([
  ['another document', { players: [] }, 'game', STATIC],
  ['an unknown level', read('scrabble-de/all-passed'), '--level', { level: 'deep' }],
  ['a budget that is no number', read('scrabble-de/all-passed'), '--budget', { level: 'sim', budget: 'x' }],
  [
    'a game that goes on',
    { ...read('scrabble-de/all-passed'), log: read('scrabble-de/all-passed').log.slice(0, 3) },
    'log',
    STATIC,
  ],
  ['events that no game has', withoutLetters(), 'log.1', STATIC],
])('%s is refused', (_, input, where, flags) => {
  const act = () => analyseRecord(input, flags as never);
  expect(act).toThrow(InputError);
  expect(act).toThrow(where);
});

function withoutLetters(): object {
  const record = read('scrabble-xl-nl/went-out');
  const [deal, lay, ...rest] = record.log;
  return { ...record, log: [deal, { ...lay, events: [{ type: 'laid', seat: 0 }] }, ...rest] };
}
