/** How many trick squares a play covers: each gives a card (TR-03). */
import { isTaken, type Square, TRICK_SQUARES } from '@lettertafel/engine';

export function trickSquaresIn(laid: readonly { readonly square: Square }[]): number {
  return laid.filter(({ square }) => isTaken(TRICK_SQUARES, square)).length;
}
