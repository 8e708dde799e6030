/** The longest word of solo games is the record, stored on this device. */
import type { GameId } from '@lettertafel/engine';
import { records } from '../app/preferences.ts';
import type { GameView } from '../connection/table-store.ts';
import { isTable } from '../play/awaited-seats.ts';

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
