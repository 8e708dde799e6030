/** What a player notices on the board in a turn: some areas, and short words more easily than long ones. */
import { type Rng, SIZE } from '@lettertafel/engine';
import type { GeneratedPlay } from '@lettertafel/solver';
import { isAmong } from '../hash.ts';
import type { Level } from '../level.ts';

export type Noticing = (play: GeneratedPlay) => boolean;

/** An area is a third of a row or column: looking there shows all plays that start there. */
export function lookAround({ sight, effort, longest }: Level, rng: Rng): Noticing {
  const salt = rng.below(0x7fff_ffff);
  return ({ laid, direction, word }) => {
    if (word.length > longest) return false;
    const square = laid[0]?.square ?? 0;
    const [row, column] = [Math.floor(square / SIZE), square % SIZE];
    const place =
      direction === 'across' ? `across ${row} ${Math.floor(column / 5)}` : `down ${column} ${Math.floor(row / 5)}`;
    const attention = 100 - effort * Math.max(0, laid.length - 2);
    // A word is noticed everywhere or nowhere.
    return isAmong(sight, place, salt) && isAmong(Math.max(5, attention), word.toUpperCase(), salt);
  };
}
