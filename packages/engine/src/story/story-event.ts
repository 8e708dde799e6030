/** One event of the story: what happened to whom, as data for whoever tells it. */
import type { Card } from '../games/trickster-nl/cards.ts';
import type { Announcement } from '../games/trickster-nl/state.ts';
import type { SeenAnnouncement } from '../games/trickster-nl/view.ts';
import type { StarterDraw } from '../kernel/deal.ts';
import type { Outcome } from '../kernel/game.ts';
import type { Tile } from '../kernel/letters.ts';
import type { Rack } from '../kernel/rack.ts';
import type { Seat } from '../kernel/seats.ts';
import type { ReusedWords } from '../table/reused-words.ts';
import type { Dispute, LaidCard } from './turn.ts';

/** Cards on the table; what is hidden of its move is absent unless the story is told from the whole log. */
export type ToldAnnouncement = Announcement | SeenAnnouncement;

/** Tiles from the bag or the pot; their faces where everybody saw them. */
export interface Drawn {
  readonly count: number;
  readonly shown: readonly Tile[] | null;
}

/** What each kind of event carries. A field that is null where something hidden would be is unknown to the viewer. */
export interface Details {
  readonly began: { readonly draws: readonly StarterDraw[] };
  /** On a board or a table; word null: the table was only rearranged. The turn has the rest. */
  readonly laid: {
    readonly word: string | null;
    readonly score: number;
    readonly reused: ReusedWords;
    readonly cards: readonly LaidCard[];
  };
  /** The play stands. */
  readonly scored: { readonly score: number };
  readonly lost: { readonly word: string };
  readonly exchanged: { readonly tiles: number };
  /** Instead of a play. */
  readonly drew: Drawn & { readonly late: boolean };
  /** After a play or a lost dispute. */
  readonly refilled: Drawn;
  readonly passed: { readonly late: boolean; readonly isOut: boolean };
  readonly resigned: { readonly late: boolean };
  readonly accepted: object;
  readonly disputed: { readonly dispute: Dispute };
  readonly 'ruling-asked': { readonly words: readonly string[] };
  readonly agreed: object;
  /** The seat is the last to agree. */
  readonly ruled: { readonly words: readonly string[] };
  /** The seat disagreed, or its play is lost because not all have agreed in time. */
  readonly 'ruling-denied': { readonly late: boolean };
  readonly announced: { readonly announcement: ToldAnnouncement };
  readonly cancelled: { readonly card: Card; readonly takenBack: boolean };
  /** Nobody can answer the cards any more. `takenBack`: the play is not allowed without those that are void. */
  readonly 'cards-closed': { readonly voided: readonly Card[]; readonly takenBack: boolean };
  readonly 'skip-set': { readonly target: Seat };
  readonly skipped: { readonly by: Seat };
  readonly peeked: { readonly target: Seat; readonly rack: Rack | null };
  readonly stole: { readonly target: Seat; readonly tile: Tile | null };
  readonly swapped: { readonly target: Seat };
  readonly 'took-last-score': { readonly target: Seat; readonly points: number };
  readonly 'cards-due': { readonly count: number };
  readonly 'took-cards': { readonly count: number; readonly cards: readonly Card[] | null };
  readonly 'put-away': { readonly card: Card };
  readonly looked: { readonly card: Card; readonly words: readonly string[] | null };
  readonly overtime: { readonly points: number };
  /** The end has begun: this many rounds follow the current one. */
  readonly 'last-round': { readonly rounds: number };
  /** The seat is the first winner, the score its final one. */
  readonly ended: Outcome & { readonly score: number };
}

export type StoryEventKind = keyof Details;

/** An event before its place in the story is known. */
export type UnplacedEvent = {
  readonly [What in StoryEventKind]: { readonly what: What } & Details[What];
}[StoryEventKind] & {
  /** Who acted, or whom it happened to. */
  readonly seat: Seat;
};

export type StoryEvent = UnplacedEvent & {
  /** The index of the turn that this event created, if any. */
  readonly turn: number | null;
  /** The number of the game turn in which it happened. */
  readonly number: number;
};

export type StoryEventOf<What extends StoryEventKind> = Extract<StoryEvent, { readonly what: What }>;

/**
 * A `move` of a turn, a `card` (part of the turn in which it is played), or an `aside`: what is said about moves and what
 * follows from them by itself.
 */
const KINDS: Readonly<Record<StoryEventKind, 'move' | 'card' | 'aside'>> = {
  began: 'move',
  laid: 'move',
  scored: 'aside',
  lost: 'move',
  exchanged: 'move',
  drew: 'move',
  refilled: 'aside',
  passed: 'move',
  resigned: 'move',
  accepted: 'aside',
  disputed: 'aside',
  'ruling-asked': 'aside',
  agreed: 'aside',
  ruled: 'aside',
  'ruling-denied': 'aside',
  announced: 'card',
  cancelled: 'card',
  'cards-closed': 'aside',
  'skip-set': 'card',
  skipped: 'move',
  peeked: 'card',
  stole: 'card',
  swapped: 'card',
  'took-last-score': 'card',
  'cards-due': 'aside',
  'took-cards': 'aside',
  'put-away': 'aside',
  looked: 'aside',
  overtime: 'aside',
  'last-round': 'aside',
  ended: 'aside',
};

const isAside = ({ what }: StoryEvent) => KINDS[what] === 'aside';

export function lastMove(events: readonly StoryEvent[]): StoryEvent | null {
  return events.findLast((event) => !isAside(event)) ?? null;
}

/** The last play, if it is the last move or its player has only played cards, or skipped others, since. */
export function playOfTurn(events: readonly StoryEvent[]): StoryEventOf<'laid'> | null {
  const at = events.findLastIndex(({ what }) => what === 'laid');
  const play = events[at];
  if (play?.what !== 'laid') return null;
  const belongs = (event: StoryEvent) =>
    event.what === 'skipped'
      ? event.by === play.seat
      : KINDS[event.what] === 'card' && (event.seat === play.seat || event.what === 'cancelled');
  return events.slice(at + 1).every((event) => isAside(event) || belongs(event)) ? play : null;
}
