/** Problems of a line as data. They block nothing: the line counts, with a mark. */
import type { Refusal, Seat, Tile } from '@lettertafel/engine';

export type Problem =
  /** The rules do not allow it: the written score counts until somebody corrects the line. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Letters that the line took as lying there are gone, or others lie where it laid its own. */
  | { readonly kind: 'board-changed'; readonly missing: readonly string[]; readonly covered: readonly string[] }
  /** More of these tiles than the box holds. */
  | { readonly kind: 'too-many-tiles'; readonly tiles: readonly Tile[] }
  /** It was somebody else's turn: a line is missing before this one, or one too many stands there. */
  | { readonly kind: 'out-of-turn'; readonly expected: Seat }
  /** The game was over before this line. */
  | { readonly kind: 'after-end' }
  /** Tiles were laid that the rack written down does not hold. */
  | { readonly kind: 'not-on-rack'; readonly tiles: readonly Tile[] }
  /** Somebody has more or fewer tiles left than the sheet leaves. */
  | { readonly kind: 'left-over-count'; readonly seat: Seat; readonly expected: number };

/** Whether a line with this problem counts what was written instead of what the rules give. */
export function isMisfit({ kind }: Problem): boolean {
  return kind === 'refused' || kind === 'board-changed';
}
