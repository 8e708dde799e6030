/** Endgames of two players by trying everything, with the slow play finder of the engine. */
import {
  type Board,
  type CrosswordOptions,
  type CrosswordRules,
  findPlays,
  type Lexicon,
  type Tile,
  withCells,
  without,
} from '@lettertafel/engine';
import { endsWord, follow, type GraphLexicon, ROOT } from '@lettertafel/words';

/** The words that computer players know: without discriminating and vulgar ones, as everything that is analysed. */
export function politeOnly(lexicon: GraphLexicon): Lexicon {
  const { alphabet, edges } = lexicon.polite;
  return {
    ...lexicon,
    withJoined: null,
    root: ROOT,
    next: (node, letter) => follow(edges, node, alphabet.codes[letter.charCodeAt(0)] ?? 0),
    ends: (node) => endsWord(edges, node),
  };
}

export type Racks = readonly [readonly Tile[], readonly Tile[]];

interface Position {
  readonly board: Board;
  readonly options: CrosswordOptions;
}

/** Points gained by the side to move until the end. */
export function bruteForce(
  game: { readonly rules: CrosswordRules; readonly lexicon: Lexicon },
  position: Position,
  racks: Racks,
  passes = 0,
): number {
  const [own, other] = racks;
  const pointsOf = (rack: readonly Tile[]) =>
    rack.reduce((sum, tile) => sum + (game.rules.letters.tiles[tile]?.value ?? 0), 0);
  const passed = () =>
    passes + 1 >= 4 ? pointsOf(other) - pointsOf(own) : 0 - bruteForce(game, position, [other, own], passes + 1);
  const plays = findPlays(game.rules, { ...position, locked: [], rack: own }, { lexicon: game.lexicon });
  return plays.reduce((best, { at, word, score }) => {
    const cells = cellsOf(position.board, at, word);
    const tiles = cells.map(({ cell }) => (cell === cell.toUpperCase() ? cell : '?'));
    const left = without(own, tiles);
    const after = { ...position, board: withCells(position.board, cells) };
    const gain = left.length === 0 ? score + 2 * pointsOf(other) : score - bruteForce(game, after, [other, left]);
    return Math.max(best, gain);
  }, passed());
}

function cellsOf(board: Board, at: string, word: string) {
  const across = /^[A-O]/.test(at);
  const [, row, column] = (across ? /^([A-O])(\d+)$/ : /^(\d+)([A-O])$/).exec(at) ?? [];
  const start = across ? rowOf(row) * 15 + Number(column) - 1 : rowOf(column) * 15 + Number(row) - 1;
  return [...word].flatMap((cell, index) => {
    const square = start + index * (across ? 1 : 15);
    return board[Math.floor(square / 15)]?.[square % 15] === '.' ? [{ square, cell }] : [];
  });
}

function rowOf(letter = 'A'): number {
  return letter.charCodeAt(0) - 65;
}
