/** Which seats a page notifies or shows, from what the engine says the game waits for. */
import {
  awaitedSeats,
  type GameId,
  gameById,
  isTableView as isTable,
  isTricksterView as isTrickster,
  type Seat,
  type Window,
} from '@lettertafel/engine';
import type { GameView } from '../connection/table-store.ts';

export { isTable, isTrickster };

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
  /** Words that are not in the list and that the players may still allow (B-30). */
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

/** Whether this seat has to answer or to move now. Being asked whether a turn may begin does not count. */
export function isAwaited(game: GameId, view: GameView, seat: Seat): boolean {
  const waits = gameById(game).waitsIn(view);
  return awaitedSeats(waits.filter((wait) => wait.for !== 'turn-start')).includes(seat);
}

/** The seats that the game waits for without a time limit; none while a clock or a window runs. */
export function awaitedWithoutLimit(game: GameId, view: GameView): readonly Seat[] {
  const waits = gameById(game).waitsIn(view);
  if (view.clock || waits.some(({ until }) => until !== null)) return [];
  const answers = waits.filter((wait) => wait.for !== 'turn');
  return (answers.length > 0 ? answers : waits).flatMap(({ seats }) => seats);
}

/**
 * The user's seats on a shared device that may dispute the open play. All of them see the board, so they are asked
 * together; reactions to cards come first.
 */
export function askedTogether(game: GameId, view: GameView, mine: readonly Seat[]): readonly Seat[] {
  const [first] = gameById(game).waitsIn(view);
  if (mine.length < 2 || first?.for !== 'play') return [];
  return first.seats.filter((seat) => mine.includes(seat));
}

/** The view with all hidden information removed, for a shared device between two turns. */
export function coveredView(view: GameView): GameView {
  const covered = { ...view, viewer: 'spectator', rack: [], revealed: [] } as const;
  if (!isTrickster(covered)) return covered;
  const turnCards = { ...covered.turnCards, handAtStart: [] };
  return { ...covered, hand: [], takenNow: [], held: null, turnCards, twoLetterWords: null };
}

/** The seat that a shared device should show now; the current one is preferred. */
export function seatToShow(
  game: GameId,
  view: GameView,
  { mine, shown }: { readonly mine: readonly Seat[]; readonly shown: Seat },
): Seat {
  if (view.over) return shown;
  const { waitsIn, seatToMove } = gameById(game);
  const answers = waitsIn(view).filter((wait) => wait.for === 'card' || wait.for === 'turn-start');
  const asked = [...answers.map(({ choosers }) => choosers), [seatToMove(view)]];
  const [first = [shown]] = asked
    .map((seats) => seats.filter((seat) => mine.includes(seat)))
    .filter((seats) => seats.length > 0);
  return first.includes(shown) ? shown : (first[0] ?? shown);
}
