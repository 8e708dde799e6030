import { recordVerdicts } from '@lettertafel/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { headOf, lexicon, START } from './kit.testing.ts';
import { DamagedLog, type LiveGame, replayOn, startGame } from './live-game.ts';

const DEAL = { by: 'house', do: 'deal' } as const;

function start(options: Record<string, unknown> = {}): LiveGame {
  const { id, settings, chance } = headOf({ options: { starter: 0, ...options } });
  const started = startGame(id, settings, chance);
  if ('refusal' in started) throw new Error(started.refusal.code);
  return started;
}

const dealt = (options?: Record<string, unknown>) => decide(start(options), { move: DEAL, now: START, lexicon }).after;

test('numbers entries, counts draws, and replays a log to the same game', () => {
  const deal = decide(start(), { move: DEAL, now: START, lexicon });
  const [first] = deal.after.state.dealt ? (deal.after.state as unknown as { racks: string[][] }).racks : [];
  const request = { sender: 'noord', id: '1' };
  const swap = { by: 0, do: 'exchange', tiles: first?.slice(0, 2).join('') };
  const swapped = decide(deal.after, { move: swap, request, now: START + 1, lexicon });
  const log = [...deal.entries, ...swapped.entries];
  expect(log.map(({ number, draw, request: asked }) => [number, draw, asked])).toEqual([
    [0, 0, undefined],
    [1, 1, request],
  ]);
  expect(swapped.after).toMatchObject({ length: 2, draws: 2, latest: START + 1 });
  expect(replayOn(start(), JSON.parse(JSON.stringify(log)))).toEqual(swapped.after);
});

test('a refusal adds nothing and changes nothing', () => {
  const table = dealt();
  const { entries, after, refusal } = decide(table, { move: { by: 1, do: 'pass' }, now: START, lexicon });
  expect(refusal).toEqual({ code: 'not-your-turn' });
  expect(entries).toEqual([]);
  expect(after).toEqual(table);
});

test('a refused move keeps the timeouts that were due, and its request may be sent again', () => {
  const table = dealt({ turnSeconds: 60 });
  const request = { sender: 'noord', id: '1' };
  const late = decide(table, { move: { by: 0, do: 'pass' }, request, now: START + 60_000, lexicon });
  expect(late.refusal).toEqual({ code: 'not-your-turn' });
  expect(late.entries.map(({ move, request: asked }) => [move.do, asked])).toEqual([['timeout', undefined]]);
  expect(late.after.requests).toEqual([]);
});

test('downtime is given back by an entry of the log', () => {
  const table = dealt({ turnSeconds: 60 });
  const { entries, after } = decide(table, { move: null, owed: 50_000, now: START + 80_000, lexicon });
  expect(entries.map(({ move, at }) => [move, at])).toEqual([
    [{ by: 'house', do: 'resume', away: 50_000 }, START + 80_000],
  ]);
  expect(after.game.deadlineOf(after.state)?.at).toBe(START + 110_000);
});

test('each entry has exactly the verdicts it asked for', () => {
  const table = dealt({ checking: 'automatic', turnSeconds: 60 });
  const { racks } = table.state as unknown as { racks: string[][] };
  const word = (racks[1] ?? []).slice(0, 2).join('');
  const good = { ...lexicon, has: () => true, isName: () => false };
  const move = { by: 1, do: 'lay', at: 'H8', word };
  const { entries } = decide(table, { move, now: START + 60_000, lexicon: recordVerdicts(good).lexicon });
  expect(entries.map(({ move: { do: made }, verdicts }) => [made, verdicts !== undefined])).toEqual([
    ['timeout', false],
    ['lay', true],
  ]);
});

test('a log without an entry in the middle or at the end is damaged', () => {
  const { entries } = decide(start(), { move: DEAL, now: START, lexicon });
  const later = entries.map((entry) => ({ ...entry, number: entry.number + 1 }));
  expect(() => replayOn(start(), later)).toThrow(new DamagedLog('the log of table test lacks entry 0 of 1'));
  expect(() => replayOn(start(), entries, 3)).toThrow('the log of table test lacks entry 1 of 3');
});

test('never gives back more time than has passed since the latest entry', () => {
  const table = dealt({ turnSeconds: 60 });
  const time = fc.integer({ min: 0, max: 200_000 });
  fc.assert(
    fc.property(time, time, (owed, passed) => {
      const { entries } = decide(table, { move: null, owed, now: START + passed, lexicon });
      const given = entries.reduce((sum, { move }) => sum + ('away' in move ? Number(move.away) : 0), 0);
      expect(given).toBeLessThanOrEqual(passed);
      // All of it, if so much has passed.
      expect(given).toBe(Math.min(owed, passed));
    }),
  );
});
