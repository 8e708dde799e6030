/** Which seats the game waits for, from a view. */
import { nextSeat, type Seat, seatingOf, type TableView, type TricksterView, type Window } from '@lettertafel/engine';
import type { GameView } from '../connection/table-store.ts';

export const isTrickster = (view: GameView): view is TricksterView => 'hand' in view;
export const isTable = (view: GameView): view is TableView => 'pot' in view;

/** How many tiles are left to draw. */
export function tilesToDraw(view: GameView): number {
  return isTable(view) ? view.pot.count : view.bag;
}

/** The play that may be disputed, with the fields that both families share. */
export interface DisputablePlay {
  readonly seat: Seat;
  readonly words: readonly { readonly word: string; readonly score: number | null; readonly isSettled: boolean }[];
  readonly score: number;
  readonly window: Window;
  /** Words that are not in the list and that the table may still allow (B-30). */
  readonly ruling: readonly string[] | null;
}

export function disputablePlay(view: GameView): DisputablePlay | null {
  const { open } = view;
  if (!open) return null;
  const words = open.words.map((word: string | { word: string; score: number }, index) => ({
    ...(typeof word === 'string' ? { word, score: null } : { word: word.word, score: word.score }),
    isSettled: open.settled.includes(index),
  }));
  return { seat: open.seat, words, score: open.score, window: open.window, ruling: open.ruling?.words ?? null };
}

/** The seat to move, now or once the open play is settled. */
export function nextToMove({ open, turn, seats }: GameView): Seat {
  return open ? nextSeat(seatingOf({ seats }), open.seat) : turn;
}

/** Whether this seat has to answer or to move now. */
export function isAwaited(view: GameView, seat: Seat): boolean {
  if (view.over) return false;
  if (view.open?.window.awaiting.includes(seat)) return true;
  if (isTrickster(view) && view.announced.some(({ window }) => window.awaiting.includes(seat))) return true;
  return view.turn === seat && view.open?.seat !== seat;
}

/** The seats that the game waits for without a time limit; none while a clock or a window runs. */
export function awaitedWithoutLimit(view: GameView): readonly Seat[] {
  const { announced, opening, phase } = isTrickster(view) ? view : { announced: [], opening: null, phase: null };
  const windows = [...announced.map(({ window }) => window), view.open?.window, phase?.window, opening].filter(
    (window) => window != null,
  );
  if (view.over || view.clock || windows.some(({ until }) => until !== null)) return [];
  return windows.length > 0 ? windows.flatMap(({ awaiting }) => awaiting) : [view.turn];
}

/**
 * The own seats on a shared device that may dispute the open play. All of them see the board, so they are asked
 * together; reactions to cards come first.
 */
export function askedTogether(view: GameView, mine: readonly Seat[]): readonly Seat[] {
  if (mine.length < 2 || view.over || (isTrickster(view) && view.announced.length > 0)) return [];
  return view.open?.window.awaiting.filter((seat) => mine.includes(seat)) ?? [];
}

/** The view with all hidden information removed, for a shared device between two turns. */
export function coveredView(view: GameView): GameView {
  const covered = { ...view, viewer: 'spectator', rack: [], revealed: [] } as const;
  if (!isTrickster(covered)) return covered;
  return { ...covered, hand: [], takenNow: [], held: null, twoLetterWords: null };
}

/** The seat that a shared device should show now; the current one is preferred. */
export function seatToShow(view: GameView, mine: readonly Seat[], shown: Seat): Seat {
  if (view.over) return shown;
  const asked = askedSeats(view).map((seats) => seats.filter((seat) => mine.includes(seat)));
  const [first = [shown]] = asked.filter((seats) => seats.length > 0);
  return first.includes(shown) ? shown : (first[0] ?? shown);
}

/**
 * Seats that are asked individually, the most urgent first: reactions to cards, whether a turn may begin, the turn
 * itself.
 */
function askedSeats(view: GameView): readonly (readonly Seat[])[] {
  const cards = isTrickster(view) ? view.announced.toReversed().map(({ window }) => window.awaiting) : [];
  // A seat without cards cannot skip a turn.
  const opening = isTrickster(view) ? view.opening?.awaiting.filter((seat) => view.handSizes[seat] !== 0) : [];
  return [...cards, opening ?? [], [nextToMove(view)]];
}
