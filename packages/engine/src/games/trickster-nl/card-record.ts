/** What a trick card is: when it may be played, what it asks for, what it refuses, what it does and how it is undone. */

import type { Laying } from '../../crossword/placement.ts';
import type { ChosenWord, Play } from '../../crossword/play.ts';
import type { CrosswordView } from '../../crossword/view.ts';
import type { Writable } from '../../kernel/evolve.ts';
import type { Context, Refused } from '../../kernel/game.ts';
import type { Tile } from '../../kernel/letters.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Card } from './cards.ts';
import type { CardChoice, TricksterCourse, TricksterState } from './state.ts';

interface AnyCard {
  readonly rule: string;
  readonly copies: number;
  /**
   * How it is undone when a cancel-card makes it void (TR-12): its effect is left out, or the word cannot lie without
   * it and the tiles go back.
   */
  readonly whenVoid: 'left-out' | 'takes-play-back';
}

/** A play in the making: each card writes into it. */
export type CardPlay = Writable<Play> & { layings: Laying[]; changes: ChosenWord[] };

/** Announced with the word laid: it changes the play, or refuses the choice made with it. */
export interface WordCard extends AnyCard {
  readonly moment: 'play';
  /**
   * `word`: one of the words made, by text and place. `laying`: one of the words laid, by place. `square`: a square of
   * the board. `tile`: a tile of the rack and the square it is laid on.
   */
  readonly asks: 'nothing' | 'word' | 'laying' | 'square' | 'tile';
  change(play: CardPlay, choice: CardChoice, table: Pick<TricksterState, 'board'>): Refused | null;
}

interface LoneCard extends AnyCard {
  /**
   * `turn`: in the own turn before laying. `turn-start`: also against a turn that has not begun. `any`: in anybody's
   * turn while no card waits for answers.
   */
  readonly moment: 'turn' | 'turn-start' | 'any';
  /** Only before all other cards of the turn. */
  readonly isFirstAct: boolean;
  /** May be played at once when it has just been taken (TR-04). */
  readonly isAtOnce: boolean;
  /** Void, it does nothing: its effect waits until nobody can answer any more. */
  readonly whenVoid: 'left-out';
}

/** Played by itself against an opponent. */
export interface PlayerCard extends LoneCard {
  readonly asks: 'player';
  /** Why not against this opponent, who is at the table. */
  refuseTarget(moment: CardMoment, target: Seat): Refused | null;
  takeEffect(course: TricksterCourse, chosen: { readonly by: Seat; readonly target: Seat }, context: Context): void;
}

/** Played by itself with tiles of the own rack. */
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

/** Whether a card is played by itself, not with a word nor against another card. */
export function isLone(record: CardRecord): record is PlayerCard | TilesCard {
  return record.asks === 'player' || record.asks === 'tiles';
}

/** What decides whether a card may be played by itself: nothing that is hidden from the seat that asks. */
export interface CardMoment {
  readonly turn: Seat;
  readonly open: { readonly seat: Seat } | null;
  readonly opening: object | null;
  readonly phase: { readonly seat: Seat } | null;
  readonly announced: readonly { readonly by: Seat }[];
  /** Cards that the asking seat has taken in the running card phase and still holds. */
  readonly takenNow: readonly Card[];
  /** Whether the player on turn has played a card in this turn. */
  readonly hasActed: boolean;
  readonly lastScores: readonly number[];
  readonly resigned: readonly boolean[];
  /** How many tiles each seat has. */
  readonly tiles: readonly number[];
}
