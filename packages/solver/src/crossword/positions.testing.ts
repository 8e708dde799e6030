/** Word lists and positions made from a seed: hard cases for the generator, small enough for the slow finder. */

import { allTiles, type Board, EMPTY_BOARD, type LetterSet, type Rng, SIZE, shuffle } from '@lettertafel/engine';
import type { Generator, PlayList } from './generator.ts';
import type { GeneratedPlay } from './play-list.ts';

const ONSETS = ['', 'B', 'D', 'G', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'V', 'Z', 'ST', 'TR', 'H', 'W'];
const CODAS = ['', '', '', 'N', 'R', 'S', 'T', 'L', 'K', 'M', 'NG', 'EN'];

export interface ListShape {
  readonly count: number;
  readonly vowels: readonly string[];
}

export const DUTCH: ListShape = { count: 7000, vowels: ['A', 'E', 'I', 'O', 'E', 'EE', 'IE', 'OE', 'U', 'IJ'] };
export const GERMAN: ListShape = { count: 6000, vowels: ['A', 'E', 'I', 'O', 'U', 'E', 'EI', 'Ä', 'Ö', 'Ü'] };

/** Words of one to five syllables, some of them longer by one letter: many hooks and many endings in common. */
export function someWords(rng: Rng, { count, vowels }: ListShape): string[] {
  const pick = (list: readonly string[]) => list[rng.below(list.length)]!;
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = 1 + rng.below(2) + rng.below(2) + (rng.below(8) === 0 ? 2 : 0);
    let word = '';
    for (let i = 0; i < syllables; i++) word += pick(ONSETS) + pick(vowels) + pick(CODAS);
    for (const one of [word, `${word}S`, `GE${word}`].slice(0, 1 + rng.below(3))) words.add(one);
  }
  return [...words].sort();
}

/** Stems X of person nouns with their forms: X or XE, XIN, XINNEN (DE-06). */
export function withPersonNouns(words: readonly string[], rng: Rng): string[] {
  const stems = words.filter((word) => word.length >= 3 && word.length <= 8 && rng.below(6) === 0);
  const forms = stems.flatMap((stem, i) => [i % 2 === 0 ? `${stem}E` : stem, `${stem}IN`, `${stem}INNEN`]);
  return [...new Set([...words, ...forms])].sort();
}

export function someRack(letters: LetterSet, rng: Rng, { size, blanks }: { size: number; blanks: number }): string[] {
  const tiles = shuffle(
    allTiles(letters).filter((tile) => tile !== letters.wild),
    rng,
  );
  const wild = Array<string>(Math.min(blanks, size)).fill(letters.wild);
  return [...tiles.slice(0, size - wild.length), ...wild];
}

function withPlay(board: Board, { laid }: Pick<GeneratedPlay, 'laid'>): Board {
  const cells = board.map((row) => [...row]);
  for (const { square, cell } of laid) cells[Math.floor(square / SIZE)]![square % SIZE] = cell;
  return cells.map((row) => row.join(''));
}

/** A board after some turns of plays chosen at random, longer ones more often. */
export function someBoard(generator: Generator, rng: Rng, turns: number): Board {
  let board = EMPTY_BOARD;
  for (let turn = 0; turn < turns; turn++) {
    generator.setBoard(board);
    const rack = someRack(generator.rules.letters, rng, { size: 7, blanks: rng.below(4) === 0 ? 1 : 0 });
    const plays = generator.findAll(rack);
    if (plays.length === 0) continue;
    board = withPlay(board, somePlay(plays, rng, generator.rules.suffix?.cell));
  }
  return board;
}

/** One with a suffix tile where there is one (they are rare), or the longest of three. */
function somePlay(plays: PlayList, rng: Rng, suffix: string | undefined): GeneratedPlay {
  const all = suffix ? Array.from({ length: plays.length }, (_, play) => plays.get(play)) : [];
  const withSuffix = all.filter(({ word }) => word.includes(suffix ?? ''));
  if (withSuffix.length > 0) return withSuffix[rng.below(withSuffix.length)]!;
  const some = Array.from({ length: 3 }, () => plays.get(rng.below(plays.length)));
  return some.reduce((one, other) => (other.laid.length > one.laid.length ? other : one));
}

/** An impossible board: a given share of cells is filled at random. */
export function withNoise(board: Board, rng: Rng, { share, cells }: { share: number; cells: string }): Board {
  return board.map((row) =>
    [...row]
      .map((cell) => (cell === '.' && rng.below(1000) < share * 1000 ? cells[rng.below(cells.length)]! : cell))
      .join(''),
  );
}
