/** Shown when there is no table: unknown, aborted, or out of reach. */
import type { ComponentChildren } from 'preact';
import { Screen } from '../app/shell.tsx';
import { t } from '../i18n/index.ts';
import type { Trouble } from '../local/answer.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import './no-table.css';

/** What may be over by now. */
const AGAIN: ReadonlySet<string> = new Set(['offline', 'open-elsewhere', 'no-word-list', 'storage-stuck']);

interface NoTableProps {
  readonly code: Trouble['code'] | 'aborted';
  /** Who aborted the game. */
  readonly by?: string | null;
  readonly children?: ComponentChildren;
}

export function NoTable({ code, by = null, children }: NoTableProps) {
  const text = t();
  const sentence = code !== 'aborted' ? text.problems[code] : by === null ? text.play.aborted : text.play.abortedBy(by);
  return (
    <Screen
      title={text.play.noTable}
      class="nothing"
      content={
        <>
          <h1>{text.play.noTable}</h1>
          <p>{sentence}</p>
          <p class="nothing-ways">
            {AGAIN.has(code) && (
              <Button look="line" onClick={() => location.reload()}>
                {text.common.again}
              </Button>
            )}
            <LinkButton look="main" href="/">
              {text.common.home}
            </LinkButton>
          </p>
          {children}
        </>
      }
    />
  );
}
