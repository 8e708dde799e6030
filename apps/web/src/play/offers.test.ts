/** The page offers exactly what the engine offers, in a game of each family. */
import { type AnyGame, GAME_IDS, GAMES, gameById, isRefused, lexiconFrom } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import type { GameView } from '../connection/table-store.ts';
import { offersOf, offerTo } from './offers.ts';

const context = { now: 0, rng: { below: () => 0 }, lexicon: lexiconFrom({ words: ['DEN'] }) };

/** A game of two right after the deal, as a seat or a spectator sees it. */
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

  test('only the seat to move is offered a turn', () => {
    expect(offerTo(game, seen(game, 0), turn)).not.toBeNull();
    expect(offerTo(game, seen(game, 1), turn)).toBeNull();
    expect(offersOf(game, seen(game, 'spectator'))).toEqual([]);
  });

  test('nobody is offered anything after the game', () => {
    expect(offersOf(game, seen(game, 0, true))).toEqual([]);
  });
});
