/** The position that a search starts from; the judge of its plays, which is the engine; the best plays found. */
import {
  formatTableWord,
  isRefused,
  type Lexicon,
  type TableGame,
  type TableState,
  type Tile,
  without,
} from '@lettertafel/engine';
import { elementAt } from '@lettertafel/words';
import type { Deadline } from './deadline.ts';
import type { TableWord } from './table-word.ts';
import type { WordIndex } from './word-index.ts';
import { MAX_LENGTH } from './word-walk.ts';

export interface SearchPosition {
  readonly wordIndex: WordIndex;
  /** Words that may be rearranged as the game allows. */
  readonly table: readonly TableWord[];
  /** Words that stay as they are; they matter only because no word scores that is on the table twice. */
  readonly fixed: readonly TableWord[];
  readonly rack: readonly Tile[];
  /** Words that do not score again: formed before, or on the table. */
  readonly formed: ReadonlySet<string>;
  readonly shortest: number;
  readonly lexicon: Lexicon;
  /** Whether a word is good at this table. */
  readonly isGood: (word: string) => boolean;
  readonly deadline: Deadline;
  readonly judge: Judge;
  readonly best: BestPlays;
  /** Look for scoring words of this length only; all lengths when absent. */
  readonly length?: number;
  /** How many tiles of the rack must be laid; 1 when absent. */
  readonly minRackTiles?: number;
}

/** Adds plays to `best`; true if it is proven that no play scores more. */
export type Search = (position: SearchPosition) => boolean;

/** The result of a limited search: `unknown` if it neither found nor excluded a play. */
export type SearchResult = 'found' | 'none' | 'unknown';

/** Target words: those that could be the scoring word of a play, by length, less what has been excluded. */
export interface TargetWords {
  /** Target words of a length, most promising first. */
  ofLength(length: number): readonly number[];
  /** Replaces the target words of a length by those that are still undecided. */
  keep(length: number, undecided: readonly number[]): void;
  /** Whether every word that would score more than this has been excluded. */
  areExcludedAbove(score: number): boolean;
}

/** Lengths of target words to search, from the longest down. */
export function lengthRange(position: SearchPosition): { readonly longest: number; readonly shortest: number } {
  const { length, table, rack } = position;
  const tiles = table.reduce((sum, word) => sum + word.tiles.length, rack.length);
  return { longest: length ?? Math.min(MAX_LENGTH, tiles), shortest: length ?? 1 };
}

export function lazyTargetWords(
  position: SearchPosition,
  findOfLength: (length: number) => readonly number[],
): TargetWords {
  const byLength: (readonly number[])[] = [];
  return {
    ofLength(length) {
      byLength[length] ??= findOfLength(length);
      return byLength[length];
    },
    keep(length, undecided) {
      byLength[length] = undecided;
    },
    areExcludedAbove(score) {
      for (let length = lengthRange(position).longest; length > score && length > 0; length--) {
        if (byLength[length]?.length !== 0) return false;
      }
      return true;
    },
  };
}

/** A play that the engine accepted. */
export interface JudgedPlay {
  readonly table: readonly string[];
  /** The word that scored, if any. */
  readonly scores: string | null;
  readonly score: number;
  /** What stays on the rack. */
  readonly left: readonly Tile[];
}

export type Judge = (table: readonly TableWord[]) => JudgedPlay | null;

export interface JudgedPosition {
  readonly game: TableGame;
  /** The game before its position is dealt. */
  readonly created: TableState;
  readonly table: readonly TableWord[];
  readonly rack: readonly Tile[];
  readonly opened: boolean;
  readonly formed: readonly string[];
  readonly lexicon: Lexicon;
}

const SEAT = 0;

/** Work of placing jokers and judging a turn, in tests of a word. */
export const JUDGE_COST = 400_000;

export function makeJudge({ game, created, table, rack, opened, formed, lexicon }: JudgedPosition): Judge {
  const context = { now: 0, rng: { below: () => 0 }, lexicon };
  const setup = {
    table: table.map(formatTableWord),
    racks: [rack, []],
    bag: [],
    turn: SEAT,
    opened: [opened, true],
    formed,
    unchecked: true,
  };
  const dealt = game.decide(created, { by: 'house', do: 'deal', setup }, context);
  if (isRefused(dealt)) throw new RangeError(`no such position: ${JSON.stringify(dealt.refusal)}`);
  const state = dealt.events.reduce(game.evolve, created);
  return (after) => {
    const written = after.map(formatTableWord);
    const decision = game.decide(state, { by: SEAT, do: 'arrange', table: written }, context);
    if (isRefused(decision)) return null;
    for (const event of decision.events) {
      if (event.type !== 'arranged') continue;
      return { table: written, scores: event.word, score: event.score, left: without(rack, event.laid) };
    }
    return null;
  };
}

/** The best plays so far, by score and then by leave; one for each word that scores. */
export interface BestPlays {
  add(play: JudgedPlay): void;
  /** The highest score so far; -1 if there is no play yet. */
  readonly score: number;
  plays(): readonly JudgedPlay[];
}

/** The leave value: more is better. */
export type LeaveValue = (left: readonly Tile[]) => number;

export function makeBestPlays(top: number, leaveValue: LeaveValue): BestPlays {
  let kept: { play: JudgedPlay; value: number }[] = [];
  return {
    get score() {
      return kept[0]?.play.score ?? -1;
    },
    add(play) {
      const value = leaveValue(play.left);
      const same = kept.findIndex((other) => other.play.scores === play.scores && other.play.score === play.score);
      if (same >= 0 && elementAt(kept, same).value >= value) return;
      if (same >= 0) kept.splice(same, 1);
      kept.push({ play, value });
      kept.sort((one, other) => other.play.score - one.play.score || other.value - one.value);
      kept = kept.slice(0, top);
    },
    plays: () => kept.map(({ play }) => play),
  };
}
