/**
 * Arrangements of a Woord-Rummikub table, found without asking the rules: each uses all that lies there and tiles of the
 * rack. There may be billions, so a search is bounded, and begins with words from all over the list.
 */
import { JOKER, type Lexicon, type Tile, type WordNode } from '@lettertafel/engine';

export interface Tiles {
  /** Words that lie there: `RIN@=RING`. */
  readonly table: readonly string[];
  readonly rack: readonly Tile[];
}

export interface Search {
  readonly list: Lexicon;
  /** Words that are tried first, in every way to lay them. */
  readonly likely: readonly string[];
  /** Other words to begin with: as many of any length, and as many of this one. */
  readonly words: number;
  readonly length: number;
  /** Arrangements with each of them. */
  readonly each: number;
  /** Words tried beside each of them. */
  readonly steps: number;
}

interface Piece {
  readonly written: string;
  readonly reading: string;
  readonly tiles: readonly Tile[];
}

type Counts = ReadonlyMap<Tile, number>;

/** Tiles that must be used, and tiles that may be. */
interface Left {
  readonly due: Counts;
  readonly free: Counts;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const SHORTEST = 2;

export function arrangementsOf({ table, rack }: Tiles, search: Search): string[][] {
  const { list, likely, words, length, each, steps } = search;
  const own = table.map((written): Piece => ({ written, reading: '', tiles: [...(written.split('=')[0] ?? '')] }));
  const lying = own.flatMap(({ tiles }) => tiles);
  const left = { due: countsOf(lying), free: countsOf(rack) };
  const pieces = piecesOf(countsOf([...lying, ...rack]), list);
  const first = pieces.filter(({ reading }) => likely.includes(reading));
  const containing = piecesByTile([...own, ...first, ...pieces]);
  const sameLength = pieces.filter(({ reading }) => reading.length === length);
  const found = new Map<string, string[]>();
  for (const begun of [...first, ...spread(sameLength, words), ...spread(pieces, words)]) {
    const rest = without(left, begun);
    let more = each;
    for (const others of rest ? covers(rest, containing, { steps }) : []) {
      const arrangement = [begun, ...others].map(({ written }) => written);
      found.set(arrangement.toSorted().join(' '), arrangement);
      more -= 1;
      if (more === 0) break;
    }
  }
  return [...found.values()];
}

/** Ways to use what must be used. Where few words have a tile, that tile comes first. */
function* covers(left: Left, containing: Map<Tile, Piece[]>, budget: { steps: number }): Generator<Piece[]> {
  const choices = [...left.due.keys()].map((tile) => containing.get(tile) ?? []);
  const [fewest] = choices.toSorted((one, other) => one.length - other.length);
  if (!fewest) {
    yield [];
    return;
  }
  for (const piece of fewest) {
    if (budget.steps <= 0) return;
    budget.steps -= 1;
    const rest = without(left, piece);
    if (!rest) continue;
    for (const others of covers(rest, containing, budget)) yield [piece, ...others];
  }
}

/** Null: there are not enough tiles. */
function without({ due, free }: Left, { tiles }: Piece): Left | null {
  const left = { due: new Map(due), free: new Map(free) };
  for (const tile of tiles) if (!takeOne(left.due, tile) && !takeOne(left.free, tile)) return null;
  return left;
}

function takeOne(counts: Map<Tile, number>, tile: Tile): boolean {
  const count = counts.get(tile) ?? 0;
  if (count > 1) counts.set(tile, count - 1);
  else counts.delete(tile);
  return count > 0;
}

function countsOf(tiles: readonly Tile[]): Counts {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}

function piecesByTile(pieces: readonly Piece[]): Map<Tile, Piece[]> {
  const containing = new Map<Tile, Piece[]>();
  for (const piece of pieces) {
    for (const tile of new Set(piece.tiles)) {
      const known = containing.get(tile);
      if (known) known.push(piece);
      else containing.set(tile, [piece]);
    }
  }
  return containing;
}

/** Every word of the list that these tiles make, in every way to lay it. */
function piecesOf(tiles: Counts, list: Lexicon): Piece[] {
  const pieces: Piece[] = [];
  const walk = (node: WordNode, left: Counts, laid: readonly Tile[], reading: string): void => {
    if (reading.length >= SHORTEST && list.ends(node)) {
      const text = laid.join('');
      pieces.push({ written: text === reading ? text : `${text}=${reading}`, reading, tiles: laid });
    }
    for (const tile of left.keys()) {
      const after = new Map(left);
      takeOne(after, tile);
      for (const letter of tile === JOKER ? LETTERS : [tile]) {
        const next = list.next(node, letter);
        if (next) walk(next, after, [...laid, tile], reading + letter);
      }
    }
  };
  walk(list.root, tiles, [], '');
  return pieces;
}

function spread(pieces: readonly Piece[], most: number): readonly Piece[] {
  const step = Math.max(1, pieces.length / most);
  return Array.from(
    { length: Math.min(most, pieces.length) },
    (_, index) => pieces[Math.floor(index * step)] ?? [],
  ).flat();
}
