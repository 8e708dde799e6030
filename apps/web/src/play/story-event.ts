/** One event of the story, as data for the last-move line and the live region. */
import type { Card, Seat, Tile, TricksterView } from '@lettertafel/engine';
import type { ReusedWords } from './reused-words.ts';

export interface Dispute {
  readonly by: Seat;
  readonly words: readonly string[];
  readonly bad: readonly string[];
  readonly penalty: number;
}

/** One round of tiles drawn to decide who begins. */
export type StarterDraw = readonly { readonly seat: Seat; readonly tile: Tile }[];

type What =
  | { readonly what: 'began'; readonly draws: readonly StarterDraw[] }
  /** On a board or a table; word null: the table was only rearranged. */
  | {
      readonly what: 'laid';
      readonly word: string | null;
      readonly score: number;
      readonly reused: ReusedWords;
    }
  | { readonly what: 'lost'; readonly word: string }
  | { readonly what: 'exchanged'; readonly tiles: number }
  | { readonly what: 'drew' | 'passed' | 'resigned'; readonly late: boolean }
  | { readonly what: 'skipped'; readonly by: Seat }
  | { readonly what: 'announced'; readonly announcement: TricksterView['announced'][number] }
  | { readonly what: 'cancelled'; readonly card: Card }
  /** Only known to the two seats concerned. */
  | { readonly what: 'stole'; readonly target: Seat; readonly tile: Tile | null }
  | { readonly what: 'swapped' | 'peeked' | 'skip-set'; readonly target: Seat }
  | { readonly what: 'took-last-score'; readonly target: Seat; readonly points: number }
  | { readonly what: 'took-cards'; readonly count: number }
  | { readonly what: 'disputed'; readonly dispute: Dispute }
  | { readonly what: 'ruled'; readonly words: readonly string[] }
  | { readonly what: 'overtime'; readonly points: number }
  | { readonly what: 'last-round' }
  | { readonly what: 'ended'; readonly winners: readonly Seat[]; readonly score: number };

/** An event before its turn is known. */
export type UnplacedEvent = What & { readonly seat: Seat };

/** `seat` is the actor; `turn` is the index of the turn that this event created, if any. */
export type StoryEvent = UnplacedEvent & { readonly turn: number | null };

/** Events that are not moves: announced, but not shown in the last-move line. */
const COMMENTS: readonly StoryEvent['what'][] = ['took-cards', 'disputed', 'ruled', 'overtime', 'last-round', 'ended'];

export function lastMove(events: readonly StoryEvent[]): StoryEvent | null {
  return events.findLast(({ what }) => !COMMENTS.includes(what)) ?? null;
}

/** Cards are part of the turn in which they are played. */
const CARDS: readonly StoryEvent['what'][] = [
  'announced',
  'cancelled',
  'stole',
  'swapped',
  'peeked',
  'skip-set',
  'took-last-score',
];

/** The last play, if it is the last move or its player has only played cards, or skipped others, since. */
export function playOfTurn(events: readonly StoryEvent[]): Extract<StoryEvent, { readonly what: 'laid' }> | null {
  const at = events.findLastIndex(({ what }) => what === 'laid');
  const play = events[at];
  if (play?.what !== 'laid') return null;
  const since = events.slice(at + 1).filter(({ what }) => !COMMENTS.includes(what));
  const belongs = (event: StoryEvent) =>
    event.what === 'skipped'
      ? event.by === play.seat
      : CARDS.includes(event.what) && (event.seat === play.seat || event.what === 'cancelled');
  return since.every(belongs) ? play : null;
}

/** The cancelled card of a play that stands without it; null if that was cancelled in turn. */
export function cancelIn(events: readonly StoryEvent[], play: StoryEvent): StoryEvent | null {
  const before = events.slice(0, events.indexOf(play));
  const announced = before.findLastIndex(({ what }) => what === 'announced');
  const since = before.slice(announced + 1);
  const isOfPlay = play.what === 'laid' && before[announced]?.seat === play.seat;
  const isUndone = since.length % 2 === 0;
  return isOfPlay && !isUndone && since.every(({ what }) => what === 'cancelled') ? (since[0] ?? null) : null;
}
