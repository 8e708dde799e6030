/** A picture of each game's table. */
import {
  type Board,
  type BoardGameId,
  type CrosswordView,
  emptyBoard,
  GAMES,
  type GameId,
  isBoardGame,
  parsePlace,
  sizeOf,
  step,
  type TableGameId,
  type TableView,
  withCells,
} from '@lettertafel/engine';
import { GAME_LOOKS, hasCards, type LaidWords, type WordRows } from '../games/looks.ts';
import { BoardPicture } from './board-picture.tsx';
import { MatPicture, packedRows } from './mat-picture.tsx';
import './game-picture.css';

function boardWith(words: LaidWords, size: number): Board {
  return words.reduce((board: Board, [text, word]) => {
    const place = parsePlace(board, text);
    if (!place) throw new Error(`${text} is not a place`);
    const cells = [...word].flatMap((cell, index) => {
      const square = step(board, place, index);
      return square === null ? [] : [{ square, cell }];
    });
    return withCells(board, cells);
  }, emptyBoard(size));
}

/** What the picture shows: tiles on a board, or words. */
export type Lying = Pick<CrosswordView, 'board' | 'lastLaid'> | Pick<TableView, 'table'>;

/** Without a position the game's sample position is shown. */
export function GamePicture({ game, lying }: { game: GameId; lying?: Lying | undefined }) {
  const tricks = hasCards(game);
  return (
    <div class={`game-picture ${GAME_LOOKS[game].ground}`}>
      {isBoardGame(game) ? (
        <BoardPicture {...boardOf(game, lying)} premiums={GAMES[game].rules.premiums} tricks={tricks} />
      ) : (
        <MatPicture rows={rowsOf(game, lying)} />
      )}
      {tricks && !lying && <CardFan />}
    </div>
  );
}

function boardOf(game: BoardGameId, lying: Lying | undefined): { board: readonly string[]; last?: readonly number[] } {
  if (lying && 'board' in lying) return { board: lying.board, last: lying.lastLaid };
  return { board: boardWith(GAME_LOOKS[game].picture, sizeOf(GAMES[game].rules.premiums)) };
}

function rowsOf(game: TableGameId, lying: Lying | undefined): WordRows {
  if (!lying || !('table' in lying)) return GAME_LOOKS[game].picture;
  const words = lying.table.map(({ tiles, reading }) =>
    [...reading].map((letter, index) => (tiles[index] === letter ? letter : `*${letter}`)).join(''),
  );
  return packedRows(words);
}

function CardFan() {
  return (
    <svg class="game-picture-fan" viewBox="0 0 84 66" aria-hidden="true">
      {[-16, 0, 16].map((angle) => (
        <g key={angle} transform={`rotate(${angle} 42 90)`}>
          <rect class="game-picture-card" x="25" y="8" width="34" height="48" rx="4" />
          <rect class="game-picture-art" x="29" y="12" width="26" height="18" rx="2" />
          <path
            class="game-picture-star"
            d="M42 15l1.9 4.2 4.600.5-3.4 3.1 1 4.500-4.100-2.300-4.1 2.3 1-4.500-3.400-3.1 4.600-.5z"
          />
          <path class="game-picture-text" d="M30 36h22M30 41h17M30 46h20" />
        </g>
      ))}
    </svg>
  );
}
