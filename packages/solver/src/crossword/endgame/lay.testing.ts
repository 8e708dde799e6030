/** A play laid in the terms of the engine. */
import { type Board, type Rack, SIZE } from '@lettertafel/engine';
import type { Generator } from '../generator.ts';
import type { GeneratedPlay } from '../play-list.ts';

export function boardWith(board: Board, { laid }: GeneratedPlay): Board {
  const cells = board.map((row) => [...row]);
  for (const { square, cell } of laid) cells[Math.floor(square / SIZE)]![square % SIZE] = cell;
  return cells.map((row) => row.join(''));
}

export function rackWithout({ rules }: Generator, rack: Rack, { laid }: GeneratedPlay): string[] {
  const left = [...rack];
  for (const { cell } of laid) {
    left.splice(left.indexOf(cell === '*' || cell !== cell.toUpperCase() ? rules.letters.wild : cell), 1);
  }
  return left;
}
