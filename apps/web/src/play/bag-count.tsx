/** How many tiles are left to draw; a single player may see which are unseen. */
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { Bag } from '../parts/bag.tsx';
import { isTable, tilesToDraw } from './awaited-seats.ts';
import { hasComforts, openComfort } from './comforts.ts';
import type { GameTableProps } from './contract.ts';
import './bag-count.css';

type BagCountProps = Pick<GameTableProps<GameView>, 'table' | 'info' | 'view' | 'seat'>;

export function BagCount(props: BagCountProps) {
  const { view } = props;
  const { play } = t();
  const count = tilesToDraw(view);
  const bag = <Bag count={count} label={isTable(view) ? play.inPot(count) : play.inBag(count)} />;
  if (!hasComforts(props)) return bag;
  return (
    <button type="button" class="bag-button" title={play.showUnseen} onClick={() => (openComfort.value = 'unseen')}>
      {bag}
      <span class="unseen">. {play.showUnseen}</span>
    </button>
  );
}
