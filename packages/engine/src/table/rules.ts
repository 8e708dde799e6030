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

/** What is asked about the words that a turn leaves of earlier ones. */
export interface Leaving {
  /** The shortest rest. */
  readonly shortest: number;
  /** Whether tiles are a good word, a joker standing for any letter; absent: none are (RI-02 e). */
  readonly isWord?: (tiles: string) => boolean;
  /** What the search may cost, for who asks afterwards whether it was enough. */
  readonly budget?: Budget;
}

export interface TableRules {
  readonly id: string;
  /** The language of its words. */
  readonly language: Language;
  readonly letters: LetterSet;
  readonly ownOptions: OptionTable;
  readonly standardEnd: TableEnd;
  /** The shortest word that may lie there, and the rule that says so. */
  readonly shortest: { readonly rule: string; readonly letters: (options: TableOptions) => number };
  /** The earlier words that a turn does away with though it may not; tiles as they lay before and lie after. */
  dissolved(before: readonly string[], after: readonly string[], leaving: Leaving): readonly string[];
  /** The ways to end after which tiles left on a rack cost points. */
  readonly deductsAfter: readonly TableEnd[];
  /** How many tiles a player is dealt. */
  readonly rackSize: number;
  /** How many tiles a player takes after laying. */
  refill(rack: Rack): number;
  /** Whether verbs are good words when the table follows the booklet's advice. */
  allowsVerbs(options: TableOptions): boolean;
}

export const TABLE_PLAYERS = [1, 4] as const;

/** The begin word has three letters in both games, also with children. */
export const BEGIN_WORD = 3;

/** What a tile left on a rack costs at the end. */
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
      // alone there is nobody to dispute, and nothing to reach but the last tile.
      ({ checking }, _, seats) => seats === 1 && checking === 'challenge' && 'checking',
      (_, asked, seats) => seats === 1 && isAsked(asked, 'target') && 'target',
      (_, asked, seats) => seats === 1 && asked.end === 'points' && 'end',
    ],
    unhurried: ['disputeSeconds'],
  };
}
