import { GAMES, type TableGameId, type TableState, type TableView } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { describe, expect, test } from 'vitest';
import { tickingClock } from '../arena.testing.ts';
import { startThinking } from '../budget.ts';
import { thinkOfMove } from '../choose-move.ts';
import type { TableFinder } from '../finder.ts';
import { LEVELS } from '../level.ts';
import { toolsFor } from '../lists.testing.ts';
import { YARDSTICKS } from '../yardsticks.ts';
import { bestTurns } from './best-turns.ts';
import { leaveValueFor } from './leave.ts';
import { leadAfter } from './rollout.ts';
import { simulatedTable } from './simulate.ts';

const finderOf = (game: TableGameId) => toolsFor(game).finder as TableFinder;

/** A position set up by hand, seat 0 to move. */
function stateOf(game: TableGameId, setup: object): TableState {
  const created = GAMES[game].create(2, { starter: 0 });
  if ('refusal' in created) throw new Error(created.refusal.code);
  const move = { by: 'house', do: 'deal', setup: { opened: [true, true], unchecked: true, ...setup } } as const;
  const { lexicon } = toolsFor(game);
  const dealt = GAMES[game].decide(created.state, move, { now: 0, rng: seededRng(1), lexicon });
  if ('refusal' in dealt) throw new Error(JSON.stringify(dealt.refusal));
  return dealt.state;
}

const thinkingFor = (milliseconds: number) => startThinking({ milliseconds, now: tickingClock() });

describe('the leave', () => {
  const sabra = stateOf('rummikub-sabra', { racks: [[...'OENSTRA'], [...'EEEEEEE']] });
  const view = GAMES['rummikub-sabra'].viewFor(sabra, 0);
  const worthOf = (change: Partial<TableView>, left: string) =>
    leaveValueFor({ ...view, ...change }, finderOf('rummikub-sabra'))([...left]);

  test('tiles are kept for later turns, jokers above all', () => {
    expect(worthOf({}, 'EN')).toBeGreaterThan(worthOf({}, 'E'));
    expect(worthOf({}, '@')).toBeGreaterThan(worthOf({}, 'ENSTRA'));
  });

  test.each<[string, Partial<TableView>]>([
    ['the pot is nearly empty', { pot: { count: 5, piles: null } }],
    ['the last round has begun', { ending: { reason: 'points', rounds: 0 } }],
    [
      'somebody is near the target',
      { options: { ...view.options, end: 'points' }, seats: view.seats.map((seat) => ({ ...seat, score: 35 })) },
    ],
  ])('R-11 tiles left cost points: %s', (_, change) => {
    expect(worthOf(change, 'EN')).toBe(-2);
    expect(worthOf(change, '@')).toBe(-10);
  });
});

describe('the turns to choose from', () => {
  const state = stateOf('rummikub-sabra', { racks: [[...'OENQXYQ'], [...'E']], table: ['HUT'] });
  const view = GAMES['rummikub-sabra'].viewFor(state, 0);
  const turns = bestTurns(view, finderOf('rummikub-sabra'), {
    opened: true,
    budget: { milliseconds: 200, now: tickingClock() },
    more: 200,
  });

  test('the first scores most, the others score other words and little less', () => {
    expect(turns[0]).toMatchObject({ scores: 'HOUTEN', score: 6 });
    expect(new Set(turns.map(({ scores }) => scores)).size).toBe(turns.length);
    expect(turns.length).toBeGreaterThan(2);
    for (const { score } of turns) expect(score).toBeGreaterThanOrEqual(3);
  });
});

describe('a turn and the replies to it', () => {
  const game = 'rummikub-international';
  const lead = (rack: string, table: readonly string[]) => {
    const state = stateOf(game, { racks: [[...'KAMERQQ'], [...rack]], opened: [false, true], table: [] });
    return leadAfter(finderOf(game), { state, move: { by: 0, do: 'arrange', table } }, thinkingFor(200));
  };

  test('the best reply is deducted', () => {
    expect(lead('Q', ['KAMER'])).toBe(5);
    expect(lead('S', ['KAMER'])).toBe(5 - 6);
  });

  test('a turn that is refused has no value', () => {
    expect(lead('S', ['KMAER'])).toBeNull();
  });
});

describe.each(['GOEDEXX', 'DINGSJJ'])('R-11 in the last turn points and tiles left count together: %s', (rack) => {
  const game = 'rummikub-international';
  const finder = finderOf(game);
  // The starter has reached the target, so that this turn is the last.
  const setup = { racks: [[...'E'], [...rack]], table: ['KAMERS', 'WERKEN'], turn: 1, scores: [55, 40] };
  const state = stateOf(game, setup);
  const view = GAMES[game].viewFor(state, 1);
  const leadOf = (table: readonly string[]) =>
    leadAfter(finder, { state, move: { by: 1, do: 'arrange', table } }, thinkingFor(10)) ?? Number.NaN;
  const tools = { ...toolsFor(game), finder, view };

  test('the best of the turns found is chosen', () => {
    const budget = { milliseconds: 300, now: tickingClock() };
    const turns = bestTurns(view, finder, { opened: true, budget, more: 120 });
    const turn = { ...tools, level: LEVELS.unbeatable, rng: seededRng(rack), thinking: thinkingFor(305) };
    const chosen = simulatedTable(turn, { by: 1, opened: true });
    expect(leadOf(chosen?.table ?? [])).toBe(Math.max(...turns.map(({ table }) => leadOf(table))));
    expect(chosen?.score).toBeLessThan(turns[0]?.score ?? 0);
  });

  test('the strongest level plays it, and the greedy yardstick does not', () => {
    const [unbeatable, greedy] = [{}, YARDSTICKS.greedy].map((change) => {
      const level = { ...LEVELS.unbeatable, ...change };
      const budget = { milliseconds: 305, now: tickingClock() };
      return thinkOfMove({ ...tools, level, rng: seededRng(rack), budget }) as { table: readonly string[] };
    });
    expect(leadOf(unbeatable?.table ?? [])).toBeGreaterThan(leadOf(greedy?.table ?? []));
  });
});
