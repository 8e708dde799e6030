/** What may be left in the bag: all distinct draws from the unseen tiles, as a weighted sample without replacement. */
import type { Rng, Tile } from '@lettertafel/engine';

/** Tiles that may be in the bag; the other unseen tiles are then on the opponent's rack. */
export interface BagDraw {
  readonly bag: readonly Tile[];
  readonly rack: readonly Tile[];
  /** In how many ways the tiles can be chosen. */
  readonly weight: number;
  /** Exponentially distributed with the weight as its rate; draws are sorted by it. */
  readonly key: number;
}

const STEPS = 2 ** 30;

/** All draws of a size, in random order: the first ones are a sample. */
export function drawsOf(unseen: readonly Tile[], size: number, rng: Rng): BagDraw[] {
  const kinds = [...new Set(unseen)].map((tile) => ({ tile, count: unseen.filter((one) => one === tile).length }));
  const found: BagDraw[] = [];
  const choose = (kind: number, bag: readonly Tile[], rack: readonly Tile[], weight: number): void => {
    const next = kinds[kind];
    if (!next) {
      if (bag.length !== size) return;
      const key = -Math.log((1 + rng.below(STEPS)) / STEPS) / weight;
      found.push({ bag, rack, weight, key });
      return;
    }
    const { tile, count } = next;
    for (let drawn = 0; drawn <= Math.min(count, size - bag.length); drawn++) {
      const inBag = [...bag, ...Array<Tile>(drawn).fill(tile)];
      const onRack = [...rack, ...Array<Tile>(count - drawn).fill(tile)];
      choose(kind + 1, inBag, onRack, weight * choices(count, drawn));
    }
  };
  choose(0, [], [], 1);
  return found.sort((one, other) => one.key - other.key);
}

/** Binomial coefficient. */
function choices(all: number, chosen: number): number {
  let count = 1;
  for (let step = 1; step <= chosen; step++) count = (count * (all - chosen + step)) / step;
  return count;
}

/**
 * What each of the first draws counts for in a mean: its weight, divided by the probability of a key below the next
 * draw's (Horvitz-Thompson). With all draws the mean is exact.
 */
export function sampleWeights(draws: readonly BagDraw[], count: number): number[] {
  const next = draws[count]?.key ?? Number.POSITIVE_INFINITY;
  return draws.slice(0, count).map(({ weight }) => weight / (1 - Math.exp(-weight * next)));
}
