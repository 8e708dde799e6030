/** Asks which letter a joker stands for. */
import { useLayoutEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Sheet } from '../parts/sheet.tsx';
import { TileFace, tileClass } from '../parts/tile.tsx';
import { letterOf, stripOf, type TileKey } from './draft.ts';
import type { Turn } from './turn.ts';
import './joker-picker.css';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export function JokerPicker({ turn }: { turn: Turn }) {
  const { value: joker } = turn.naming;
  return joker === null || !stripOf(turn.draft.value, joker) ? null : <Picker turn={turn} joker={joker} />;
}

function Picker({ turn, joker }: { turn: Turn; joker: TileKey }) {
  const draft = turn.draft.value;
  const strip = stripOf(draft, joker);
  useLayoutEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (/^[a-z]$/i.test(key) && !ctrlKey && !metaKey && !altKey) turn.name(joker, key.toUpperCase());
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [turn, joker]);
  return (
    <Sheet
      title={t().table.pickJoker}
      onClose={() => {
        turn.naming.value = null;
      }}
      focusAfter={() => document.querySelector<HTMLElement>(`[data-tile="${joker}"]`)?.focus()}
    >
      <p class="picker-word" aria-hidden="true">
        {strip?.tiles.map((key) => (
          <b key={key} class={tileClass({ draft: key === joker, joker: key === joker, named: key === joker })}>
            <TileFace letter={letterOf(draft, key) ?? '?'} />
          </b>
        ))}
      </p>
      <p class="sm muted">{t().table.pickHelp}</p>
      <div class="picker-letters">
        {LETTERS.map((letter) => (
          <button
            key={letter}
            type="button"
            class={tileClass({ named: true }, 'picker-letter')}
            aria-pressed={letterOf(draft, joker) === letter}
            onClick={() => turn.name(joker, letter)}
          >
            <TileFace letter={letter} />
          </button>
        ))}
      </div>
    </Sheet>
  );
}
