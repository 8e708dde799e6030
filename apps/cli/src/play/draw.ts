/** Draws the table as text, as the player at the keyboard may see it. */
import {
  type Board,
  formatTableWord,
  GAMES,
  type GameId,
  type GameState,
  type GameView,
  gameById,
  isBoardGame,
  type Seat,
  type TableView,
  TRICK_SQUARES,
} from '@lettertafel/engine';

/** The signs of premium squares, by their mark in the rules. */
const PREMIUMS: Readonly<Record<string, string>> = { W: '=', w: '-', L: '"', l: "'" };
const TRICK = '#';
export const LEGEND = `= word x3   - word x2   " letter x3   ' letter x2   ${TRICK} trick square`;

export function drawTable(
  game: GameId,
  state: GameState,
  { seat, players }: { seat: Seat; players: readonly string[] },
): string {
  const view = gameById(game).viewFor(state, seat);
  const scores = view.seats.map(({ score, tiles }, index) => `${players[index]} ${score} (${tiles} tiles)`).join('   ');
  const lines = ['board' in view ? drawBoard(game, view.board) : drawWords(view), '', `${scores}   ${left(view)}`];
  if ('pot' in view && view.pot.piles) lines.push(drawPiles(view.pot.piles));
  if ('hand' in view && view.hand.length > 0) lines.push(`Cards of ${players[seat]}: ${view.hand.join(', ')}`);
  lines.push(`Rack of ${players[seat]}: ${[...view.rack].sort().join(' ')}`);
  return lines.join('\n');
}

/** With the premium and trick squares that no tile covers. */
export function drawBoard(game: GameId, board: Board): string {
  const premiums = isBoardGame(game) ? GAMES[game].rules.premiums : [];
  const tricks = GAMES[game].family === 'board-with-cards' ? TRICK_SQUARES : [];
  const head = `   ${board.map((_, column) => String(column + 1).padStart(2)).join(' ')}`;
  const markAt = (row: number, column: number) => {
    if ((tricks[row]?.[column] ?? '.') !== '.') return TRICK;
    return PREMIUMS[premiums[row]?.[column] ?? ''] ?? '.';
  };
  const rows = board.map((row, index) => {
    const cells = [...row].map((cell, column) => (cell === '.' ? markAt(index, column) : cell));
    return `${String.fromCharCode(65 + index)}  ${cells.map((cell) => cell.padStart(2)).join(' ')}`;
  });
  return [head, ...rows].join('\n');
}

function drawWords({ table }: TableView): string {
  return table.length === 0 ? '(no words yet)' : table.map(formatTableWord).join('   ');
}

function drawPiles(piles: NonNullable<TableView['pot']['piles']>): string {
  const drawn = piles.map(({ top, height }, number) =>
    top === null ? `${number} gone` : `${number} ${top} (${height})`,
  );
  return `Piles: ${drawn.join('   ')}`;
}

function left(view: GameView): string {
  return 'bag' in view ? `${view.bag} in the bag` : `${view.pot.count} in the pot`;
}
