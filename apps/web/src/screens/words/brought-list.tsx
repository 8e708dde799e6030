/** The outcome of bringing a list: what is there now and which lines were left out, or why it was refused. */
import type { BroughtList } from '@lettertafel/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { notify } from '../../app/notice.tsx';
import type { addWordList } from '../../connection/requests.ts';
import { later } from '../../i18n/later.ts';
import { valueOrNotify } from '../../new-game/start-game.ts';
import { listName } from '../../parts/list-name.ts';

type Brought = Awaited<ReturnType<typeof addWordList>>;

/** Null: it was refused, and the user knows why. */
export function broughtOrNotify(answer: Brought): BroughtList | null {
  const fault = 'problem' in answer && answer.problem.code === 'bad-list' ? faultOf(answer.problem.why ?? '') : null;
  if (fault === null) return valueOrNotify(answer);
  notify({ text: fault });
  return null;
}

/** The server's reason is a code; null: another reason. */
function faultOf(why: string): string | null {
  return Object.entries(later().words.faults).find(([code]) => code === why)?.[1] ?? null;
}

/** Takes the focus: the form or editor that it answers is elsewhere on the page. */
export function BroughtReport({ list }: { readonly list: BroughtList }) {
  const text = later().words;
  const report = useRef<HTMLElement>(null);
  useEffect(() => report.current?.focus(), [list]);
  const { count, lines } = list.leftOut;
  return (
    <section class="words-own paper" tabIndex={-1} ref={report}>
      <h2>{text.added(listName(list), text.count(list.words))}</h2>
      <p>{text.addedExplain[list.kind === 'house' ? 'house' : 'own']}</p>
      {count > 0 && (
        <>
          <p>{text.leftOut(count)}</p>
          <ul>
            {lines.map(({ line, text: content, reason }) => (
              <li key={line}>{text.leftOutLine(line, content, text.leftOutReasons[reason])}</li>
            ))}
          </ul>
          {count > lines.length && <p>{text.leftOutMore(count - lines.length)}</p>}
        </>
      )}
    </section>
  );
}
