/** Positions for tests: a deal of two players, set up by hand, and seat 0's view of it. */
import { type GameId, gameById, type Lexicon } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import type { BotView } from './choose-move.ts';

export interface Dealing {
  readonly lexicon: Lexicon;
  readonly setup: object;
  readonly options?: object;
}

export function dealtView(id: GameId, { lexicon, setup, options = {} }: Dealing): BotView {
  const game = gameById(id);
  const created = game.create(2, { starter: 0, ...options });
  if ('refusal' in created) throw new Error(created.refusal.code);
  const deal = { by: 'house', do: 'deal', setup } as never;
  const dealt = game.decide(created.state, deal, { now: 0, rng: seededRng(1), lexicon });
  if ('refusal' in dealt) throw new Error(JSON.stringify(dealt.refusal));
  return game.viewFor(dealt.state, 0) as BotView;
}
