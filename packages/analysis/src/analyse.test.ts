import { type Tile, UNSEEN } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { analyse, analysisOf } from './analyse.ts';
import { ANALYSIS_LEVELS, type TurnAnalysis } from './analysis.ts';
import { isSameMove } from './board/static.ts';
import { inputFor, known, recorded, run } from './kit.testing.ts';
import { isAsGood } from './verdict.ts';

const GAME = 'scrabble-xl-nl/went-out';

test.each([GAME, 'scrabble-de/went-out', 'trickster-nl/went-out-1', 'rummikub-sabra/points'])(
  '%s: every turn of the story has its position, with the rack of its player',
  (name) => {
    const { positions, story } = known(recorded(name));
    expect(positions.map(({ turn }) => turn)).toEqual(story.turns);
    for (const { turn, state } of positions) {
      const before = turn.before.racks[turn.seat];
      if (before && turn.cards.length === 0) {
        expect((state as { racks?: Tile[][] }).racks?.[turn.seat]?.toSorted()).toEqual(before.toSorted());
      }
    }
  },
);

/** A verdict never contradicts its own figures. */
function expectLaw({ played, best, verdict, lost, basis, unjudged }: TurnAnalysis): void {
  const [first] = best;
  if (verdict === null) {
    expect(unjudged).not.toBeNull();
    return;
  }
  if (first && isSameMove(first.move, played.move)) expect(isAsGood(verdict)).toBe(true);
  if (isAsGood(verdict)) expect(lost).toBe(0);
  if (basis === 'proven') expect(best.every(({ equity }) => equity <= (first?.equity ?? 0))).toBe(true);
  if (basis === 'proven' && verdict === 'best') expect(played.equity).toBe(first?.equity ?? 0);
}

describe.each(ANALYSIS_LEVELS)('%s', (level) => {
  const input = { ...inputFor(recorded(GAME), (place) => place % 20 === 8 || place === 47), level };
  const analysis = run(input);

  test('a move as good as the best is never a mistake', () => {
    expect(analysis.turns.length).toBeGreaterThan(2);
    for (const turn of analysis.turns) expectLaw(turn);
  });

  test('the same seed and effort give the same analysis', () => {
    expect(run(input)).toEqual(analysis);
  });

  test('an analysis that was stopped goes on where it was', () => {
    const found = new Map<number, TurnAnalysis>();
    const steps = analyse(input);
    for (let taken = 0; taken < 5; taken++) {
      const { value, done } = steps.next();
      if (!done && value.turn) found.set(value.turn.turn, value.turn);
    }
    expect(run({ ...input, known: analysisOf(input, [...found.values()]) })).toEqual(analysis);
  });

  test('what belongs to another record is not taken over', () => {
    const [first] = analysis.turns;
    const stale = { ...analysis, turns: first ? [{ ...first, lost: 1000 }] : [] };
    const key = { ...stale.key, record: 'another' };
    expect(run({ ...input, known: { ...stale, key } })).toEqual(analysis);
  });
});

test('without the whole list at hand, static analysis is the same', () => {
  const input = inputFor(recorded(GAME), (place) => place === 10);
  const { finder } = input;
  if (!('at' in finder)) throw new Error('a board game');
  expect(run({ ...input, finder: { ...finder, isReady: () => false } })).toEqual(run(input));
});

test('a turn with an unknown rack gets no verdict', () => {
  const input = inputFor(recorded(GAME), (place) => place === 3 || place === 6);
  const hidden = input.positions.positions.map((position) => {
    const state = position.state as typeof position.state & { racks: Tile[][] };
    return { ...position, state: { ...state, racks: state.racks.map((rack) => rack.map(() => UNSEEN)) } };
  });
  const { turns } = run({ ...input, positions: { ...input.positions, positions: hidden } });
  expect(turns.map(({ verdict, lost, best, unjudged }) => ({ verdict, lost, best, unjudged }))).toEqual(
    turns.map(() => ({ verdict: null, lost: 0, best: [], unjudged: 'no-rack' })),
  );
});

test('three players: a chance and a rank for every move', () => {
  const input = inputFor(recorded('scrabble-de/went-out-1'), (place) => place === 5);
  const [turn] = run({ ...input, level: 'sim' }).turns;
  expect(input.positions.story.scores).toHaveLength(3);
  expect(turn?.basis).toBe('simulated');
  expect(turn?.best.length).toBeGreaterThan(2);
  for (const { win, rank } of turn?.best ?? []) {
    expect(win?.mean).toBeGreaterThanOrEqual(0);
    expect(win?.mean).toBeLessThanOrEqual(1);
    expect(rank).toBeGreaterThanOrEqual(1);
    expect(rank).toBeLessThanOrEqual(3);
  }
});
