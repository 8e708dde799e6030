/** No table here: it never was, was cleared away, or cannot be reached. */
import { Screen } from '../app/shell.tsx';
import type { Trouble } from '../connection/http.ts';
import { t } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import './nothing.css';

/** `by`: who has cleared the table after the deal. */
export function Nothing({ code, by = null }: { code: Trouble['code'] | 'aborted'; by?: string | null }) {
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
            {code === 'offline' && (
              <Button look="line" onClick={() => location.reload()}>
                {text.common.again}
              </Button>
            )}
            <LinkButton look="main" href="/">
              {text.common.home}
            </LinkButton>
          </p>
        </>
      }
    />
  );
}
