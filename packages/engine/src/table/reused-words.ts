/** The earlier words that a turn took up or changed. */
import { freshWords, type Table } from './table.ts';

export interface ReusedWords {
  /** Earlier words that have changed or are gone. */
  readonly words: readonly string[];
  /** Whether each of them gave letters to the main word of the turn and only a rest remains, if anything. */
  readonly isInto: boolean;
}

export const NO_WORDS: ReusedWords = { words: [], isInto: false };

/** `main` is the word that the turn is named after. */
export function reusedWords(before: Table, after: Table, main: string | null): ReusedWords {
  const broken = freshWords(after, before);
  const made = freshWords(before, after);
  const own = made.findIndex(({ reading }) => reading === main);
  const words = broken.map(({ reading }) => reading);
  const others = made.filter((_, index) => index !== own).map(({ tiles }) => tiles);
  const left = withoutRests(
    broken.map(({ tiles }) => tiles),
    others,
  );
  const isInto = words.length > 0 && own >= 0 && (left?.every((tiles) => tiles !== '') ?? false);
  return { words, isInto };
}

/** What remains of words without these rests, each taken from the first word that contains it; null: one is not a rest. */
function withoutRests(words: readonly string[], rests: readonly string[]): readonly string[] | null {
  const left = [...words];
  for (const rest of rests.toSorted((one, other) => other.length - one.length)) {
    const holder = left.findIndex((tiles) => tiles.includes(rest));
    if (holder < 0) return null;
    // A space keeps the parts on either side from being read together.
    left[holder] = (left[holder] ?? '').replace(rest, ' ').trim();
  }
  return left;
}
