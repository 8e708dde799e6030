/**
 * How long it takes to read and judge a turn at a full table (R-09, RI-02): `npx tsx packages/engine/bench/reading.ts
 * [count] [seed]` prints percentiles in milliseconds of CPU time and in
 * steps of the budget, by kind of table.
 */
import { allTiles } from '../src/kernel/letters.ts';
import { type Rng, shuffle } from '../src/kernel/rng.ts';
import { RUMMIKUB_LETTERS } from '../src/material/rummikub-nl.ts';
import { type Budget, readingBudget } from '../src/table/budget.ts';
import { dissolvedWords } from '../src/table/dissolved-words.ts';
import { readTurn } from '../src/table/reading.ts';

const WORDS = 25;
const TILES = 100;
const RACK = 7;

/** The tiles of a turn: words before, and words after with some tiles of a rack. */
interface Turn {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

type Maker = (rng: Rng) => Turn;

function seeded(seed: number): Rng {
  let state = seed >>> 0;
  return {
    below(bound) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
    },
  };
}

/** Cuts a line of tiles into a number of words of a minimum length. */
function cut(tiles: readonly string[], words: number, shortest: number, rng: Rng): string[] {
  const count = Math.max(1, Math.min(words, Math.floor(tiles.length / shortest)));
  const lengths = Array<number>(count).fill(shortest);
  for (let spare = tiles.length - count * shortest; spare > 0; spare--) {
    const index = rng.below(count);
    lengths[index] = (lengths[index] as number) + 1;
  }
  let at = 0;
  return lengths.map((length) => {
    at += length;
    return tiles.slice(at - length, at).join('');
  });
}

function split(rng: Rng): { lying: string[]; rack: string[] } {
  const box = shuffle(allTiles(RUMMIKUB_LETTERS), rng);
  return { lying: box.slice(0, TILES), rack: box.slice(TILES, TILES + RACK) };
}

/** Periodic tiles (EAEAEA…, NENENE…) with jokers in between. */
function patterned(tiles: readonly string[], period: number): string[] {
  const piles = [...new Set(tiles)].map((letter) => tiles.filter((tile) => tile === letter));
  piles.sort((one, other) => other.length - one.length);
  const line: string[] = [];
  while (line.length < tiles.length) {
    const tallest = piles.filter((pile) => pile.length > 0).slice(0, period);
    for (const pile of tallest) line.push(pile.pop() as string);
  }
  return line;
}

/** A typical turn: some words joined, some broken, some extended, the rest unchanged. */
function usual(rng: Rng): Turn {
  const { lying, rack } = split(rng);
  const before = cut(lying, WORDS, 3, rng);
  const after = [...before];
  const drop = (index: number) => after.splice(index, 1)[0] as string;
  for (let step = 0; step < 3; step++) {
    const word = drop(rng.below(after.length));
    const at = rng.below(word.length + 1);
    after.push(`${word.slice(0, at)}${rack.pop()}${word.slice(at)}`);
  }
  for (let step = 0; step < 3; step++) after.push(drop(rng.below(after.length)) + drop(rng.below(after.length)));
  for (let step = 0; step < 3; step++) {
    const word = drop(rng.below(after.length));
    const at = 1 + rng.below(word.length - 1);
    after.push(word.slice(0, at), word.slice(at));
  }
  return { before, after: after.filter((word) => word !== '') };
}

/** Everything taken apart and rearranged. */
function scattered(rng: Rng): Turn {
  const { lying, rack } = split(rng);
  return { before: cut(lying, WORDS, 2, rng), after: cut(shuffle([...lying, ...rack], rng), WORDS, 2, rng) };
}

/** A periodic line cut in two ways: almost anything could be a rest of anything. */
function repeating(period: number, words: readonly [before: number, after: number], shortest: number): Maker {
  return (rng) => {
    const { lying, rack } = split(rng);
    const line = patterned(lying, period);
    const turned = rng.below(line.length);
    const moved = [...line.slice(turned), ...line.slice(0, turned)];
    for (let swaps = rng.below(8); swaps > 0; swaps--) {
      const [one, other] = [rng.below(moved.length), rng.below(moved.length)];
      [moved[one], moved[other]] = [moved[other] as string, moved[one] as string];
    }
    moved.splice(rng.below(moved.length), 0, rack[0] as string);
    return { before: cut(line, words[0], shortest, rng), after: shuffle(cut(moved, words[1], shortest, rng), rng) };
  };
}

/** Many words that are blocks and rests of each other, with one letter missing somewhere. */
function nearlyKept(period: number): Maker {
  return (rng) => {
    const { lying, rack } = split(rng);
    const before = cut(patterned(lying, period), WORDS, 3, rng);
    const words = shuffle(before, rng);
    const after: string[] = [];
    while (words.length > 0) after.push(words.splice(0, 1 + rng.below(3)).join(''));
    const broken = rng.below(after.length);
    const word = after[broken] as string;
    const at = rng.below(word.length);
    after[broken] = `${word.slice(0, at)}${rack[0]}${word.slice(at)}`;
    return { before, after };
  };
}

const KINDS: Readonly<Record<string, Maker>> = {
  usual,
  scattered,
  'repeats, 2 letters, short to short': repeating(2, [WORDS, WORDS], 2),
  'repeats, 2 letters, one line to pairs': repeating(2, [1, 50], 2),
  'repeats, 2 letters, one line to words': repeating(2, [1, WORDS], 3),
  'repeats, 3 letters, one line to words': repeating(3, [1, 33], 2),
  'repeats, 4 letters, lines to words': repeating(4, [4, WORDS], 3),
  'repeats, 8 letters, lines to words': repeating(8, [3, 33], 2),
  'repeats, 9 letters, words to pairs': repeating(9, [8, 50], 2),
  'repeats, 12 letters, one line to words': repeating(12, [1, 33], 2),
  'repeats, words to one line': repeating(2, [33, 1], 3),
  'nearly kept, 2 letters': nearlyKept(2),
  'nearly kept, 3 letters': nearlyKept(3),
  'nearly kept, 5 letters': nearlyKept(5),
};

function measure(maker: Maker, count: number, seed: number) {
  const rng = seeded(seed);
  const turns = Array.from({ length: count }, () => maker(rng));
  const reading: number[] = [];
  const judging: number[] = [];
  const steps: number[] = [];
  let refused = 0;
  for (const { before, after } of turns) {
    const words = after.map((tiles, index) => ({ tiles, mayScore: index % 3 > 0 }));
    const budget = countingBudget();
    const start = cpuTime();
    readTurn(before, words, budget);
    const middle = cpuTime();
    dissolvedWords(before, after, { shortest: 3, isWord: () => true, budget });
    reading.push(middle - start);
    judging.push(cpuTime() - middle);
    steps.push(budget.used());
    if (budget.isSpent()) refused++;
  }
  return { reading: percentiles(reading), judging: percentiles(judging), steps: percentiles(steps), refused };
}

/** The default budget, which also counts the steps used. */
function countingBudget(): Budget & { used(): number } {
  const budget = readingBudget();
  let used = 0;
  return {
    ...budget,
    spend(steps) {
      used += steps;
      return budget.spend(steps);
    },
    used: () => used,
  };
}

/** CPU milliseconds of this process. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function percentiles(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] as number).toFixed(3));
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

const [count = 1000, seed = 1] = process.argv.slice(2).map(Number);
for (const maker of Object.values(KINDS)) measure(maker, 50, seed + 1);
const kinds = Object.fromEntries(Object.entries(KINDS).map(([kind, maker]) => [kind, measure(maker, count, seed)]));
console.log(JSON.stringify({ words: WORDS, tiles: TILES, count, seed, milliseconds: kinds }, null, 2));
