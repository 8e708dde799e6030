/** The rules of a board game as a record: values where booklets differ in a number, functions for rules. */

import { type CommonOptions, commonOptions } from '../kernel/common-options.ts';
import type { LetterSet } from '../kernel/letters.ts';
import type { Lexicon } from '../kernel/lexicon.ts';
import type { MergedTable, OptionsOf, OptionTable } from '../kernel/options.ts';
import type { Seat } from '../kernel/seats.ts';
import type { Board, Cell } from './board.ts';
import type { CROSSWORD_REFUSALS } from './refusals.ts';

/** The options of a board game, without those of a single game: only its rules read them. */
export type CrosswordOptions = CommonOptions;

/** A blank that may be laid as an ending of several letters, on one square. */
export interface SuffixTile {
  readonly cell: Cell;
  /** The endings a word may have, starting at this tile. */
  readonly endings: readonly string[];
  /** Whether the tile is allowed at its position in a word. */
  isWellFormed(word: string): boolean;
  isGood(word: string, lexicon: Lexicon): boolean;
  /** Its value in a word. */
  valueIn(word: string): number;
}

/** `Own` are the options that only this game has. */
export interface CrosswordRules<Own extends OptionTable = OptionTable, Language extends string = string> {
  readonly id: string;
  /** The language of its words. */
  readonly language: Language;
  readonly letters: LetterSet;
  /** The number of players. */
  readonly players: readonly [fewest: number, most: number];
  /** The premium squares, row by row. A board is square; its size is odd and at most 25. */
  readonly premiums: Board;
  /** How many tiles a player is dealt and refills to. */
  readonly rackSize: number;
  /** The bonus for a play of at least this many tiles (B-21). */
  readonly rackBonus: { readonly tiles: number; readonly points: number };
  readonly ownOptions: Own;
  /** An exchange needs this many tiles in the bag. */
  readonly exchangeNeeds: number;
  /** The penalty for a failed dispute. */
  readonly wrongDisputeCosts: number;
  /** Whether old tiles count again in an extended word. */
  countsOldTiles(options: CrosswordOptions & OptionsOf<Own>): boolean;
  /** Whether words spelt with an apostrophe or a hyphen are valid without it; absent: never. */
  allowsJoined?(options: CrosswordOptions & OptionsOf<Own>): boolean;
  suffixTile?(options: CrosswordOptions & OptionsOf<Own>): SuffixTile | null;
  /** The game ends once every player has passed this often in a row (B-27). */
  readonly passesToEnd: number;
  /** Whether the game ends once no rack has a play: false where cards may still allow one. */
  readonly endsWithoutPlay: boolean;
  /** This game's own rule ids for refusal codes. */
  readonly citations: Partial<Record<keyof typeof CROSSWORD_REFUSALS, string>>;
}

/** Rules that depend on a game's additional state. */
export interface RulesOver<State, Own extends OptionTable = OptionTable, Language extends string = string>
  extends CrosswordRules<Own, Language> {
  /** Whether a player refills after a play; absent: always. */
  readonly mayDraw?: (state: State, seat: Seat) => boolean;
}

const CROSSWORD_OPTIONS = commonOptions({
  checking: ['challenge', 'automatic'],
  bookletChecking: ['challenge'],
  checkingRule: 'B-22',
  bookletTurn: [],
  usualTurn: [60, 120, 180, 300],
  turnRule: null,
  starterRule: 'B-06',
});

export type CrosswordTable<Own extends OptionTable> = MergedTable<typeof CROSSWORD_OPTIONS, Own>;

export function crosswordOptions<Own extends OptionTable>({ ownOptions }: CrosswordRules<Own>): CrosswordTable<Own> {
  return { ...CROSSWORD_OPTIONS, ...ownOptions };
}
