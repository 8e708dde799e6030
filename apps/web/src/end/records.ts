/** Records, stored on this device: the longest word of solo games, and the highest final score. */
import type { GameId, Seat } from '@lettertafel/engine';
import { records } from '../app/preferences.ts';
import type { GameView } from '../connection/table-store.ts';
import { isTable } from '../play/awaited-seats.ts';
import { noteBest } from '../play/bests.ts';

export function longestWord(view: GameView): string | null {
  return isTable(view) && view.seats.length === 1 ? (view.seats[0]?.longest ?? null) : null;
}

/** Whether this game has beaten the record; stores the new one. */
export function keepRecord(game: GameId, view: GameView): boolean {
  const word = longestWord(view);
  if (!word || word.length <= (records.peek()[game]?.length ?? 0)) return false;
  records.value = { ...records.peek(), [game]: word };
  return true;
}

/** The user's final score if it was never higher. With several seats on one device nobody knows whose best it is. */
export function noteScore(game: GameId, { seats }: GameView, mine: readonly Seat[]): number | null {
  const [own, ...others] = mine;
  if (own === undefined || others.length > 0 || seats.length === 1) return null;
  const score = Math.max(0, seats[own]?.score ?? 0);
  return noteBest(game, { score }).includes('score') ? score : null;
}
