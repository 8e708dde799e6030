/** The story of a game: a projection of its log, or of what a viewer has seen of it. */
import { type Board, emptyBoard, sizeOf } from '../crossword/board.ts';
import { CARDS_TOLD } from './cards.ts';
import { COURSE } from './course.ts';
import { PLAYS } from './plays.ts';
import { type ToldEvent, tellBy } from './tellers.ts';
import type { Story, Telling } from './telling.ts';

/** An entry of a log, with all its events or with what a viewer sees of them. */
export interface ToldEntry {
  readonly at: number;
  readonly events: readonly { readonly type: string }[];
}

/** What a state says before anything has happened. */
export interface StoryStart {
  readonly seats: number;
  /** A board of the game's size, whatever lies on it; absent where there is none. */
  readonly board?: Board;
}

const tell = tellBy<ToldEvent>({ ...COURSE, ...PLAYS, ...CARDS_TOLD });

/** A story in which nothing has happened yet. */
export function emptyStory({ seats, board = [] }: StoryStart): Story {
  const bySeat = Array.from({ length: seats }, () => null);
  return {
    turns: [],
    events: [],
    scores: bySeat.map(() => 0),
    position: { board: emptyBoard(sizeOf(board)), table: [], last: [], racks: bySeat },
    turn: 0,
    turnNumber: 0,
    announced: [],
    startedAt: null,
    endedAt: null,
    outcome: null,
  };
}

/** The story with what happened next. */
export function continueStory(story: Story, entries: readonly ToldEntry[]): Story {
  const telling: Telling = { ...story, turns: [...story.turns], events: [...story.events], at: 0, closed: [] };
  for (const { at, events } of entries) {
    telling.at = at;
    for (const event of events) tell(telling, event);
  }
  const { at: _, closed: __, ...told } = telling;
  return told;
}

/** Entries from the middle of a game tell what happened in them: points and position are then those of these alone. */
export function tellStory(entries: readonly ToldEntry[], start: StoryStart): Story {
  return continueStory(emptyStory(start), entries);
}
