/** Moves a game of this device to the server, and goes there. */
import { go } from '../../../app/router.ts';
import { copyKept } from '../../../connection/kept-values.ts';
import type { Trouble } from '../../../local/answer.ts';
import { getMovedTo, moveLocalOut } from '../../../local/moving.ts';
import { justMoved } from '../../../play/just-moved.ts';

/** Sends the game; returns why that failed. */
export async function moveGame(id: string): Promise<Trouble | null> {
  const answer = await moveLocalOut(id);
  if ('problem' in answer) return answer.problem;
  justMoved.value = answer.value.id;
  follow(id, answer.value.id);
  return null;
}

/** Goes to the table that the game has become; false if it is not certain that there is one. */
export async function followMoved(id: string): Promise<boolean> {
  const answer = await getMovedTo(id);
  if (!('value' in answer) || answer.value === null) return false;
  follow(id, answer.value);
  return true;
}

function follow(from: string, to: string): void {
  copyKept(from, to);
  // The old address redirects here too: going back must not loop.
  go(`/t/${to}`, { replace: true });
}
