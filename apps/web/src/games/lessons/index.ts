/** The introductions of all games. */
import type { GameId } from '@lettertafel/engine';
import type { Lesson } from './lesson.ts';
import { INTERNATIONAL_LESSON } from './rummikub-international.ts';
import { SABRA_LESSON } from './rummikub-sabra.ts';
import { DE_LESSON } from './scrabble-de.ts';
import { XL_LESSON } from './scrabble-xl-nl.ts';
import { TRICKSTER_LESSON } from './trickster-nl.ts';

export const LESSONS = {
  'scrabble-xl-nl': XL_LESSON,
  'scrabble-de': DE_LESSON,
  'trickster-nl': TRICKSTER_LESSON,
  'rummikub-sabra': SABRA_LESSON,
  'rummikub-international': INTERNATIONAL_LESSON,
} as const satisfies Record<GameId, Lesson>;

/** The key of every step, by game. */
export type StepKey<Id extends GameId> = (typeof LESSONS)[Id]['steps'][number]['key'];
