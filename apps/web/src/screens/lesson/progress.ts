/** What this browser remembers of lessons: introductions that were finished, examples that were laid. */
import type { GameId } from '@lettertafel/engine';
import * as v from 'valibot';
import { stored } from '../../app/preferences.ts';

const keys = v.array(v.string());

/** Introductions that were done to their end, by game. */
const finished = stored('lessons', keys, []);
/** Worked examples that were laid, each as `game: key`. */
const laid = stored('examples', keys, []);

export const isFinished = (game: GameId) => finished.value.includes(game);
export const isLaid = (game: GameId, key: string) => laid.value.includes(`${game}: ${key}`);

export function noteFinished(game: GameId): void {
  finished.value = [...new Set([...finished.peek(), game])];
}

export function noteLaid(game: GameId, key: string): void {
  laid.value = [...new Set([...laid.peek(), `${game}: ${key}`])];
}
