/**
 * The words of a list that plays of one rack can make on one board. They are few, so that a play graph of them is derived in
 * milliseconds: a computer player can answer before the graph of the whole list is there. Anchors, cross-checks and a walk
 * through the word graph from left to right, as Appel and Jacobson described it.
 */
import { type Board, type Rack, SIZE, type Tile } from '@lettertafel/engine';
import {
  buildGraph,
  endsWord,
  firstEdge,
  follow,
  LETTER_MASK,
  NOWHERE,
  nextEdge,
  type Place,
  ROOT,
  u8At,
  u32At,
  type WordGraph,
  wordsFromLetters,
} from '@lettertafel/words';
import { type Derivation, REVERSED } from './derivation.ts';
import { finish, type PlayGraph } from './play-graph.ts';

/** A tile that is no letter of the list. */
const OTHER = -1;
/** A board as letter codes by lane: 0 is a free square. */
type Lanes = readonly Int8Array[];

export interface Spot {
  readonly board: Board;
  readonly rack: Rack;
  readonly wild: Tile;
  /** Words need not touch anything (TR-22). */
  readonly anywhere?: boolean;
}

/** The play graph of the words that can be laid now, cross words included. */
export function playGraphAt(graph: WordGraph, derivation: Derivation, spot: Spot): PlayGraph {
  return derive(graph, derivation, wordsAt(graph, spot, true));
}

/** The same for further main words, such as names or words read backwards, whose cross words another graph judges. */
export function furtherGraphAt(graph: WordGraph, derivation: Derivation, spot: Spot): PlayGraph {
  const board = derivation === REVERSED ? spot.board.map((row) => [...row].reverse().join('')).reverse() : spot.board;
  return derive(graph, derivation, wordsAt(graph, { ...spot, board }, false));
}

function derive({ alphabet }: WordGraph, { steps }: Derivation, words: ReadonlySet<string>): PlayGraph {
  return finish(steps(buildGraph(alphabet, [...words].sort())));
}

function wordsAt(graph: WordGraph, spot: Spot, judgesCrossWords: boolean): ReadonlySet<string> {
  const { board, rack, wild, anywhere = false } = spot;
  const { alphabet } = graph;
  const codeOf = (cell: string) => u8At(alphabet.codes, cell.toUpperCase().charCodeAt(0)) || (cell === '.' ? 0 : OTHER);
  const rows = board.map((row) => Int8Array.from(row, codeOf));
  const columns = rows.map((_, column) => Int8Array.from(rows, (row) => row[column] ?? 0));
  const counts = new Uint8Array(alphabet.letters.length + 1);
  for (const tile of rack) if (tile !== wild) counts[codeOf(tile)] = u8At(counts, codeOf(tile)) + 1;
  const blanks = rack.filter((tile) => tile === wild).length;
  const found = new Set<string>();
  const isEmpty = rows.every((row) => row.every((code) => code === 0));
  const search: Search = { graph, judgesCrossWords, counts, blanks, size: rack.length, found };
  for (const [lanes, across] of [
    [rows, columns],
    [columns, rows],
  ] as const) {
    for (let lane = 0; lane < SIZE; lane++) searchLane(search, { lanes, across, lane, isEmpty });
  }
  if (anywhere) for (const word of wordsFromLetters(graph, rack.join('').replaceAll(wild, '?'))) found.add(word);
  return found;
}

interface Search {
  readonly graph: WordGraph;
  readonly judgesCrossWords: boolean;
  /** The letters left on the rack; change during the search. */
  readonly counts: Uint8Array;
  blanks: number;
  readonly size: number;
  readonly found: Set<string>;
}

interface Lane {
  readonly lanes: Lanes;
  readonly across: Lanes;
  readonly lane: number;
  readonly isEmpty: boolean;
}

/** Letters as bits that a free square takes; `ANY` beside tiles whose cross words are not judged, null without such tiles. */
type CrossCheck = number | null;
const ANY = -1;

function searchLane(search: Search, { lanes, across, lane, isEmpty }: Lane): void {
  const cells = lanes[lane] ?? new Int8Array(SIZE);
  const checks = Array.from(cells, (code, at) => (code === 0 ? crossCheck(search, across[at], lane) : null));
  const centre = (SIZE - 1) / 2;
  const isAnchor = Array.from(cells, (code, at) =>
    isEmpty
      ? lane === centre && at === centre
      : code === 0 && (checks[at] !== null || (cells[at - 1] ?? 0) !== 0 || (cells[at + 1] ?? 0) !== 0),
  );
  for (let start = 0; start < SIZE; start++) {
    if ((cells[start - 1] ?? 0) !== 0) continue;
    const anchor = isAnchor.indexOf(true, start);
    if (anchor < 0) return;
    let free = 0;
    for (let at = start; at <= anchor; at++) if (cells[at] === 0) free++;
    if (free <= search.size) walkFrom(search, { cells, checks, anchor }, { at: start, place: ROOT, text: '' });
  }
}

interface Walk {
  readonly at: number;
  readonly place: Place;
  readonly text: string;
}

function walkFrom(
  search: Search,
  line: { readonly cells: Int8Array; readonly checks: readonly CrossCheck[]; readonly anchor: number },
  { at, place, text }: Walk,
): void {
  const { graph, counts, found } = search;
  const { alphabet, edges } = graph;
  const { cells, checks, anchor } = line;
  const lying = at < SIZE ? (cells[at] ?? 0) : 0;
  if (lying !== 0) {
    const next = lying === OTHER ? NOWHERE : follow(edges, place, lying);
    if (next !== NOWHERE) walkFrom(search, line, { at: at + 1, place: next, text: text + letterOf(graph, lying) });
    return;
  }
  // The word so far covers the first anchor after its start, so it touches.
  if (at > anchor && endsWord(edges, place)) found.add(text);
  if (at === SIZE) return;
  const check = checks[at] ?? null;
  for (let edge = firstEdge(edges, place); edge !== NOWHERE; edge = nextEdge(edges, edge)) {
    const code = u32At(edges, edge) & LETTER_MASK;
    if (check !== null && (check & (1 << code)) === 0) continue;
    const isOwn = u8At(counts, code) > 0;
    if (!isOwn && search.blanks === 0) continue;
    if (isOwn) counts[code] = u8At(counts, code) - 1;
    else search.blanks--;
    walkFrom(search, line, { at: at + 1, place: edge, text: text + alphabet.letters[code - 1] });
    if (isOwn) counts[code] = u8At(counts, code) + 1;
    else search.blanks++;
  }
}

/** Which letters join the tiles before and after a square into a word; notes these words. */
function crossCheck({ graph, judgesCrossWords, found }: Search, line: Int8Array | undefined, at: number): CrossCheck {
  if (!line || ((line[at - 1] ?? 0) === 0 && (line[at + 1] ?? 0) === 0)) return null;
  if (!judgesCrossWords) return ANY;
  let from = at;
  while ((line[from - 1] ?? 0) !== 0) from--;
  const { edges } = graph;
  const { place: before, text } = read(graph, { place: ROOT, text: '' }, line.subarray(from, at));
  let letters = 0;
  if (before === NOWHERE) return letters;
  let to = at + 1;
  while ((line[to] ?? 0) !== 0) to++;
  for (let edge = firstEdge(edges, before); edge !== NOWHERE; edge = nextEdge(edges, edge)) {
    const code = u32At(edges, edge) & LETTER_MASK;
    const whole = read(graph, { place: edge, text: text + letterOf(graph, code) }, line.subarray(at + 1, to));
    if (whole.place === NOWHERE || !endsWord(edges, whole.place)) continue;
    letters |= 1 << code;
    found.add(whole.text);
  }
  return letters;
}

/** Goes on along tiles that lie. */
function read(graph: WordGraph, from: Omit<Walk, 'at'>, tiles: Int8Array): Omit<Walk, 'at'> {
  let { place, text } = from;
  for (const code of tiles) {
    if (place === NOWHERE) break;
    place = code === OTHER ? NOWHERE : follow(graph.edges, place, code);
    text += letterOf(graph, code);
  }
  return { place, text };
}

function letterOf({ alphabet }: WordGraph, code: number): string {
  return alphabet.letters[code - 1] ?? '';
}
