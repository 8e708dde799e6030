/** The stored score sheets on the home screen. */
import { useSignal } from '@preact/signals';
import { LinkButton } from '../parts/button.tsx';
import { scoreText } from './messages/index.ts';
import { listSheets } from './saved-sheets.ts';
import { SheetLink } from './sheet-link.tsx';
import './start-screen.css';

const AT_FIRST = 3;

export function HomeSheets() {
  const text = scoreText();
  const sheets = useSignal(listSheets());
  if (sheets.value.length === 0) return null;
  return (
    <section class="score-kept" aria-labelledby="kept-sheets">
      <h2 id="kept-sheets">{text.kept}</h2>
      <ul>
        {sheets.value.slice(0, AT_FIRST).map((kept) => (
          <li key={kept.id} class="paper">
            <SheetLink kept={kept} />
          </li>
        ))}
      </ul>
      {sheets.value.length > AT_FIRST && (
        <LinkButton look="plain" href="/score">
          {text.allKept(sheets.value.length)}
        </LinkButton>
      )}
    </section>
  );
}
