/** Words on the table as the search sees them. */
import { JOKER } from '@lettertafel/engine';

/** A word as it lies: its tiles and what they read, which differ only where a joker lies. */
export interface TableWord {
  readonly tiles: string;
  readonly reading: string;
}

/** Whether a word could be a rest of a table word: its letters side by side in it, a joker matching any. */
export function couldBeRestOf(word: string, { tiles }: TableWord): boolean {
  for (let from = 0; from + word.length <= tiles.length; from++) if (matchesAt(word, tiles, from)) return true;
  return false;
}

/** Whether the tiles from a place on read as the word, a joker matching any letter. */
export function matchesAt(word: string, tiles: string, from: number): boolean {
  for (let i = 0; i < word.length; i++) {
    const tile = tiles[from + i];
    if (tile !== word[i] && tile !== JOKER) return false;
  }
  return true;
}
