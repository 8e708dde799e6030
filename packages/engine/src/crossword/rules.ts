/** What a board game is made of: values where booklets differ in a number, functions where they differ in a rule. */

import type { LetterSet } from '../kernel/letters.ts';
import type { Language, Lexicon } from '../kernel/lexicon.ts';
import { type CommonOptions, commonOptions, type OptionTable } from '../kernel/options.ts';
import type { Seat } from '../kernel/seats.ts';
import type { Board, Cell } from './board.ts';
import type { CROSSWORD_REFUSALS } from './refusals.ts';

export interface CrosswordOptions extends CommonOptions {
  /** Options that only some games have, by name. */
  readonly [option: string]: unknown;
}

/** A blank that may be laid as an ending of several letters, on one square. */
export interface SuffixTile {
  readonly cell: Cell;
  /** The endings a word may have from this tile on. */
  readonly endings: readonly string[];
  /** Whether a word may have it where it stands. */
  isWellFormed(word: string): boolean;
  isGood(word: string, lexicon: Lexicon): boolean;
  /** What it is worth in a word. */
  valueIn(word: string): number;
}

export interface CrosswordRules {
  readonly id: string;
  /** The language of its words. */
  readonly language: Language;
  readonly letters: LetterSet;
  /** How many may play. */
  readonly players: readonly [fewest: number, most: number];
  /** The premium squares, row by row: a board has as many rows as squares in a row, an odd number, at most 25. */
  readonly premiums: Board;
  /** How many tiles a player is dealt, and fills up to after a play. */
  readonly rackSize: number;
  /** What a play of so many tiles earns besides its words (B-21). */
  readonly rackBonus: { readonly tiles: number; readonly points: number };
  readonly ownOptions: OptionTable;
  /** The bag must hold this many tiles for an exchange, besides those exchanged. */
  readonly exchangeNeeds: number;
  /** What a wrong dispute costs. */
  readonly wrongDisputeCosts: number;
  /** Whether old tiles count again in a word that is made longer. */
  countsOldTiles(options: CrosswordOptions): boolean;
  /** Whether words written with an apostrophe or a hyphen are good without it; absent: never. */
  allowsJoined?(options: CrosswordOptions): boolean;
  suffixTile?(options: CrosswordOptions): SuffixTile | null;
  /** The game is over once every player has passed so often in a row (B-27). */
  readonly passesToEnd: number;
  /** Whether the game is over once no rack has a play: not where other things may still allow one. */
  readonly endsWithoutPlay: boolean;
  /** The rule a refusal stands for where that is this game's own. */
  readonly citations: Partial<Record<keyof typeof CROSSWORD_REFUSALS, string>>;
}

/** The rules of a game whose states know more than the family's: some of its rules may depend on that. */
export interface RulesOver<State> extends CrosswordRules {
  /** Whether a player draws after a play; absent: always. */
  readonly mayDraw?: (state: State, seat: Seat) => boolean;
}

export const CROSSWORD_OPTIONS = commonOptions(['challenge', 'automatic']);
