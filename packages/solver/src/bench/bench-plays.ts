/** Benchmark of the move generator: number of plays, best scores, times with and without listed words. */

import { SIZE } from '@lettertafel/engine';
import { elementAt, u8At } from '@lettertafel/words';
import type { Generator } from '../crossword/generator.ts';
import { scoreAt } from '../crossword/play-list.ts';
import type { BenchPosition } from './positions.ts';

/** Sums over positions; times are for one position, with reading the board: medians of all rounds. */
export interface PlayFigures {
  readonly positions: number;
  /** A single tile that makes words both ways counts once. */
  readonly plays: number;
  readonly bestScore: number;
  readonly allMicros: number;
  readonly bestMicros: number;
  /** The same without word rows: with blanks all words are then searched for in the graph. */
  readonly bestWithoutRowsMicros: number;
  /** The median of the rounds' ratios, with rows to without: steadier than the times on a busy machine. */
  readonly rowsRatio: number;
}

export interface PlaysBench {
  readonly all: Omit<PlayFigures, 'rowsRatio'>;
  readonly byBlanks: Readonly<Record<string, PlayFigures>>;
}

export interface PlaysBenchInput {
  readonly positions: readonly BenchPosition[];
  /** CPU time of the process so far, in microseconds. */
  readonly cpuMicros: () => number;
  /** How often each position is timed. */
  readonly rounds?: number;
}

interface Encoded {
  readonly cells: Uint8Array;
  readonly rack: Uint8Array;
}

export function benchPlays(generator: Generator, { positions, cpuMicros, rounds = 9 }: PlaysBenchInput): PlaysBench {
  const { wild } = generator.rules.letters;
  const groups = new Map<number, Encoded[]>();
  for (const position of positions) {
    const blanks = position.rack.filter((tile) => tile === wild).length;
    groups.set(blanks, [...(groups.get(blanks) ?? []), encode(generator, position)]);
  }
  const byBlanks: Record<string, PlayFigures> = {};
  for (const [blanks, group] of [...groups].sort(([one], [other]) => one - other)) {
    byBlanks[blanks] = figuresOf(generator, group, { cpuMicros, rounds });
  }
  return { all: together(Object.values(byBlanks)), byBlanks };
}

function encode({ codes, rules }: Generator, { board, rack }: BenchPosition): Encoded {
  const cells = Uint8Array.from({ length: SIZE * SIZE }, (_, square) =>
    codes.codeOfCell(elementAt(board, Math.floor(square / SIZE)), square % SIZE),
  );
  const counts = new Uint8Array(32);
  for (const tile of rack) {
    const code = tile === rules.letters.wild ? 0 : codes.codeOf(tile);
    counts[code] = u8At(counts, code) + 1;
  }
  return { cells, rack: counts };
}

function figuresOf(
  generator: Generator,
  positions: readonly Encoded[],
  { cpuMicros, rounds }: { cpuMicros: () => number; rounds: number },
): PlayFigures {
  const { bare } = generator;
  generator.setValues();
  const forAll = (find: () => void) => {
    for (const { cells, rack } of positions) {
      bare.memory.cells().set(cells);
      bare.memory.rack().set(rack);
      bare.boardChanged();
      find();
    }
  };
  const microsOf = (find: () => void) => {
    const start = cpuMicros();
    forAll(find);
    return (cpuMicros() - start) / positions.length;
  };
  const withoutRows = { mainWords: { ...bare.words, rowsAt: 0 }, anywhere: false };
  let plays = 0;
  let bestScore = 0;
  // Count first, so that the code is warm when it is timed.
  forAll(() => {
    plays += bare.findAll().length / 3;
    const score = scoreOf(bare.findBest());
    if (score !== scoreOf(bare.findBest(withoutRows))) throw new Error('rows of words change the best score');
    bestScore += score;
  });
  // One after the other in each round: what else the machine does slows all of them alike.
  const timed = Array.from({ length: rounds }, () => ({
    all: microsOf(() => bare.findAll()),
    best: microsOf(() => bare.findBest()),
    withoutRows: microsOf(() => bare.findBest(withoutRows)),
  }));
  return {
    positions: positions.length,
    plays,
    bestScore,
    allMicros: median(timed.map(({ all }) => all)),
    bestMicros: median(timed.map(({ best }) => best)),
    bestWithoutRowsMicros: median(timed.map((round) => round.withoutRows)),
    rowsRatio: median(timed.map((round) => round.best / round.withoutRows)),
  };
}

function scoreOf(best: Uint32Array | null): number {
  return best ? scoreAt(best, 0) : 0;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

function together(parts: readonly PlayFigures[]): PlaysBench['all'] {
  const sum = (of: (part: PlayFigures) => number) => parts.reduce((total, part) => total + of(part), 0);
  const positions = sum((part) => part.positions);
  const mean = (of: (part: PlayFigures) => number) => sum((part) => of(part) * part.positions) / Math.max(1, positions);
  return {
    positions,
    plays: sum((part) => part.plays),
    bestScore: sum((part) => part.bestScore),
    allMicros: mean((part) => part.allMicros),
    bestMicros: mean((part) => part.bestMicros),
    bestWithoutRowsMicros: mean((part) => part.bestWithoutRowsMicros),
  };
}
