/** Self-play by equity on packed data; optionally evaluates random racks on every board reached. */
import { allTiles, SIZE } from '@lettertafel/engine';
import { type Generator, LEAVE_OFFSET, type LeaveTable, type LeaveWeights } from '@lettertafel/solver';
import { elementAt, numberAt, u8At } from '@lettertafel/words';
import { weightsAt } from '../../src/crossword/leave.ts';
import { chanceFrom } from '../../src/hash.ts';

/** Racks evaluated per board; each relative to the mean of the others, so that good boards do not make leaves look good. */
const RACKS_PER_BOARD = 12;
/** With fewer tiles in the bag, leave values differ. */
const BAG_NEEDED = 10;
const BLANK_CELL = 128;

/** A rack as tile numbers in rank order, and its value relative to other racks on that board. */
export type RackWatcher = (counts: Uint8Array, worth: number) => void;

export interface SelfPlay {
  readonly generator: Generator;
  /** By seat. */
  readonly tables: readonly [LeaveTable, LeaveTable];
}

/** A turn of a game: tiles in the bag, and how far the seat to move was ahead. */
export interface PlayedTurn {
  readonly seat: number;
  readonly bag: number;
  readonly ahead: number;
}

export interface EquityGame {
  readonly turns: readonly PlayedTurn[];
  /** With what was left on racks (B-28). */
  readonly scores: readonly number[];
}

export function playByEquity({ generator, tables }: SelfPlay, seed: string, watch?: RackWatcher): EquityGame {
  const { bare, codes, rules, leaves } = generator;
  const { memory } = bare;
  const rng = chanceFrom(seed);
  const { rackSize } = rules;
  const { wild } = rules.letters;
  const [{ ranks }] = tables;
  const kindCodes = ranks.tiles.map((tile) => (tile === wild ? 0 : codes.codeOf(tile)));
  const bag = allTiles(rules.letters).map((tile) => ranks.tiles.indexOf(tile));
  const draw = () => {
    const at = rng.below(bag.length);
    const tile = numberAt(bag, at);
    bag[at] = numberAt(bag, bag.length - 1);
    bag.pop();
    return tile;
  };
  const racks = [new Uint8Array(kindCodes.length), new Uint8Array(kindCodes.length)] as const;
  const sizes = [0, 0];
  const fill = (seat: number) => {
    const rack = elementAt(racks, seat);
    for (; numberAt(sizes, seat) < rackSize && bag.length > 0; sizes[seat] = numberAt(sizes, seat) + 1) {
      const kind = draw();
      rack[kind] = u8At(rack, kind) + 1;
    }
  };
  const cells = new Uint8Array(SIZE * SIZE);
  const setRack = (rack: Uint8Array) => {
    const counts = memory.rack().fill(0);
    for (const [kind, code] of kindCodes.entries()) counts[code] = u8At(counts, code) + u8At(rack, kind);
  };
  const judge = (rack: Uint8Array, weights: LeaveWeights) => {
    setRack(rack);
    const strides = leaves.write(weights);
    const exchange = memory
      .mostLeaves()
      .subarray(1)
      .reduce((most, one) => Math.max(most, one), -1);
    return { best: bare.findBestEquity(strides), exchange, strides };
  };
  const judgeRandomRacks = (table: LeaveTable) => {
    const unseen = [...bag];
    for (const rack of racks)
      for (const [kind, count] of rack.entries()) for (let i = 0; i < count; i++) unseen.push(kind);
    const drawn: Uint8Array[] = [];
    const worths: number[] = [];
    for (let number = 0; number < RACKS_PER_BOARD; number++) {
      const counts = new Uint8Array(kindCodes.length);
      for (let i = 0; i < rackSize; i++) {
        const at = i + rng.below(unseen.length - i);
        const kind = numberAt(unseen, at);
        unseen[at] = numberAt(unseen, i);
        unseen[i] = kind;
        counts[kind] = u8At(counts, kind) + 1;
      }
      const { best, exchange } = judge(counts, weightsAt(table, { bag: BAG_NEEDED, rackSize, others: 0 }));
      drawn.push(counts);
      worths.push((Math.max(best?.equity ?? 0, exchange) - LEAVE_OFFSET) / 8);
    }
    const sum = worths.reduce((total, worth) => total + worth, 0);
    for (const [number, counts] of drawn.entries()) {
      const others = (sum - numberAt(worths, number)) / (RACKS_PER_BOARD - 1);
      watch?.(counts, numberAt(worths, number) - others);
    }
  };

  const values = ranks.tiles.map((tile) => rules.letters.tiles[tile]?.value ?? 0);
  const pointsOn = (seat: number) =>
    elementAt(racks, seat).reduce((sum, count, kind) => sum + count * numberAt(values, kind), 0);
  const scores = [0, 0];
  const turns: PlayedTurn[] = [];
  generator.setValues();
  fill(0);
  fill(1);
  for (let turn = 0, passes = 0; passes < 4; turn++) {
    const seat = turn % 2;
    turns.push({ seat, bag: bag.length, ahead: numberAt(scores, seat) - numberAt(scores, 1 - seat) });
    memory.cells().set(cells);
    bare.boardChanged();
    const table = elementAt(tables, seat);
    if (watch && bag.length >= BAG_NEEDED) judgeRandomRacks(table);
    const rack = elementAt(racks, seat);
    const { best, exchange, strides } = judge(
      rack,
      weightsAt(table, { bag: bag.length, rackSize, others: pointsOn(1 - seat) }),
    );
    if (bag.length >= rackSize && exchange > (best?.equity ?? 0)) {
      // Leaves of other racks follow in memory; the last one keeps everything.
      exchangeTiles(seat, memory.leaves().subarray(0, strides).indexOf(exchange));
      passes++;
      continue;
    }
    if (!best) {
      passes++;
      continue;
    }
    passes = 0;
    const { laid, score } = generator.describe(best.record);
    scores[seat] = numberAt(scores, seat) + score;
    for (const { square, cell } of laid) {
      const code = codes.codeOfCell(cell);
      cells[square] = code;
      const kind = kindCodes.indexOf(code & BLANK_CELL ? 0 : code);
      rack[kind] = u8At(rack, kind) - 1;
      sizes[seat] = numberAt(sizes, seat) - 1;
    }
    fill(seat);
    if (sizes[seat] === 0) break;
  }
  for (const seat of [0, 1]) {
    const left = pointsOn(seat);
    scores[seat] = numberAt(scores, seat) - left;
    if (sizes[1 - seat] === 0) scores[1 - seat] = numberAt(scores, 1 - seat) + left;
  }
  return { turns, scores };

  function exchangeTiles(seat: number, keeping: number): void {
    const rack = elementAt(racks, seat);
    const strides = memory.strides();
    // Strides grow in rank order, so the counts are decoded from last to first.
    let rest = keeping;
    const back: number[] = [];
    for (let kind = kindCodes.length - 1; kind >= 0; kind--) {
      const had = u8At(rack, kind);
      if (had === 0) continue;
      const kept = Math.floor(rest / u8At(strides, numberAt(kindCodes, kind)));
      rest %= u8At(strides, numberAt(kindCodes, kind));
      for (let i = kept; i < had; i++) back.push(kind);
    }
    for (const kind of back) {
      rack[kind] = u8At(rack, kind) - 1;
      sizes[seat] = numberAt(sizes, seat) - 1;
    }
    fill(seat);
    bag.push(...back);
  }
}
