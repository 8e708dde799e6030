/** What the page offers is what the engine offers for the viewer, in a game of each family. */
import { type AnyGame, GAME_IDS, GAMES, gameById, isRefused, lexiconFrom } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import type { GameView } from '../connection/table-store.ts';
import { offersOf, offerTo } from './offers.ts';

const context = { now: 0, rng: { below: () => 0 }, lexicon: lexiconFrom({ words: ['DEN'] }) };

/** A game of two that has just been dealt, as a seat or a spectator sees it. */
function seen(game: AnyGame, viewer: number | 'spectator', resigned = false): GameView {
  const { create, decide, viewFor } = gameById(game.id as (typeof GAME_IDS)[number]);
  const created = create(2, { starter: 0 });
  if ('refusal' in created) throw new Error('not created');
  const moves = [
    { by: 'house', do: 'deal' },
    { by: 1, do: 'resign' },
  ] as const;
  const state = moves.slice(0, resigned ? 2 : 1).reduce((before, move) => {
    const decision = decide(before, move, context);
    if (isRefused(decision)) throw new Error(decision.refusal.code);
    return decision.state;
  }, created.state);
  return viewFor(state, viewer) as GameView;
}

const FIRST = { board: 'lay', 'board-with-cards': 'lay', table: 'arrange' } as const;

describe.each(GAME_IDS.map((id) => GAMES[id]))('in $id', (game) => {
  const turn = FIRST[game.family];

  test('the seat on turn is offered its turn, the other and a spectator are not', () => {
    expect(offerTo(game, seen(game, 0), turn)).not.toBeNull();
    expect(offerTo(game, seen(game, 1), turn)).toBeNull();
    expect(offersOf(game, seen(game, 'spectator'))).toEqual([]);
  });

  test('nobody is offered anything once the game is over', () => {
    expect(offersOf(game, seen(game, 0, true))).toEqual([]);
  });
});
