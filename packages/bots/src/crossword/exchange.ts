/** Exchanges: which tiles to keep, and their equity compared with plays. */
import { mostToExchange, type Tile, without } from '@lettertafel/engine';
import type { Seated } from './candidates.ts';

export interface Exchange {
  readonly tiles: readonly Tile[];
  readonly equity: number;
}

/** Turns without a play after which bots stop exchanging: two of them could go on forever. */
const PATIENCE = 16;

function mayExchange({ view, finder }: Seated, count: number): boolean {
  const lying = view.board.join('').replaceAll('.', '').length;
  const isStuck = view.turnNumber > lying + PATIENCE;
  return !isStuck && count > 0 && count <= mostToExchange(finder.rules, view);
}

/** The exchange with the best leave; null if none is allowed. */
export function bestExchange(seated: Seated): Exchange | null {
  const { rack, leaves } = seated;
  let best: Exchange | null = null;
  for (let kept = 0; kept < (1 << rack.length) - 1; kept++) {
    const keep = rack.filter((_, place) => kept & (1 << place));
    if (!mayExchange(seated, rack.length - keep.length)) continue;
    const equity = leaves.valueOf(keep);
    if (!best || equity > best.equity) best = { tiles: without(rack, keep), equity };
  }
  return best;
}

/** The exchanges with the best leaves, best first. */
export function bestExchanges(seated: Seated, most: number): Exchange[] {
  const { rack, leaves } = seated;
  const found = new Map<string, Exchange>();
  for (let kept = 0; kept < (1 << rack.length) - 1; kept++) {
    const keep = rack.filter((_, place) => kept & (1 << place));
    if (!mayExchange(seated, rack.length - keep.length)) continue;
    const tiles = without(rack, keep);
    found.set(tiles.toSorted().join(''), { tiles, equity: leaves.valueOf(keep) });
  }
  return [...found.values()].sort((one, other) => other.equity - one.equity).slice(0, most);
}

/** The exchange of a player without a play: everything but blanks. */
export function plainExchange(seated: Seated): readonly Tile[] | null {
  const { wild } = seated.finder.rules.letters;
  const tiles = seated.rack.filter((tile) => tile !== wild);
  const most = tiles.slice(0, seated.view.bag);
  return mayExchange(seated, most.length) ? most : null;
}
