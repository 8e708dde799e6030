/** Words on the table as the search sees them. */
import { JOKER } from '@lettertafel/engine';

/** A word as it lies: its tiles, and what they read; they differ only where a joker lies. */
export interface TableWord {
  readonly tiles: string;
  readonly reading: string;
}

/** Whether a word could be a rest of one that lies there: its letters side by side, a joker standing for any. */
export function liesIn(word: string, { tiles }: TableWord): boolean {
  for (let from = 0; from + word.length <= tiles.length; from++) if (liesAt(word, tiles, from)) return true;
  return false;
}

export function liesAt(word: string, tiles: string, from: number): boolean {
  for (let i = 0; i < word.length; i++) {
    const tile = tiles[from + i];
    if (tile !== word[i] && tile !== JOKER) return false;
  }
  return true;
}
