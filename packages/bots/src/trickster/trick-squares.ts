/** The trick squares (TR-01). The engine keeps them to itself; a test compares these with what it hands out cards for. */
import type { Square } from '@lettertafel/engine';
import { parseSquare } from '@lettertafel/engine';

const NAMES =
  'B4 B12 D2 D14 L2 L14 N4 N12 C5 C11 E3 E13 K3 K13 M5 M11 D6 D10 F4 F12 J4 J12 L6 L10 F8 H6 H10 J8 B8 H2 H14 N8';

const SQUARES: ReadonlySet<Square | null> = new Set(NAMES.split(' ').map(parseSquare));

export function trickSquaresIn(laid: readonly { readonly square: Square }[]): number {
  return laid.filter(({ square }) => SQUARES.has(square)).length;
}
