/** Chooses the tiles to exchange (B-14), as a move or with the card for it (TR-15). */
import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { TileFace, tileClass } from '../parts/tile.tsx';
import type { TileKey } from './draft.ts';
import type { BoardModel } from './model.ts';
import { faceOf, letterName, valueShown } from './tile-face.ts';
import './exchange-sheet.css';

interface ExchangeSheetProps {
  readonly model: BoardModel;
  readonly title: string;
  readonly note: string;
  readonly onExchange: (tiles: string) => void;
  readonly onClose: () => void;
}

export function ExchangeSheet({ model, title, note, onExchange, onClose }: ExchangeSheetProps) {
  const away = useSignal<readonly TileKey[]>([]);
  const { rack } = model.draft.value;
  const { bag } = model.view.value;
  const toggle = (key: TileKey) => {
    const { value } = away;
    if (value.includes(key)) away.value = value.filter((other) => other !== key);
    else if (value.length < bag) away.value = [...value, key];
  };
  const chosen = rack.filter(({ key }) => away.value.includes(key));
  const all = rack.slice(0, bag).map(({ key }) => key);
  return (
    <Sheet title={title} icon="exchange" onClose={onClose}>
      <p class="muted">{note}</p>
      <ul class="exchange">
        {rack.map(({ key, tile }) => {
          const isAway = away.value.includes(key);
          return (
            <li key={key}>
              <button
                type="button"
                class={tileClass({ draft: isAway }, isAway ? 'exchange-tile exchange-away' : 'exchange-tile')}
                aria-pressed={isAway}
                aria-label={letterName(tile)}
                onClick={() => toggle(key)}
              >
                <TileFace letter={faceOf(tile)} value={valueShown(model.rules.letters, tile)} />
              </button>
            </li>
          );
        })}
      </ul>
      <div class="sheet-foot">
        <Button
          look="line"
          onClick={() => {
            away.value = away.value.length === all.length ? [] : all;
          }}
        >
          {away.value.length === all.length ? t().board.chooseNone : t().board.chooseAll}
        </Button>
        <Button
          look="main"
          off={chosen.length === 0}
          onClick={() => onExchange(chosen.map(({ tile }) => tile).join(''))}
        >
          {t().board.exchangeTiles(chosen.length)}
        </Button>
      </div>
    </Sheet>
  );
}
