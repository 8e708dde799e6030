/** What a Trickster player may do with cards besides laying: play one by itself, answer one, take, put away, look. */
import {
  type Card,
  HAND_LIMIT,
  type Seat,
  type TricksterMove,
  type TricksterView,
  voidedIn,
} from '@lettertafel/engine';
import { kindOf } from './kinds.ts';

/** What a card needs to be played by itself; null: not now. */
export type LonePlay = { readonly needs: 'player'; readonly players: readonly Seat[] } | { readonly needs: 'tiles' };

export function lonePlayOf(card: Card, slot: number, view: TricksterView, seat: Seat): LonePlay | null {
  const { moment, atOnce } = kindOf(card);
  if (moment === 'play' || moment === 'answer' || isBusy(view, seat) || view.over) return null;
  if (moment === 'any' && view.announced.length > 0) return null;
  const isJustTaken = isTakenNow(view, seat, slot);
  if (moment === 'turn' && !isBeforeLaying(view, seat) && !(atOnce && isJustTaken)) return null;
  if (card === 'free-exchange') return view.bag > 0 ? { needs: 'tiles' } : null;
  const players = opponents(view, seat).filter((target) => isOpenTo(card, target, view));
  return players.length > 0 ? { needs: 'player', players } : null;
}

function isOpenTo(card: Card, target: Seat, view: TricksterView): boolean {
  switch (card) {
    case 'steal-tile':
      return (view.seats[target]?.tiles ?? 0) > 0;
    case 'take-last-score':
      return view.open?.seat !== target && (view.lastScores[target] ?? 0) > 0;
    case 'skip-opponent': {
      const hasBegun = view.turn === target && !view.opening && !view.phase;
      return !hasBegun && (view.skippedBy[target] ?? null) === null;
    }
    default:
      return true;
  }
}

function opponents(view: TricksterView, seat: Seat): readonly Seat[] {
  return view.seats.flatMap(({ resigned }, other) => (resigned || other === seat ? [] : [other]));
}

/** A card of this seat lies on the table and still waits for answers. */
export function isBusy({ announced }: TricksterView, seat: Seat): boolean {
  return announced.some(({ by }) => by === seat);
}

/** In the own turn, with nothing laid yet. */
export function isBeforeLaying(view: TricksterView, seat: Seat): boolean {
  return view.turn === seat && !view.open && !view.phase;
}

/** Whether the card in this place of the hand has been taken in the running card phase; the newest come last. */
export function isTakenNow({ phase, hand }: TricksterView, seat: Seat, slot: number): boolean {
  return phase?.seat === seat && slot >= hand.length - phase.taken;
}

/** Cards of others on the table that this seat is asked about, the latest announcement first. */
export interface CardQuestion {
  readonly announcement: TricksterView['announced'][number];
  /** The cards that have been made void. */
  readonly voided: readonly Card[];
  /** Those that a cancel-card of this seat could still make void. */
  readonly cancellable: readonly Card[];
  /** Not yet answered by this seat. */
  readonly isAsked: boolean;
}

export function cardQuestions(view: TricksterView, seat: Seat): readonly CardQuestion[] {
  const holdsCancel = view.hand.includes('cancel-card');
  return view.announced.toReversed().map((announcement) => {
    const { cards, window } = announcement;
    const open = cards.filter((played, index) => played.by !== seat && !cards.some(({ voids }) => voids === index));
    const isVoid = voidedIn(announcement);
    return {
      announcement,
      voided: cards.flatMap(({ card, voids }, index) => (isVoid[index] && voids === undefined ? card : [])),
      cancellable: holdsCancel ? [...new Set(open.map(({ card }) => card))] : [],
      isAsked: window.awaiting.includes(seat),
    };
  });
}

/** What is left to decide in the own card phase. */
export type PhaseTask =
  | { readonly task: 'take'; readonly due: number; readonly until: number | null }
  | { readonly task: 'put-away'; readonly count: number; readonly until: number | null }
  | { readonly task: 'play-or-end'; readonly until: number | null };

export function phaseTask(view: TricksterView, seat: Seat): PhaseTask | null {
  const { phase, hand } = view;
  if (phase?.seat !== seat) return null;
  const { until } = phase.window;
  if (phase.due > 0) return { task: 'take', due: phase.due, until };
  const count = hand.length - HAND_LIMIT;
  if (count > 0) return { task: 'put-away', count, until };
  const mayPlay = hand.some((card, slot) => isTakenNow(view, seat, slot) && lonePlayOf(card, slot, view, seat));
  return mayPlay ? { task: 'play-or-end', until } : null;
}

/**
 * Whether a seat is asked something that has only one answer: to end a card phase with nothing to play or put away, or
 * whether a turn may begin, without the card that skips it. Among people who holds cards is asked nevertheless: an
 * answer that comes at once would tell them which they are not.
 */
export function isForegone(view: TricksterView, seat: Seat, isAmongBots: boolean): boolean {
  const { announced, open, opening, phase, hand } = view;
  if (isBusy(view, seat) || open || announced.some(({ window }) => window.awaiting.includes(seat))) return false;
  if (phase?.seat === seat) return phaseTask(view, seat) === null;
  if (!opening?.awaiting.includes(seat)) return false;
  return hand.length === 0 || (isAmongBots && !hand.includes('skip-opponent'));
}

/** The moves of this file, as they are sent. */
export const cardMoves = {
  play: (by: Seat, card: Card, target: Seat): TricksterMove => ({ by, do: 'card', card, target }),
  exchange: (by: Seat, tiles: string): TricksterMove => ({ by, do: 'card', card: 'free-exchange', tiles }),
  cancel: (by: Seat, cancels: Card): TricksterMove => ({ by, do: 'card', card: 'cancel-card', cancels }),
  letStand: (by: Seat): TricksterMove => ({ by, do: 'accept' }),
  take: (by: Seat, count: number): TricksterMove => ({ by, do: 'take', count }),
  putAway: (by: Seat, card: Card): TricksterMove => ({ by, do: 'discard', card }),
  look: (by: Seat, card: Card): TricksterMove => ({ by, do: 'look', card }),
} as const;

/** Whether something about cards is asked or waited for, so that it is shown. */
export function hasQuestion(view: TricksterView, seat: Seat | null): boolean {
  if (cardQuestions(view, seat ?? -1).length > 0) return true;
  const { phase, opening } = view;
  if (phase) return phase.seat !== seat || phaseTask(view, phase.seat) !== null;
  if (!opening || seat === null) return false;
  // Who has no card is answered for.
  return view.held !== null || (opening.awaiting.includes(seat) && view.hand.length > 0);
}
