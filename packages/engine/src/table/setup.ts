/** A position set up by hand instead of dealt: parsed, or refused with the path of what is invalid. */

import type { Refused } from '../kernel/game.ts';
import { allTiles, isLetter, isTile, type LetterSet, type Tile } from '../kernel/letters.ts';
import { refuse } from './refusals.ts';
import type { TableSetup, TableState } from './state.ts';
import { parseTableWord, type Table, type TableWord } from './table.ts';

/** Limit for positions that may have more tiles than the box. */
const MOST_TILES = 1000;

/** The words of a position count as formed at the end of a turn, and their players as having begun. */
export function positionOf(state: TableState, setup: TableSetup, table: Table) {
  return {
    table,
    scores: setup.scores ?? state.scores,
    opened: setup.opened ?? state.scores.map(() => table.length > 0),
    formed: [...new Set([...(setup.formed ?? []), ...table.map(({ reading }) => reading)])],
  };
}

/** The words of a setup, which must be written with their readings and may not use more tiles than the box has. */
export function readTable(letters: LetterSet, { table = [], unchecked }: TableSetup): Table | Refused {
  const box = allTiles(letters);
  const words: TableWord[] = [];
  for (const [index, text] of table.entries()) {
    const path = `setup.table.${index}`;
    const [tiles = ''] = text.split('=', 1);
    const unknown = [...tiles].find((tile) => !isTile(letters, tile));
    if (unknown !== undefined) return refuse('unknown-tile', { path, tiles: [unknown] });
    const word = parseTableWord(letters, text);
    if (!word || word.reading === null) return refuse('bad-setup', { path });
    for (const tile of tiles) {
      const place = box.indexOf(tile);
      if (place >= 0) box.splice(place, 1);
      else if (!unchecked) return refuse('too-many-tiles', { path, tiles: [tile] });
    }
    words.push({ tiles, reading: word.reading });
  }
  return words;
}

/** Numbers and lists that are invalid for any table; the deal checks whether there are enough tiles. */
export function refuseSetup(letters: LetterSet, { seats }: TableState, setup: TableSetup): Refused | null {
  const { racks = [], scores, opened, formed = [], turn, starter } = setup;
  const isSeat = (seat: number) => Number.isInteger(seat) && seat >= 0 && seat < seats;
  const isWord = (text: string) => text !== '' && [...text].every((letter) => isLetter(letters, letter));
  const isSize = (size: number) => Number.isInteger(size) && size >= 0 && size <= allTiles(letters).length;
  const badRack = racks.findIndex((rack) => typeof rack === 'number' && !isSize(rack));
  const badWord = formed.findIndex((word) => !isWord(word));
  const faults: [isFault: boolean, path: string][] = [
    [racks.length > seats, 'setup.racks'],
    [badRack >= 0, `setup.racks.${badRack}`],
    [scores !== undefined && (scores.length !== seats || !scores.every(Number.isInteger)), 'setup.scores'],
    [opened !== undefined && opened.length !== seats, 'setup.opened'],
    [badWord >= 0, `setup.formed.${badWord}`],
    [turn !== undefined && !isSeat(turn), 'setup.turn'],
    [starter !== undefined && !isSeat(starter), 'setup.starter'],
  ];
  const path = faults.find(([isFault]) => isFault)?.[1] ?? null;
  return path === null ? refuseExcess(setup) : refuse('bad-setup', { path });
}

function refuseExcess({ table = [], racks = [], bag = [] }: TableSetup): Refused | null {
  const letters = (texts: readonly (readonly Tile[] | string | number | null)[]) =>
    texts.reduce<number>((sum, text) => sum + (typeof text === 'number' ? 0 : (text?.length ?? 0)), texts.length);
  const sizes: [size: number, path: string][] = [
    [letters(table), 'setup.table'],
    [letters(racks), 'setup.racks'],
    [bag.length, 'setup.bag'],
  ];
  const path = sizes.find(([size]) => size > MOST_TILES)?.[1] ?? null;
  return path === null ? null : refuse('too-many-tiles', { path });
}
