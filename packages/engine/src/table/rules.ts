/** What a table game is made of: values where the two games differ in a number, functions where they differ in a rule. */
import { commonOptions } from '../kernel/common-options.ts';
import type { LetterSet, Tile } from '../kernel/letters.ts';
import type { MergedTable, OptionsOf, OptionTable } from '../kernel/options.ts';
import type { Rack } from '../kernel/rack.ts';
import type { Budget } from './budget.ts';

/** The two ways to end. */
export type TableEnd = 'pot' | 'points';

/** The options of a table game, without those of a single game: only its rules read them. */
export type TableOptions = OptionsOf<ReturnType<typeof sharedOptions>>;

/** How the remains of earlier words are judged. */
export interface Leaving {
  /** The shortest rest. */
  readonly shortest: number;
  /** Whether tiles are a valid word, where a joker may stand for any letter; absent: never (RI-02 e). */
  readonly isWord?: (tiles: string) => boolean;
  /** The budget of the search; the caller checks afterwards whether it was enough. */
  readonly budget?: Budget;
}

/** `Own` are the options that only this game has. */
export interface TableRules<Own extends OptionTable = OptionTable, Language extends string = string> {
  readonly id: string;
  /** The language of its words. */
  readonly language: Language;
  readonly letters: LetterSet;
  readonly ownOptions: Own;
  readonly standardEnd: TableEnd;
  /** Times that the booklet advises for a turn, and those that people often agree on. */
  readonly turnSeconds: { readonly booklet: readonly number[]; readonly usual: readonly number[] };
  /** The length of the shortest word allowed, and its rule. */
  readonly shortest: { readonly rule: string; letters(options: TableOptions & OptionsOf<Own>): number };
  /** The earlier words that a turn dissolves illegally; tiles before and after the turn. */
  dissolved(before: readonly string[], after: readonly string[], leaving: Leaving): readonly string[];
  /** The ways to end after which tiles left on a rack cost points. */
  readonly deductsAfter: readonly TableEnd[];
  /** How many tiles a player is dealt. */
  readonly rackSize: number;
  /** How many tiles a player takes after laying. */
  refill(rack: Rack): number;
  /** Whether verbs are valid with the advised vocabulary. */
  allowsVerbs(options: TableOptions & OptionsOf<Own>): boolean;
}

export const TABLE_PLAYERS = [1, 4] as const;

/** The shortest begin word: three letters in both games, also for children. */
export const BEGIN_WORD = 3;

/** The cost of a tile left on a rack at the end. */
export function costOf(letters: LetterSet, tile: Tile): number {
  return tile === letters.wild ? 10 : 1;
}

function sharedOptions({ standardEnd, turnSeconds }: Pick<TableRules, 'standardEnd' | 'turnSeconds'>) {
  return {
    ...commonOptions({
      checking: ['automatic', 'challenge'],
      bookletChecking: [],
      checkingRule: 'R-17',
      bookletTurn: turnSeconds.booklet,
      usualTurn: turnSeconds.usual,
      turnRule: 'R-13',
      starterRule: 'R-02',
    }),
    end: {
      kind: 'choice',
      values: ['pot', 'points'],
      standard: standardEnd,
      booklet: [standardEnd],
      rule: 'R-18',
      decides: 'course',
      // a single player has no target but the last tile.
      opponents: ['points'],
    },
    target: {
      kind: 'number',
      unit: 'points',
      from: 10,
      to: 500,
      nullable: false,
      usual: [25, 50, 100],
      standard: 50,
      booklet: [50],
      rule: 'R-18',
      decides: 'course',
      needs: { option: 'end', value: 'points' },
      opponents: 'all',
    },
    openPot: { kind: 'flag', standard: false, booklet: [false], rule: 'R-14', decides: 'course' },
    vocabulary: {
      kind: 'choice',
      values: ['all', 'advised'],
      // The booklet's own examples use words that it advises against.
      standard: 'all',
      booklet: ['advised'],
      rule: 'R-16',
      decides: 'plays',
    },
  } as const satisfies OptionTable;
}

export type TableGameTable<Own extends OptionTable> = MergedTable<ReturnType<typeof sharedOptions>, Own>;

export function tableOptions<Own extends OptionTable>(rules: TableRules<Own>): TableGameTable<Own> {
  return { ...sharedOptions(rules), ...rules.ownOptions };
}
