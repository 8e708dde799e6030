import { expect, test } from 'vitest';
import { seededRng } from '../../../testing/chance.ts';
import { isRefused } from '../../kernel/game.ts';
import { UNSEEN_CARD } from './cards.ts';
import { tricksterNl as game } from './game.ts';
import type { TricksterState } from './state.ts';

const context = { now: 0, rng: seededRng('unseen'), lexicon: { has: () => true } as never };

/** A game with a real box: nobody's tiles and cards are known. */
function realBox(deck: number): TricksterState | { refusal: { code: string; path?: string } } {
  const created = game.create(2, { disputeSeconds: null, reactionSeconds: null });
  if (isRefused(created)) throw new Error(created.refusal.code);
  const dealt = game.decide(
    created.state,
    { by: 'house', do: 'deal', setup: { racks: [7, 7], deck, turn: 0 } },
    context,
  );
  return isRefused(dealt) ? dealt : dealt.state;
}

function after(state: TricksterState, ...moves: readonly Parameters<typeof game.decide>[1][]): TricksterState {
  return moves.reduce((before, move) => {
    const decision = game.decide(before, move, context);
    if (isRefused(decision)) throw new Error(`${move.do}: ${decision.refusal.code}`);
    return decision.state;
  }, state);
}

const TIME = { by: 'house', do: 'timeout' } as const;

test('TR-02 a deck may be known by its size alone, at most the 22 of the box', () => {
  expect((realBox(22) as TricksterState).deck).toEqual(Array(22).fill(UNSEEN_CARD));
  expect(realBox(23)).toMatchObject({ refusal: { code: 'bad-setup', path: 'setup.deck' } });
});

test('TR-04 a card taken unseen may be any card, and counts as one of the hand until it is played', () => {
  const start = realBox(22) as TricksterState;
  // H6 and H10 are trick squares.
  const taken = after(start, { by: 0, do: 'lay', at: 'H6', word: 'WONEN' }, TIME, { by: 0, do: 'take' });
  expect(taken.hands[0]).toEqual([UNSEEN_CARD, UNSEEN_CARD]);
  const played = after(taken, { by: 0, do: 'card', card: 'steal-tile', target: 1 }, TIME);
  expect(played.hands[0]).toEqual([UNSEEN_CARD]);
  expect(played.seen).toEqual(['steal-tile']);
  expect(played.racks.map(({ length }) => length)).toEqual([8, 6]);
});

/** The A of WaS at I6 is a Q that lies face down. */
function withTurnedTile(): TricksterState {
  const start = realBox(22) as TricksterState;
  const taken = after(start, { by: 0, do: 'lay', at: 'H6', word: 'WONEN' }, TIME, TIME, { by: 1, do: 'pass' }, TIME);
  return after(
    taken,
    { by: 0, do: 'lay', at: '6H', word: 'WaS', cards: [{ card: 'tile-as-blank', square: 'I6', tile: 'Q' }] },
    TIME,
  );
}

test('TR-27 the box counts a turned tile as its letter', () => {
  expect(game.lyingTiles(withTurnedTile()).join('')).toBe('WONENSQ');
});

test('TR-27 everybody sees where a letter lies face down, and nobody which it is', () => {
  const state = withTurnedTile();
  const view = game.viewFor(state, 0);
  expect(view.faceDown).toEqual([8 * 15 + 5]);
  const unseen = game.unseenFor(view);
  expect(unseen.filter((tile) => tile === '?' || tile === 'Q')).toEqual(['?', '?', 'Q']);
  const other = { ...state, turned: state.turned.map((turned) => ({ ...turned, tile: 'X' })) };
  expect(game.viewFor(other, 0)).toEqual(view);
});
