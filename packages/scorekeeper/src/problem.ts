/** Problems of a line as data. They block nothing: the line still counts, but is marked. */
import type { Refusal, Seat, Tile } from '@lettertafel/engine';

export type Problem =
  /** The rules refuse it: the written score counts until the line is corrected. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Letters that the line built on are gone, or its squares are taken by others. */
  | { readonly kind: 'board-changed'; readonly missing: readonly string[]; readonly covered: readonly string[] }
  /** More of these tiles than the box holds. */
  | { readonly kind: 'too-many-tiles'; readonly tiles: readonly Tile[] }
  /** It was another player's turn: a line is missing before this one, or there is one too many. */
  | { readonly kind: 'out-of-turn'; readonly expected: Seat }
  /** The game was over before this line. */
  | { readonly kind: 'after-end' }
  /** Tiles were laid that are not on the recorded rack. */
  | { readonly kind: 'not-on-rack'; readonly tiles: readonly Tile[] }
  /** A player has more or fewer tiles left than the sheet implies. */
  | { readonly kind: 'left-over-count'; readonly seat: Seat; readonly expected: number };

/** Whether a line with this problem counts its written score instead of the score by the rules. */
export function isMisfit({ kind }: Problem): boolean {
  return kind === 'refused' || kind === 'board-changed';
}
