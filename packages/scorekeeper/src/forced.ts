/** Lines that the rules refuse: they happened at the table, so they are applied anyway. */
import {
  type Board,
  type Cell,
  formatSquare,
  freshWords,
  isTaken,
  opponentsOf,
  type PlacedCell,
  parsePlace,
  parseSquare,
  parseTableWord,
  type Seat,
  step,
  type Tile,
} from '@lettertafel/engine';
import {
  type AnyState,
  afterEvents,
  type Decided,
  decided,
  isTableState,
  type KeptGame,
  type KeptState,
  type KeptTable,
} from './engine-game.ts';
import type { ArrangeDeed, LayDeed, Line } from './line.ts';
import { boardRules, tableRules } from './rules-of.ts';
import type { ScoreSheet } from './sheet.ts';

/** The squares and cells of the words of a line, as far as they fit on the board. */
function cellsOf(board: Board, { at, word, more = [] }: LayDeed): PlacedCell[] {
  return [{ at, word }, ...more].flatMap((laying) => {
    const place = parsePlace(board, laying.at);
    if (!place) return [];
    return [...laying.word].flatMap((cell, index) => {
      const square = step(board, place, index);
      return square === null ? [] : [{ square, cell }];
    });
  });
}

/** The new tiles of a line whose squares are free. */
function forcedCells(state: KeptState, line: LayDeed): PlacedCell[] {
  const isOwn = ({ square }: PlacedCell) => line.laid?.includes(formatSquare(state.board, square)) ?? true;
  const cells = cellsOf(state.board, line).filter((cell) => !isTaken(state.board, cell.square) && isOwn(cell));
  return cells.filter(({ square }, index) => cells.findIndex((other) => other.square === square) === index);
}

/** Applies a refused line; none that the other family's games have. The engine then handles it like any open play: points, refill, turn, end. */
export function forceLine(sheet: ScoreSheet, game: KeptGame, state: AnyState, line: Line): Decided {
  if (isTableState(state)) return forceTurn(sheet, game, state, line);
  switch (line.do) {
    case 'lay':
      return forceLay(sheet, game, state, line);
    case 'exchange':
      return forceExchange(game, state, line);
    default:
      return { state, events: [] };
  }
}

function forceTurn(sheet: ScoreSheet, game: KeptGame, state: KeptTable, line: Line): Decided {
  switch (line.do) {
    case 'arrange':
      return forceArrange(sheet, game, state, line);
    case 'draw':
      return forceDraw(game, state, line);
    case 'pass':
      return forcePass(game, state, line);
    default:
      return { state, events: [] };
  }
}

function forceLay(sheet: ScoreSheet, game: KeptGame, state: KeptState, line: Line & LayDeed): Decided {
  const laid = forcedCells(state, line);
  const { letters } = boardRules(sheet);
  const tileOf = (cell: Cell): Tile => (Object.hasOwn(letters.tiles, cell) ? cell : letters.wild);
  const reads = line.word.toUpperCase();
  return afterEvents(game, state, [
    ...(state.opening ? [{ type: 'opening-closed' } as const] : []),
    {
      type: 'laid',
      seat: line.by,
      layings: [{ at: line.at, word: line.word }],
      laid,
      tiles: laid.map(({ cell }) => tileOf(cell)),
      words: [{ at: line.at, word: reads, reads, mayBeName: false, score: 0 }],
      bonus: 0,
      extra: 0,
      score: line.written ?? 0,
      locked: state.locked,
      turned: null,
      window: { awaiting: opponentsOf(state, line.by), until: null },
    },
  ]);
}

function forceArrange(sheet: ScoreSheet, game: KeptGame, state: KeptTable, line: Line & ArrangeDeed): Decided {
  const { letters } = tableRules(sheet);
  const table = line.table.flatMap((text) => {
    const word = parseTableWord(letters, text);
    return word ? [{ tiles: word.tiles, reading: word.reading ?? word.tiles }] : [];
  });
  const words = freshWords(state.table, table).map(({ reading }) => reading);
  return afterEvents(game, state, [
    {
      type: 'arranged',
      seat: line.by,
      table,
      laid: newTiles(state.table, table),
      words,
      piles: line.piles ?? [],
      word: null,
      score: line.written ?? 0,
      window: { awaiting: opponentsOf(state, line.by), until: null },
    },
  ]);
}

/** The tiles that are new on the table. */
function newTiles(before: KeptTable['table'], after: KeptTable['table']): Tile[] {
  const old = before.flatMap(({ tiles }) => [...tiles]);
  return after
    .flatMap(({ tiles }) => [...tiles])
    .filter((tile) => {
      const place = old.indexOf(tile);
      if (place >= 0) old.splice(place, 1);
      return place < 0;
    });
}

/** An exchange for which the bag is too small: the turn ends, and it does not count as a pass. */
function forceExchange(game: KeptGame, state: KeptState, line: Line): Decided {
  const passes = state.passes.map(() => 0);
  const passed = afterMove(game, { ...state, passes }, { by: line.by, do: 'pass' });
  return { state: { ...passed.state, passes }, events: passed.events };
}

/** A tile from a pile that is gone comes from another; with an empty pot it was a pass. */
function forceDraw(game: KeptGame, state: AnyState, line: Line): Decided {
  const drawn = afterMove(game, state, { by: line.by, do: 'draw' });
  return drawn.state === state ? afterMove(game, state, { by: line.by, do: 'pass' }) : drawn;
}

/** A pass where a tile should have been drawn: the turn ends, the tile stays in the pot. */
function forcePass(game: KeptGame, state: KeptTable, line: Line): Decided {
  const drawn = afterMove(game, state, { by: line.by, do: 'draw' });
  return { state: { ...drawn.state, pot: state.pot, racks: state.racks }, events: drawn.events };
}

/** The state after a move without choices; the same state if the rules refuse it. */
function afterMove(
  game: KeptGame,
  state: AnyState,
  move: { readonly by: Seat; readonly do: 'draw' | 'pass' },
): Decided {
  const decision = decided(game, state, move);
  return 'refusal' in decision ? { state, events: [] } : decision;
}

/** Where a line no longer agrees with the board: letters it built on, and squares it covered. */
export function changesUnder(board: readonly string[], line: LayDeed): { missing: string[]; covered: string[] } {
  const { laid } = line;
  if (!laid) return { missing: [], covered: [] };
  const missing = cellsOf(board, line)
    .map(({ square }) => square)
    .filter((square) => !isTaken(board, square) && !laid.includes(formatSquare(board, square)));
  const covered = laid.filter((name) => {
    const square = parseSquare(board, name);
    return square !== null && isTaken(board, square);
  });
  return { missing: missing.map((square) => formatSquare(board, square)), covered };
}
