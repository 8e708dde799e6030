/** Between two turns on one device: nothing of a rack is shown until the next player has it in hand. */
import type { Seat } from '@lettertafel/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Tile } from '../parts/tile.tsx';
import type { GameTableProps } from './contract.ts';
import { letterAt } from './names.ts';
import { SeatList } from './seat-list.tsx';
import { storyOf } from './story.ts';
import { tellAnnounced, tellTurn } from './tell-turn.ts';
import { isTrickster } from './turns.ts';
import './cover.css';

type CoverProps = Pick<GameTableProps<GameView>, 'table' | 'info' | 'view' | 'names'> & {
  /** Whose turn it is to look. */
  readonly next: Seat;
  readonly onReveal: () => void;
};

export function Cover({ table, info, view, names, next, onReveal }: CoverProps) {
  const name = names[next] ?? '';
  const text = t().play;
  const last = storyOf(table.entries.value, view.seats.length).turns.at(-1);
  const asked = tellQuestion(view, next, names);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main class="cover">
      <SeatList info={info} view={view} seat={null} names={names} />
      <div class="cover-card paper">
        <Tile letter={letterAt(info, next)} />
        <h2 ref={heading} tabIndex={-1}>
          {text.handTo(name)}
        </h2>
        {asked ? <p>{asked}</p> : last && <p class="muted">{tellTurn(last, { names, own: null })}</p>}
        <Button look="main" onClick={onReveal}>
          {text.iAm(name)}
        </Button>
      </div>
    </main>
  );
}

/** What cards ask of the next player, besides a turn. */
function tellQuestion(view: GameView, next: Seat, names: readonly string[]): string | null {
  if (!isTrickster(view)) return null;
  const announced = view.announced.findLast(({ window }) => window.awaiting.includes(next));
  if (announced) return tellAnnounced(announced, { names, own: null });
  return view.opening?.awaiting.includes(next) ? t().cards.openingTitle(names[view.turn] ?? '') : null;
}
