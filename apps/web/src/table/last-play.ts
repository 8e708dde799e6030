/** Marks of the last turn, until the next one. */
import type { Seat, Story } from '@lettertafel/engine';
import { t } from '../i18n/index.ts';
import type { LastMark } from './strip-view.tsx';

/** The words of the last turn; a play that was lost leaves no marks. */
export function lastPlay(
  { turns }: Pick<Story, 'turns'>,
  { seat, names }: { seat: Seat | null; names: readonly string[] },
): ReadonlyMap<string, LastMark> {
  const turn = turns.findLast(({ what }) => what !== 'resigned');
  if (turn?.what !== 'arranged' || turn.stands === 'lost') return new Map();
  const isOwn = turn.seat === seat;
  const { lastPlay: scored, lastWord } = t().table.state;
  return new Map(
    turn.changed.map(({ word }) => [
      word,
      turn.score > 0 && word === turn.word
        ? { text: scored(names[turn.seat] ?? '', turn.score), scores: true, isOwn }
        : { text: lastWord, scores: false, isOwn },
    ]),
  );
}
