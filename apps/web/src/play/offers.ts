/** What the viewer may do now, as the engine offers it; the page derives nothing itself. */
import type { AnyGame, Offer } from '@lettertafel/engine';
import type { GameView } from '../connection/table-store.ts';
import { isTable, isTrickster } from './awaited-seats.ts';

type OfferTo<Do extends Offer['do']> = Extract<Offer, { readonly do: Do }>;

const asked = new WeakMap<GameView, readonly Offer[]>();

/** Cached by view, because many components ask. */
export function offersOf(game: AnyGame, view: GameView): readonly Offer[] {
  const known = asked.get(view) ?? askEngine(game, view);
  asked.set(view, known);
  return known;
}

/** A view of another family is offered nothing. */
function askEngine(game: AnyGame, view: GameView): readonly Offer[] {
  switch (game.family) {
    case 'table':
      return isTable(view) ? game.offersFor(view) : [];
    case 'board-with-cards':
      return isTrickster(view) ? game.offersFor(view) : [];
    case 'board':
      return isTable(view) ? [] : game.offersFor(view);
  }
}

/** The offer of this kind; null: not possible now. */
export function offerTo<Do extends Offer['do']>(game: AnyGame, view: GameView, what: Do): OfferTo<Do> | null {
  const isMeant = (offer: Offer): offer is OfferTo<Do> => offer.do === what;
  return offersOf(game, view).find(isMeant) ?? null;
}
