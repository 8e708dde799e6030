/** Which seat a shared device shows, and which seats the game waits for. */
import { type Card, lexiconFrom, type TricksterMove, type TricksterView, tricksterNl } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { awaitedWithoutLimit, isAwaited, seatToShow } from './awaited-seats.ts';

const context = { now: 0, rng: { below: () => 0 }, lexicon: lexiconFrom({ words: ['DEN'] }) };
const GAME = 'trickster-nl';
const EVERYBODY = [0, 1, 2];

function viewAfter(
  hands: readonly (readonly Card[])[],
  moves: readonly TricksterMove[],
  reactionSeconds: number | null = null,
): TricksterView {
  const made = tricksterNl.create(hands.length, { checking: 'automatic', reactionSeconds });
  if (!('state' in made)) throw new Error('bad options');
  const setup = { racks: hands.map(() => 'DENENAR'), cards: hands, turn: 0 };
  let { state } = made;
  for (const move of [{ by: 'house', do: 'deal', setup }, ...moves]) {
    const decision = tricksterNl.decide(state, move as never, context);
    if ('refusal' in decision) throw new Error(JSON.stringify(decision.refusal));
    state = decision.state;
  }
  return tricksterNl.viewFor(state, 0);
}

const goOn = (by: number): TricksterMove => ({ by, do: 'accept' });
const layWithCard: TricksterMove = { by: 0, do: 'lay', at: 'H8', word: 'DEN', cards: [{ card: 'add-ten' }] };

test('TR-17 the others are asked before the turn begins, the current holder of the device first', () => {
  const hands: Card[][] = [['add-ten'], ['anywhere'], ['backwards']];
  expect(seatToShow(GAME, viewAfter(hands, []), { mine: EVERYBODY, shown: 2 })).toBe(2);
  expect(seatToShow(GAME, viewAfter(hands, [goOn(2)]), { mine: EVERYBODY, shown: 2 })).toBe(1);
  expect(seatToShow(GAME, viewAfter(hands, [goOn(2), goOn(1)]), { mine: EVERYBODY, shown: 1 })).toBe(0);
});

test('TR-17 a seat without cards is not asked', () => {
  expect(seatToShow(GAME, viewAfter([[], ['anywhere'], []], []), { mine: EVERYBODY, shown: 2 })).toBe(1);
});

test('TR-12 a card is shown to all others in turn, then back to the seat to move', () => {
  const announced = [goOn(1), goOn(2), layWithCard];
  const hands: Card[][] = [['add-ten'], ['anywhere'], []];
  expect(seatToShow(GAME, viewAfter(hands, announced), { mine: EVERYBODY, shown: 0 })).toBe(1);
  expect(seatToShow(GAME, viewAfter(hands, [...announced, goOn(1)]), { mine: EVERYBODY, shown: 1 })).toBe(2);
});

test('seats of other devices are not shown', () => {
  expect(seatToShow(GAME, viewAfter([[], ['anywhere'], []], []), { mine: [0], shown: 0 })).toBe(0);
});

test('without a clock the game waits for the seats that are asked, otherwise for the seat to move', () => {
  const hands: Card[][] = [['add-ten'], ['anywhere'], ['backwards']];
  expect(awaitedWithoutLimit(GAME, viewAfter(hands, []))).toEqual([1, 2]);
  const begun = [goOn(1), goOn(2)];
  expect(awaitedWithoutLimit(GAME, viewAfter(hands, begun))).toEqual([0]);
  expect(awaitedWithoutLimit(GAME, viewAfter(hands, [...begun, layWithCard, goOn(1)]))).toEqual([2]);
});

test('with a time limit nobody is waited for indefinitely', () => {
  const hands: Card[][] = [['add-ten'], ['anywhere']];
  expect(awaitedWithoutLimit(GAME, viewAfter(hands, [], 15))).toEqual([]);
});

test('TR-12 while others may answer a card, its player is not awaited', () => {
  const hands: Card[][] = [['add-ten'], ['anywhere'], []];
  const awaited = (moves: readonly TricksterMove[]) =>
    EVERYBODY.filter((seat) => isAwaited(GAME, viewAfter(hands, moves), seat));
  // Whether the turn may begin is not asked aloud.
  expect(awaited([])).toEqual([0]);
  expect(awaited([goOn(1), goOn(2), layWithCard])).toEqual([1, 2]);
  expect(awaited([goOn(1), goOn(2), layWithCard, goOn(1)])).toEqual([2]);
});
