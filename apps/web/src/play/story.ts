/** The story of a table, from the entries that the page has. */
import { type Board, type Story, tellStory } from '@lettertafel/engine';
import type { SeenEntry } from '@lettertafel/protocol';

/** What a story needs of a view: how many seats and, in a board game, how large a board. */
interface StoryView {
  readonly seats: readonly unknown[];
  readonly board?: Board;
}

const stories = new WeakMap<readonly SeenEntry[], Story>();

/** Cached by list of entries, because many components ask; the store creates a new list for every update. */
export function storyOf(entries: readonly SeenEntry[], { seats, board = [] }: StoryView): Story {
  const known = stories.get(entries);
  if (known) return known;
  const story = tellStory(entries, { seats: seats.length, board });
  stories.set(entries, story);
  return story;
}
