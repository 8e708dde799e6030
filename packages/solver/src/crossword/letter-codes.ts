/** Letters, cells and tiles as the small numbers of a play graph. */

/** Added to a letter's code for a blank that stands for it: in a cell of the board, in a tile laid. */
export const BLANK_CELL = 128;
export const BLANK_TILE = 32;
/** A cell whose letter is in no word of the graph, such as *IN in a game without it (DE-06). */
const UNREADABLE = 31 | BLANK_CELL;

export interface LetterCodes {
  /** 0 for anything that is not a letter. */
  codeOf(letter: string): number;
  /** 0 for an empty cell. */
  codeOfCell(cell: string, at?: number): number;
  /** The cell a tile makes: its letter, in lower case for a blank. */
  cellOf(tile: number): string;
  readonly suffix: number;
}

/** `letters` in the order of their codes, `suffix` the one that stands for itself as a blank only. */
export function makeLetterCodes(letters: string, suffix: string | null): LetterCodes {
  const codes = new Uint8Array(256);
  const cells = new Uint8Array(256).fill(UNREADABLE);
  const tiles: string[] = [];
  for (let i = 0; i < letters.length; i++) {
    const letter = letters.charAt(i);
    if (letter === '*' && letter !== suffix) continue;
    const small = letter.toLowerCase();
    codes[letter.charCodeAt(0)] = i + 1;
    cells[letter.charCodeAt(0)] = i + 1;
    cells[small.charCodeAt(0)] = (i + 1) | BLANK_CELL;
    tiles[i + 1] = letter;
    tiles[(i + 1) | BLANK_TILE] = small;
  }
  cells['.'.charCodeAt(0)] = 0;
  return {
    codeOf: (letter) => codes[letter.charCodeAt(0)] ?? 0,
    codeOfCell: (cell, at = 0) => cells[cell.charCodeAt(at)] ?? UNREADABLE,
    cellOf: (tile) => tiles[tile] as string,
    suffix: suffix === null ? 0 : letters.indexOf(suffix) + 1,
  };
}
