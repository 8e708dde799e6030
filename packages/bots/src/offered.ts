/** The engine's offers for a bot's seat, from its view alone. */
import { type GameId, type GameView, gameById, type Offer } from '@lettertafel/engine';

export type May = (what: Offer['do']) => boolean;

export function offered(game: GameId, view: GameView): May {
  const offers = gameById(game).offersFor(view);
  return (what) => offers.some((offer) => offer.do === what);
}
