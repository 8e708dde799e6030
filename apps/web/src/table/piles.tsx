/** The open pot: four piles, face up, from which a player chooses tiles one by one. */
import { JOKER, type TableView, type Tile } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Slot, TileFace, tileClass } from '../parts/tile.tsx';
import { JokerFace } from './joker-face.tsx';
import './piles.css';

type Piles = NonNullable<TableView['pot']['piles']>;

/** The visible letters of the pot, for planning. */
export function OpenPot({ piles }: { piles: Piles }) {
  const text = t().table;
  return (
    <ul class="open-pot" aria-label={text.openPot}>
      {piles.map(({ top, height }, pile) => (
        <li key={pile} aria-label={height === 0 ? text.pileGone(pile + 1) : text.pile(pile + 1, top ?? '', height)}>
          {top === null ? <Slot /> : <PileTop tile={top} />}
        </li>
      ))}
    </ul>
  );
}

function PileTop({ tile }: { tile: Tile }) {
  return (
    <b class={tileClass({ named: tile === JOKER })}>{tile === JOKER ? <JokerFace /> : <TileFace letter={tile} />}</b>
  );
}

interface PileSheetProps {
  readonly piles: Piles;
  /** How many tiles are drawn. */
  readonly count: number;
  readonly onTake: (piles: readonly number[]) => void;
  readonly onClose: () => void;
}

export function PileSheet({ piles, count, onTake, onClose }: PileSheetProps) {
  const text = t().table;
  const chosen = useSignal<readonly number[]>([]);
  const taken = (pile: number) => chosen.value.filter((other) => other === pile).length;
  const most = Math.min(
    count,
    piles.reduce((sum, { height }) => sum + height, 0),
  );
  const choosePile = (pile: number) => {
    const next = [...chosen.value, pile];
    if (most === 1) onTake(next);
    else if (next.length <= most) chosen.value = next;
  };
  // The next tile of a pile is unknown.
  const names = chosen.value.map((pile, place) =>
    chosen.value.indexOf(pile) === place ? (piles[pile]?.top ?? '?') : text.blindNext,
  );
  return (
    <Sheet title={text.pickPiles(most)} icon="bag" onClose={onClose}>
      <ul class="piles">
        {piles.map(({ top, height }, pile) => {
          const left = height - taken(pile);
          const name = top !== null && taken(pile) === 0 ? top : text.blindNext;
          return (
            <li key={pile}>
              <button
                type="button"
                class="pile"
                aria-disabled={left === 0}
                aria-label={left === 0 ? text.pileGone(pile + 1) : text.pile(pile + 1, name, left)}
                onClick={() => {
                  if (left > 0) choosePile(pile);
                }}
              >
                {left === 0 ? <Slot /> : <PileTop tile={taken(pile) > 0 ? '?' : (top ?? '?')} />}
                <span class="sm muted">{left}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {most > 1 && (
        <>
          <p aria-live="polite">{chosen.value.length > 0 ? text.picked(names) : '\u00a0'}</p>
          <div class="sheet-foot">
            <Button
              look="line"
              icon="undo"
              off={chosen.value.length === 0}
              onClick={() => (chosen.value = chosen.value.slice(0, -1))}
            >
              {text.undo}
            </Button>
            <Button look="main" onClick={() => onTake(chosen.value)}>
              {chosen.value.length === 0 ? text.takeAny : chosen.value.length < most ? text.takeRest : text.takeThese}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
