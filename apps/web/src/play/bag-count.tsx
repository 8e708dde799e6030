/** How many tiles are left to draw. */
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { Bag } from '../parts/bag.tsx';
import { isTable, tilesToDraw } from './awaited-seats.ts';

export function BagCount({ view }: { view: GameView }) {
  const { inBag, inPot } = t().play;
  const count = tilesToDraw(view);
  return <Bag count={count} label={isTable(view) ? inPot(count) : inBag(count)} />;
}
