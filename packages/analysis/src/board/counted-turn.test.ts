import type { Seated } from '@lettertafel/bots';
import { type CrosswordState, type CrosswordView, gameById } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import type { ComparedPlay, TurnAnalysis } from '../analysis.ts';
import { inputFor, recorded, run } from '../kit.testing.ts';
import { isAsGood } from '../verdict.ts';
import { shareBounds, unseenForLast } from './draws.ts';

const GAME = 'scrabble-xl-nl';
const input = inputFor(recorded(`${GAME}/went-out`));
/** The last turn with an empty bag and tiles on both racks that is small enough to be searched at once. */
const last = input.positions.positions
  .flatMap((position) => {
    const state = position.state as CrosswordState;
    const isSmall = state.bag.length === 0 && (state.racks[1 - position.turn.seat]?.length ?? 0) > 1;
    return isSmall && position.turn.what === 'laid' ? [{ position, state, seat: position.turn.seat }] : [];
  })
  .slice(-1);
const [{ position, state, seat } = noEndgame()] = last;

function noEndgame(): never {
  throw new Error('no endgame');
}

/** One tile of the other rack is in the bag, and the player on turn is so many points ahead. */
function withLead(lead: number): TurnAnalysis {
  const other = state.racks[1 - seat] ?? [];
  const racks = state.racks.with(1 - seat, other.slice(1));
  const scores = state.scores.map((_, one) => 200 + (one === seat ? lead : 0));
  const changed = { ...position, state: { ...state, racks, bag: other.slice(0, 1), scores } };
  const [turn] = run({ ...input, level: 'sim', positions: { ...input.positions, positions: [changed] } }).turns;
  if (!turn) throw new Error('no turn');
  return turn;
}

test.each([-60, -20, 0, 20, 60])('with a lead of %d the verdict does not contradict what was counted', (lead) => {
  const { played, best, verdict, lost, basis } = withLead(lead);
  const counted = best.filter(({ draws }) => draws);
  expect(counted.length).toBeGreaterThan(0);
  const bounds = ({ draws }: ComparedPlay) => (draws ? shareBounds(draws) : { low: 0, high: 1 });
  for (const play of counted) {
    const { draws, win } = play;
    const { low, high } = bounds(play);
    expect(draws?.of).toBe(state.racks[1 - seat]?.length);
    expect(win?.mean).toBeGreaterThanOrEqual(low - 0.001);
    expect(win?.mean).toBeLessThanOrEqual(high + 0.001);
  }
  const most = Math.max(...counted.map((play) => bounds(play).low));
  if (bounds(played).high < most) expect(isAsGood(verdict)).toBe(false);
  if (isAsGood(verdict)) expect(lost).toBe(0);
  expect(basis).not.toBe('proven');
});

test('only the last tile of a game of two is counted', () => {
  const view = gameById(GAME).viewFor(state, seat) as CrosswordView;
  const seated = { view, finder: input.finder, seat } as Seated;
  expect(unseenForLast(seated)).toBeNull();
  const short = { ...view, bag: 1, seats: view.seats.map((one, of) => (of === seat ? one : { ...one, tiles: 0 })) };
  expect(unseenForLast({ ...seated, view: short })).toBeNull();
});
