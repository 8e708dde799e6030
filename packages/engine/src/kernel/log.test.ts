import { describe, expect, test } from 'vitest';
import { seededRng } from '../../testing/chance.ts';
import { laid, lay, plainGame } from '../../testing/crossword.ts';
import { START } from '../../testing/kit.ts';
import { replay, submit } from './log.ts';
import { lexiconFrom } from './word-list.ts';

const at = (now: number) => ({
  now,
  contextFor: (step: number) => ({ rng: seededRng(step), lexicon: lexiconFrom({ words: ['EN'] }) }),
});

test('a log replays by itself to the same state', () => {
  const table = laid({ racks: ['ENXX', 'EN'], options: { gameSeconds: 600 }, words: ['EN'] });
  table.when(lay(0, 'H8 EN'));
  table.wait(10);
  table.when({ by: 1, do: 'dispute' });
  table.wait(100);
  table.when({ by: 1, do: 'exchange', tiles: 'E' });
  table.when({ by: 0, do: 'resign' });
  const created = plainGame.create(2, { gameSeconds: 600 });
  if ('refusal' in created) throw new Error('not created');
  expect(replay(plainGame, created.state, table.log)).toEqual(table.state);
  expect(replay(plainGame, created.state, JSON.parse(JSON.stringify(table.log)))).toEqual(table.state);
});

test('a house first plays what is due, at the time it was due, then the move', () => {
  const table = laid({ racks: ['ENXX', 'ENXX'], options: { turnSeconds: 60 } });
  const { steps, state, refusal } = submit(plainGame, table.state, {
    move: { by: 0, do: 'pass' },
    ...at(START + 130_000),
  });
  expect(refusal).toBeUndefined();
  expect(steps.map(({ move, at }) => [move.by, move.do, at - START])).toEqual([
    ['house', 'timeout', 60_000],
    ['house', 'timeout', 120_000],
    [0, 'pass', 130_000],
  ]);
  expect(state.turn).toBe(1);
});

test('a refused move does not undo what was due', () => {
  const table = laid({ racks: ['ENXX', 'ENXX'], options: { turnSeconds: 60 } });
  const { steps, state, refusal } = submit(plainGame, table.state, {
    move: { by: 0, do: 'pass' },
    ...at(START + 60_000),
  });
  expect(refusal).toEqual({ code: 'not-your-turn' });
  expect(steps).toHaveLength(1);
  expect(state.turn).toBe(1);
});

test('an ordinary refusal plays nothing', () => {
  const table = laid({ racks: ['EN', 'EN'] });
  const { steps, state, refusal } = submit(plainGame, table.state, {
    move: { by: 1, do: 'pass' },
    ...at(START),
  });
  expect(refusal).toEqual({ code: 'not-your-turn' });
  expect(steps).toEqual([]);
  expect(state).toBe(table.state);
});

test('B-22 a move that arrives when the window has just run out is played after its closing', () => {
  const table = laid({ players: 3, racks: ['ENXX', 'EN', 'EN'] });
  table.when(lay(0, 'H8 EN'));
  const { steps, state } = submit(plainGame, table.state, {
    move: { by: 1, do: 'pass' },
    ...at(START + 30_000),
  });
  expect(steps.map(({ move }) => move.do)).toEqual(['timeout', 'pass']);
  expect(state).toMatchObject({ turn: 2, scores: [4, 0, 0] });
});

describe('without a move', () => {
  const waiting = () => laid({ racks: ['ENXX', 'ENXX'], options: { turnSeconds: 60 } }).state;

  test('only what is due happens', () => {
    const { steps, refusal } = submit(plainGame, waiting(), { move: null, ...at(START + 60_000) });
    expect(steps.map(({ move }) => move.do)).toEqual(['timeout']);
    expect(refusal).toBeUndefined();
    expect(submit(plainGame, waiting(), { move: null, ...at(START + 59_999) }).steps).toEqual([]);
  });

  test('time during which no house was running is given back first', () => {
    const { steps, state } = submit(plainGame, waiting(), { move: null, away: 90_000, ...at(START + 130_000) });
    expect(steps.map(({ move }) => move)).toEqual([{ by: 'house', do: 'resume', away: 90_000 }]);
    expect(plainGame.deadlineOf(state)?.at).toBe(START + 150_000);
  });

  test('what was due before the pause comes after it in the log', () => {
    const { steps } = submit(plainGame, waiting(), { move: null, away: 10_000, ...at(START + 80_000) });
    expect(steps.map(({ move, at: time }) => [move.do, time - START])).toEqual([
      ['resume', 80_000],
      ['timeout', 80_000],
    ]);
  });

  test('no time is given back where no clock runs', () => {
    const { state } = laid({ racks: ['ENXX', 'ENXX'] });
    expect(submit(plainGame, state, { move: null, away: 10_000, ...at(START) }).steps).toEqual([]);
  });
});

test('no step is older than the latest entry, even if the clock was set back', () => {
  const { state } = laid({ racks: ['ENXX', 'ENXX'] });
  const { steps } = submit(plainGame, state, { move: { by: 0, do: 'pass' }, since: START + 5000, ...at(START) });
  expect(steps.map(({ at: time }) => time)).toEqual([START + 5000]);
});
