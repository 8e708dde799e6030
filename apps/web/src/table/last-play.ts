/** Marks of the last turn, until the next one. */
import type { Seat } from '@lettertafel/engine';
import type { SeenEntry } from '@lettertafel/protocol';
import { t } from '../i18n/index.ts';
import type { LastMark } from './strip-view.tsx';

interface Arranged {
  readonly type: 'arranged';
  readonly seat: Seat;
  readonly words: readonly string[];
  readonly word: string | null;
  readonly score: number;
}

/** The words of the last turn, if another seat made them; a play that was lost leaves no marks. */
export function lastMarks(
  entries: readonly SeenEntry[],
  { seat, names }: { seat: Seat | null; names: readonly string[] },
): ReadonlyMap<string, LastMark> {
  const events = entries.flatMap((entry) => entry.events as readonly { readonly type: string }[]);
  const last = events.findLast(
    ({ type }) => type === 'arranged' || type === 'play-lost' || type === 'drew' || type === 'passed',
  );
  const isRefill = last?.type === 'drew' && (last as unknown as { why: string }).why === 'refill';
  const play = isRefill ? events.findLast(({ type }) => type === 'arranged') : last;
  if (play?.type !== 'arranged') return new Map();
  const { seat: by, words, word, score } = play as unknown as Arranged;
  if (by === seat) return new Map();
  const { lastPlay, lastWord } = t().table.state;
  return new Map(
    words.map((laid) => [
      laid,
      laid === word ? { text: lastPlay(names[by] ?? '', score), scores: true } : { text: lastWord, scores: false },
    ]),
  );
}
