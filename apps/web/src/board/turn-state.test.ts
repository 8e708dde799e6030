/** Who may move now, seen from a view: the own turn, or the next one while the last play can still be disputed. */
import {
  type CrosswordState,
  type CrosswordView,
  lexiconFrom,
  scrabbleXlNl,
  scrabbleXlNlRules,
} from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { mayExchange, mayMoveNow } from './turn-state.ts';

const context = { now: 0, rng: { below: () => 0 }, lexicon: lexiconFrom({ words: ['DEN'] }) };

/** A real game, seen by a seat after these moves. */
function seen(seat: number, { seats = 2, options = {}, moves = [] as readonly object[] } = {}): CrosswordView {
  const made = scrabbleXlNl.create(seats, options);
  if (!('state' in made)) throw new Error('bad options');
  const racks = Array.from({ length: seats }, () => 'DENENAR');
  const deal = { by: 'house', do: 'deal', setup: { racks, turn: 0 } };
  const state = [deal, ...moves].reduce<CrosswordState>((before, move) => {
    const decision = scrabbleXlNl.decide(before, move as never, context);
    if ('refusal' in decision) throw new Error(JSON.stringify(decision.refusal));
    return decision.state;
  }, made.state);
  return scrabbleXlNl.viewFor(state, seat);
}

const lay = { by: 0, do: 'lay', at: 'H7', word: 'DEN' };
const unhurried = { disputeSeconds: null };

describe('a seat may move', () => {
  test('in its own turn only', () => {
    expect([0, 1].map((seat) => mayMoveNow(seen(seat), seat))).toEqual([true, false]);
  });

  test('B-22 as the next one, which accepts the open play', () => {
    const options = unhurried;
    expect([0, 1].map((seat) => mayMoveNow(seen(seat, { options, moves: [lay] }), seat))).toEqual([false, true]);
  });

  test('B-22 not while seconds run and others may still speak', () => {
    const three = { seats: 3, moves: [lay] };
    expect([1, 2].map((seat) => mayMoveNow(seen(seat, three), seat))).toEqual([false, false]);
    const heard = { ...three, moves: [lay, { by: 2, do: 'accept' }] };
    expect(mayMoveNow(seen(1, heard), 1)).toBe(true);
  });

  test('not any more when the game is over', () => {
    const view = seen(1, { moves: [{ by: 1, do: 'resign' }] });
    expect(mayMoveNow(view, 0)).toBe(false);
  });
});

test('XL-01 exchanging needs seven tiles in the bag', () => {
  const view = seen(0);
  expect([7, 6, 0].map((bag) => mayExchange(scrabbleXlNlRules, { ...view, bag }))).toEqual([true, false, false]);
});
