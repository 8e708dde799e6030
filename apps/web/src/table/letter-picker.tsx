/** Asks which letter a joker stands for. */
import { useLayoutEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Sheet } from '../parts/sheet.tsx';
import { TileFace, tileClass } from '../parts/tile.tsx';
import { name } from './actions.ts';
import { letterOf, stripOf, type TileKey } from './draft.ts';
import type { TableModel } from './model.ts';
import './letter-picker.css';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export function LetterPicker({ model }: { model: TableModel }) {
  const { value: joker } = model.naming;
  return joker === null || !stripOf(model.draft.value, joker) ? null : <Picker model={model} joker={joker} />;
}

function Picker({ model, joker }: { model: TableModel; joker: TileKey }) {
  const draft = model.draft.value;
  const strip = stripOf(draft, joker);
  useLayoutEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (/^[a-z]$/i.test(key) && !ctrlKey && !metaKey && !altKey) name(model, joker, key.toUpperCase());
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [model, joker]);
  return (
    <Sheet
      title={t().table.pickJoker}
      onClose={() => {
        model.naming.value = null;
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
            onClick={() => name(model, joker, letter)}
          >
            <TileFace letter={letter} />
          </button>
        ))}
      </div>
    </Sheet>
  );
}
