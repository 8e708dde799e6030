/**
 * Between two turns on a shared device: the board stays visible; racks and cards are hidden until the next player
 * confirms.
 */
import { gameById, type Seat } from '@lettertafel/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { GameView } from '../../connection/table-store.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../parts/button.tsx';
import { useAfterDoubleTap } from '../../parts/double-tap.ts';
import { Tile } from '../../parts/tile.tsx';
import type { GameTableProps } from '../../play/contract.ts';
import { letterAt } from '../../play/names.ts';
import './cover.css';

type CoverProps = Pick<GameTableProps<GameView>, 'info' | 'view' | 'names'> & {
  /** The seat that should look next. */
  readonly next: Seat;
  readonly onReveal: () => void;
};

export function Cover({ info, view, names, next, onReveal }: CoverProps) {
  const name = names[next] ?? '';
  const text = t().play;
  const [first] = gameById(info.game).waitsIn(view);
  const isOpening = first?.for === 'turn-start' && first.seats.includes(next);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // On phones the button is where a turn is finished.
  const mayReveal = useAfterDoubleTap(true);
  return (
    <section class="cover paper" aria-label={text.handTo(name)}>
      <Tile letter={letterAt(info, next)} />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {text.handTo(name)}
        </h2>
        {isOpening && <p class="sm muted">{t().cards.openingTitle(names[view.turn] ?? '')}</p>}
      </div>
      <Button look="main" off={!mayReveal} onClick={onReveal}>
        {text.iAm(name)}
      </Button>
    </section>
  );
}
