/** How a turn is read: which words lie as before, which are rests of earlier ones, and which are new. */
import { without } from '../kernel/multiset.ts';
import { type Budget, readingBudget } from './budget.ts';
import { type Piece, packingOf } from './packing.ts';

/** A word after the turn, as the reading sees it. */
export interface ReadWord {
  readonly tiles: string;
  /** Whether it would score as a new word. */
  readonly mayScore: boolean;
}

export interface Reading {
  /** Letters left lying: in whole words and in rests. */
  readonly lying: number;
  /** The index of the word that scores, in the table after the turn. */
  readonly scoring: number | null;
}

/** Words of the same tiles that do not lie there whole: any of them may be the new one, the others are rests. */
interface Alike extends Piece {
  /** The first of them that may score. */
  readonly scorer: number | null;
}

/**
 * Reads a turn in the way that leaves the most letters lying, and among equal ways in the one that scores most. A joker
 * is a tile like any other here: when only its reading changes, nothing is new. A caller that passes a budget checks
 * afterwards whether it was enough.
 */
export function readTurn(
  before: readonly string[],
  after: readonly ReadWord[],
  budget: Budget = readingBudget(),
): Reading {
  const tilesAfter = after.map(({ tiles }) => tiles);
  const broken = without(before, tilesAfter);
  const changed = groupAlike(after, without(tilesAfter, before));
  const whole = countLetters(before) - countLetters(broken);

  const pieces = changed.filter(({ tiles }) => broken.some((word) => word.includes(tiles)));
  const certain = best(changed.filter((alike) => !pieces.includes(alike)));
  const packing = packingOf(broken, pieces, budget);
  const rests = packing.most();

  // A word that could be a rest is new where as many letters are left lying without it.
  const longer = pieces
    .filter(({ tiles, scorer }) => scorer !== null && tiles.length > (certain?.tiles.length ?? 0))
    .toSorted((one, other) => other.tiles.length - one.tiles.length);
  const scoring = longer.find(packing.canDoWithout) ?? certain;
  return { lying: whole + rests, scoring: scoring?.scorer ?? null };
}

function groupAlike(after: readonly ReadWord[], changed: readonly string[]): Alike[] {
  return [...new Set(changed)].map((tiles) => {
    const scorer = after.findIndex((word) => word.tiles === tiles && word.mayScore);
    const copies = changed.filter((other) => other === tiles).length;
    return { tiles, copies, scorer: scorer < 0 ? null : scorer };
  });
}

/** The longest that may score, the first of equals. */
function best(words: readonly Alike[]): Alike | undefined {
  const scorers = words.filter(({ scorer }) => scorer !== null);
  const longest = Math.max(...scorers.map(({ tiles }) => tiles.length));
  return scorers.find(({ tiles }) => tiles.length === longest);
}

function countLetters(words: readonly string[]): number {
  return words.reduce((sum, { length }) => sum + length, 0);
}
