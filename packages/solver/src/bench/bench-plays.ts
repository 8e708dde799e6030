/** Benchmark of the move generator: number of plays, best scores, times. */

import { SIZE } from '@lettertafel/engine';
import type { Generator } from '../crossword/generator.ts';
import type { CgpPosition } from './cgp.ts';

/** Sums over positions; times are for one position, with reading the board. */
export interface PlayFigures {
  readonly positions: number;
  /** A single tile that makes words both ways counts once. */
  readonly plays: number;
  readonly bestScore: number;
  readonly allMicros: number;
  readonly bestMicros: number;
}

export interface PlaysBench {
  readonly all: PlayFigures;
  readonly byBlanks: Readonly<Record<string, PlayFigures>>;
}

export interface PlaysBenchInput {
  readonly positions: readonly CgpPosition[];
  /** CPU time of the process so far, in microseconds. */
  readonly cpuMicros: () => number;
  /** How often each position is timed; the mean is reported. */
  readonly rounds?: number;
}

interface Encoded {
  readonly cells: Uint8Array;
  readonly rack: Uint8Array;
}

export function benchPlays(generator: Generator, { positions, cpuMicros, rounds = 3 }: PlaysBenchInput): PlaysBench {
  const { wild } = generator.rules.letters;
  const groups = new Map<number, Encoded[]>();
  for (const position of positions) {
    const blanks = position.rack.filter((tile) => tile === wild).length;
    groups.set(blanks, [...(groups.get(blanks) ?? []), encode(generator, position)]);
  }
  const byBlanks: Record<string, PlayFigures> = {};
  for (const blanks of [...groups.keys()].sort()) {
    byBlanks[blanks] = figuresOf(generator, groups.get(blanks)!, { cpuMicros, rounds });
  }
  return { all: together(Object.values(byBlanks)), byBlanks };
}

function encode({ codes, rules }: Generator, { board, rack }: CgpPosition): Encoded {
  const cells = Uint8Array.from({ length: SIZE * SIZE }, (_, square) =>
    codes.codeOfCell(board[Math.floor(square / SIZE)]!, square % SIZE),
  );
  const counts = new Uint8Array(32);
  for (const tile of rack) counts[tile === rules.letters.wild ? 0 : codes.codeOf(tile)]!++;
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
    for (let round = 0; round < rounds; round++) forAll(find);
    return (cpuMicros() - start) / rounds / positions.length;
  };
  let plays = 0;
  let bestScore = 0;
  // Count first, so that the code is warm when it is timed.
  forAll(() => {
    plays += bare.findAll().length / 3;
    const best = bare.findBest();
    bestScore += best ? best[1]! >>> 16 : 0;
  });
  const allMicros = microsOf(() => bare.findAll());
  const bestMicros = microsOf(() => bare.findBest());
  return { positions: positions.length, plays, bestScore, allMicros, bestMicros };
}

function together(parts: readonly PlayFigures[]): PlayFigures {
  const sum = (of: (part: PlayFigures) => number) => parts.reduce((total, part) => total + of(part), 0);
  const positions = sum((part) => part.positions);
  const mean = (of: (part: PlayFigures) => number) => sum((part) => of(part) * part.positions) / Math.max(1, positions);
  return {
    positions,
    plays: sum((part) => part.plays),
    bestScore: sum((part) => part.bestScore),
    allMicros: mean((part) => part.allMicros),
    bestMicros: mean((part) => part.bestMicros),
  };
}
