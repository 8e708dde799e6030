/** What a table game is made of: values where the two games differ in a number, functions where they differ in a rule. */
import type { LetterSet, Tile } from '../kernel/letters.ts';
import type { Language } from '../kernel/lexicon.ts';
import { type CommonOptions, commonOptions, isAsked, type OptionRules, type OptionTable } from '../kernel/options.ts';
import type { Rack } from '../kernel/rack.ts';
import type { Budget } from './budget.ts';

/** The two ways to end. */
export type TableEnd = 'pot' | 'points';

export interface TableOptions extends CommonOptions {
  readonly end: TableEnd;
  readonly target: number;
  readonly openPot: boolean;
  readonly vocabulary: 'all' | 'advised';
  /** Only in the game that has an easier form for children (RI-01). */
  readonly children?: boolean;
}

/** How the remains of earlier words are judged. */
export interface Leaving {
  /** The shortest rest. */
  readonly shortest: number;
  /** Whether tiles are a valid word, where a joker may stand for any letter; absent: never (RI-02 e). */
  readonly isWord?: (tiles: string) => boolean;
  /** The budget of the search; the caller checks afterwards whether it was enough. */
  readonly budget?: Budget;
}

export interface TableRules {
  readonly id: string;
  /** The language of its words. */
  readonly language: Language;
  readonly letters: LetterSet;
  readonly ownOptions: OptionTable;
  readonly standardEnd: TableEnd;
  /** The length of the shortest word allowed, and its rule. */
  readonly shortest: { readonly rule: string; readonly letters: (options: TableOptions) => number };
  /** The earlier words that a turn dissolves illegally; tiles before and after the turn. */
  dissolved(before: readonly string[], after: readonly string[], leaving: Leaving): readonly string[];
  /** The ways to end after which tiles left on a rack cost points. */
  readonly deductsAfter: readonly TableEnd[];
  /** How many tiles a player is dealt. */
  readonly rackSize: number;
  /** How many tiles a player takes after laying. */
  refill(rack: Rack): number;
  /** Whether verbs are valid with the advised vocabulary. */
  allowsVerbs(options: TableOptions): boolean;
}

export const TABLE_PLAYERS = [1, 4] as const;

/** The shortest begin word: three letters in both games, also for children. */
export const BEGIN_WORD = 3;

/** The cost of a tile left on a rack at the end. */
export function costOf(letters: LetterSet, tile: Tile): number {
  return tile === letters.wild ? 10 : 1;
}

export function tableOptionRules({ standardEnd, ownOptions }: TableRules): OptionRules {
  const table = {
    ...commonOptions(['automatic', 'challenge']),
    end: { kind: 'choice', values: ['pot', 'points'], standard: standardEnd },
    target: { kind: 'number', from: 10, to: 500, standard: 50, nullable: false },
    openPot: { kind: 'flag', standard: false },
    vocabulary: { kind: 'choice', values: ['all', 'advised'], standard: 'all' },
    ...ownOptions,
  } as const satisfies OptionTable;
  return {
    table,
    contradictions: [
      ({ end }, asked) => end === 'pot' && isAsked(asked, 'target') && 'target',
      // a single player has no opponents to dispute, and no target but the last tile.
      ({ checking }, _, seats) => seats === 1 && checking === 'challenge' && 'checking',
      (_, asked, seats) => seats === 1 && isAsked(asked, 'target') && 'target',
      (_, asked, seats) => seats === 1 && asked.end === 'points' && 'end',
    ],
    unhurried: ['disputeSeconds'],
  };
}
