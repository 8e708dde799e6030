/** Letters that a game does not have: such a file is of another language. */
import { GAMES, type GameId } from '@lettertafel/engine';
import { type Unreadable, unreadable } from '../problem.ts';
import type { GcgEvent, GcgFile } from './gcg-file.ts';

/** A blank laid as an ending of several letters (DE-06), on a board. */
const SUFFIX_CELL = '*';

export function firstUnknownLetter({ events, racks }: GcgFile, game: GameId): Unreadable | null {
  const { letters } = GAMES[game].rules;
  const isTile = (tile: string) => Object.hasOwn(letters.tiles, tile);
  const isCell = (cell: string | null) =>
    cell === null || cell === SUFFIX_CELL || (cell !== letters.wild && isTile(cell.toUpperCase()));
  for (const { line, columns, rack, deed } of events) {
    const wrong = (found: string, column: number) => unreadable('unknown-letter', { line, column, found });
    const onRack = [...rack].find((tile) => !isTile(tile));
    if (onRack !== undefined) return wrong(onRack, columns.rack + rack.indexOf(onRack));
    const cells = deed.do === 'lay' ? deed.cells : [];
    const inWord = cells.findIndex((cell) => !isCell(cell));
    if (inWord >= 0) return wrong(cells[inWord] ?? '', columns.deed + inWord);
    const moved = [...movedTiles(deed)].find((tile) => !isTile(tile));
    if (moved !== undefined) return wrong(moved, columns.deed + 1 + movedTiles(deed).indexOf(moved));
  }
  for (const rack of racks) {
    const found = [...(rack?.tiles ?? '')].find((tile) => !isTile(tile));
    if (!rack || found === undefined) continue;
    return unreadable('unknown-letter', { line: rack.line, column: rack.column + rack.tiles.indexOf(found), found });
  }
  return null;
}

function movedTiles(deed: GcgEvent['deed']): string {
  return deed.do === 'exchange' || deed.do === 'leftover' ? (deed.tiles ?? '') : '';
}
