/** What each seat has achieved in a game: for lists of games, averages and records. */
import type { Seat } from '../kernel/seats.ts';
import type { Story } from './telling.ts';
import type { Turn } from './turn.ts';

export interface Feats {
  /** Turns of one's own, without those that others made one skip. */
  readonly turns: number;
  /** What these turns scored, without settlement and penalties. */
  readonly points: number;
  /** The first turn with the most points; null: none scored. */
  readonly best: { readonly points: number; readonly word: string | null } | null;
  /** The first of the longest words that stayed; null: none did. */
  readonly longest: string | null;
}

/** By seat. */
export function featsOf({ turns, scores }: Pick<Story, 'turns' | 'scores'>): readonly Feats[] {
  return scores.map((_, seat) => featsIn(turns, seat));
}

function featsIn(turns: readonly Turn[], seat: Seat): Feats {
  const own = turns.filter((turn) => turn.seat === seat && turn.stands !== 'lost');
  const taken = turns.filter((turn) => turn.seat === seat && turn.what !== 'skipped' && turn.what !== 'resigned');
  const best = own.reduce<Turn | null>((most, turn) => (turn.score > (most?.score ?? 0) ? turn : most), null);
  return {
    // A card played by itself belongs to the turn of its number.
    turns: new Set(taken.map(({ number }) => number)).size,
    points: own.reduce((sum, { score }) => sum + score, 0),
    best: best && { points: best.score, word: best.word },
    longest: longestOf(own.flatMap(wordsOf)),
  };
}

/** The words that a turn made: with a word table only those that are not rests of earlier ones. */
function wordsOf({ laid, changed }: Turn): readonly string[] {
  if (laid) return laid.words.map(({ reads }) => reads);
  return changed.filter(({ restOf }) => restOf === null).map(({ word }) => word);
}

function longestOf(words: readonly string[]): string | null {
  return words.reduce<string | null>((most, word) => (word.length > (most?.length ?? 0) ? word : most), null);
}
