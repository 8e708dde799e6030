/** Chooses the letter of a blank: every letter of the game, and *IN if that option is on. */
import { t } from '../i18n/index.ts';
import { Sheet } from '../parts/sheet.tsx';
import { Tile } from '../parts/tile.tsx';
import { leaveUnnamed, name } from './actions.ts';
import { unnamedTile } from './draft.ts';
import type { BoardModel } from './model.ts';
import { focusSquare } from './square-element.ts';
import './letter-picker.css';

export function LetterPicker({ model }: { model: BoardModel }) {
  const turning = model.turning.value;
  const key = turning ?? unnamedTile(model.draft.value)?.key;
  // Not during a drag: the tile has not been dropped yet.
  if (key === undefined || model.dragged.value !== null) return null;
  const { letters } = model.rules;
  const suffix = turning === null ? (model.rules.suffixTile?.(model.view.value.options) ?? null) : null;
  const square = model.draft.value.placed.find((tile) => tile.key === key)?.square;
  const choices = Object.keys(letters.tiles).filter((letter) => letter !== letters.wild);
  return (
    <Sheet
      title={turning === null ? t().board.nameBlank : t().board.nameTurned}
      onClose={() => leaveUnnamed(model, key)}
      focusAfter={() => focusSquare(square ?? 0)}
    >
      <div class="picker">
        {choices.map((letter) => (
          <button
            key={letter}
            type="button"
            class="picker-letter"
            onClick={() => name(model, key, letter.toLowerCase())}
          >
            <Tile letter={letter} named />
          </button>
        ))}
        {suffix && (
          <button type="button" class="picker-letter" onClick={() => name(model, key, suffix.cell)}>
            <Tile letter="*IN" named />
          </button>
        )}
      </div>
      {suffix && <p class="sm muted">{t().board.inTile}</p>}
    </Sheet>
  );
}
