/** How many trick squares a play covers: each brings a card (TR-03). */
import { SIZE, type Square, TRICK_SQUARES } from '@lettertafel/engine';

export function trickSquaresIn(laid: readonly { readonly square: Square }[]): number {
  return laid.filter(({ square }) => TRICK_SQUARES[Math.floor(square / SIZE)]?.[square % SIZE] !== '.').length;
}
