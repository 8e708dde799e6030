/** A trick card as a record: when it may be played, what it asks for, what it refuses, its effect, how it is undone. */

import type { Laying } from '../../crossword/placement.ts';
import type { ChosenWord, Play } from '../../crossword/play.ts';
import type { CrosswordView } from '../../crossword/view.ts';
import type { Writable } from '../../kernel/evolve.ts';
import type { Context, Refused } from '../../kernel/game.ts';
import type { Tile } from '../../kernel/letters.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Card } from './cards.ts';
import type { CardChoice, TricksterCourse, TricksterState } from './state.ts';

export interface AnyCard {
  readonly rule: string;
  readonly copies: number;
  /**
   * How it is undone when a cancel-card makes it void (TR-12): its effect is left out, or the word is illegal without
   * it and the tiles go back.
   */
  readonly whenVoid: 'left-out' | 'takes-play-back';
}

/** A play under construction, which each card modifies. */
export type CardPlay = Writable<Play> & { layings: Laying[]; changes: ChosenWord[] };

/** Announced with a play: modifies it, or refuses the choice. */
export interface WordCard extends AnyCard {
  readonly moment: 'play';
  /**
   * `word`: one of the words made, by text and place. `laying`: one of the words laid, by place. `square`: a square of
   * the board. `tile`: a tile of the rack and the square it is laid on.
   */
  readonly asks: 'nothing' | 'word' | 'laying' | 'square' | 'tile';
  change(play: CardPlay, choice: CardChoice, table: Pick<TricksterState, 'board'>): Refused | null;
}

export interface LoneCard extends AnyCard {
  /**
   * `turn`: in the player's turn before laying. `turn-start`: also against a turn that has not begun. `any`: in anybody's
   * turn while no card waits for answers.
   */
  readonly moment: 'turn' | 'turn-start' | 'any';
  /** Only as the first card of the turn. */
  readonly isFirstAct: boolean;
  /** May be played at once when it has just been taken (TR-04). */
  readonly isAtOnce: boolean;
  /** Its effect waits until the window has closed, so a void card has none. */
  readonly whenVoid: 'left-out';
}

/** Played by itself against an opponent. */
export interface PlayerCard extends LoneCard {
  readonly asks: 'player';
  /** Why it may not be played against this opponent. */
  refuseTarget(moment: CardMoment, target: Seat): Refused | null;
  takeEffect(course: TricksterCourse, chosen: { readonly by: Seat; readonly target: Seat }, context: Context): void;
}

/** Played by itself with tiles of the player's rack. */
export interface TilesCard extends LoneCard {
  readonly asks: 'tiles';
  /** How many tiles the viewer may choose. */
  mostTiles(view: CrosswordView): number;
  refuseTiles(state: TricksterState, chosen: { readonly seat: Seat; readonly tiles: readonly Tile[] }): Refused | null;
  takeEffect(course: TricksterCourse, chosen: { readonly by: Seat; readonly tiles: string }, context: Context): void;
}

/** Played against a card on the table, which it makes void. */
export interface AnswerCard extends AnyCard {
  readonly moment: 'answer';
  readonly asks: 'card';
  readonly whenVoid: 'left-out';
}

export type CardRecord = WordCard | PlayerCard | TilesCard | AnswerCard;

/** Whether a card is played by itself, neither with a word nor against another card. */
export function isLone(record: CardRecord): record is PlayerCard | TilesCard {
  return record.asks === 'player' || record.asks === 'tiles';
}

/** What decides whether a card may be played by itself; contains nothing hidden from the seat. */
export interface CardMoment {
  readonly turn: Seat;
  readonly open: { readonly seat: Seat } | null;
  readonly opening: object | null;
  readonly phase: { readonly seat: Seat } | null;
  readonly announced: readonly { readonly by: Seat }[];
  /** Cards the seat has taken in the current card phase and still holds. */
  readonly takenNow: readonly Card[];
  /** Whether the player on turn has played a card in this turn. */
  readonly hasActed: boolean;
  readonly lastScores: readonly number[];
  readonly resigned: readonly boolean[];
  /** How many tiles each seat has. */
  readonly tiles: readonly number[];
}
