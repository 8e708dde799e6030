/** Keyboard and accessibility: how to play without a mouse, and without seeing the board. */
import { Screen } from '../../app/shell.tsx';
import { t } from '../../i18n/index.ts';
import { later } from '../../i18n/later.ts';
import './keys-screen.css';

export function KeysScreen() {
  const text = t();
  const { keys } = later();
  return (
    <Screen
      title={text.common.keys}
      class="keys"
      content={
        <>
          <h1>{text.common.keys}</h1>
          <KeyCard title={keys.board.title} keys={Object.values(keys.board.keys)} />
          <KeyCard title={keys.table.title} keys={Object.values(keys.table.keys)} />
          <section class="keys-card paper">
            <h2>{keys.access}</h2>
            <ul class="keys-facts">
              {Object.values(keys.facts).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </section>
        </>
      }
    />
  );
}

function KeyCard({ title, keys }: { title: string; keys: readonly (readonly string[])[] }) {
  return (
    <section class="keys-card paper">
      <h2>{title}</h2>
      <dl class="keys-list">
        {keys.map(([key, what]) => (
          <div key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
