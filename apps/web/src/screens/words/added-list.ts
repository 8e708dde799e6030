/** The outcome of adding a list: what was added, or why it was refused. */
import { notify } from '../../app/notice.tsx';
import type { addWordList } from '../../connection/requests.ts';
import { later } from '../../i18n/later.ts';
import { valueOrNotify } from '../../new-game/start-game.ts';

type Added = Awaited<ReturnType<typeof addWordList>>;

/** Informs the user; true if the list was added. */
export function tellAdded(answer: Added): boolean {
  const fault = 'problem' in answer && answer.problem.code === 'bad-list' ? faultOf(answer.problem.why ?? '') : null;
  if (fault !== null) {
    notify({ text: fault });
    return false;
  }
  const made = valueOrNotify(answer);
  if (made) notify({ text: later().words.added(made.words) });
  return made !== null;
}

/** The server's reason is a code, for bad lines followed by the first of them; null: another reason. */
function faultOf(why: string): string | null {
  const { faults } = later().words;
  const line = /^bad-lines, first in line (\d+)$/.exec(why)?.[1];
  if (line !== undefined) return faults['bad-lines'](Number(line));
  const sentence = Object.entries(faults).find(([code]) => code === why)?.[1];
  return typeof sentence === 'string' ? sentence : null;
}
