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
  type Tile,
  TRICK_SQUARES,
} from '@lettertafel/engine';
import { type Colour, paintFor } from './colour.ts';

/** The signs of premium squares and their colours, by their mark in the rules. */
const PREMIUMS: Readonly<Record<string, { readonly sign: string; readonly colour: Colour }>> = {
  W: { sign: '=', colour: 'tripleWord' },
  w: { sign: '-', colour: 'doubleWord' },
  L: { sign: '"', colour: 'tripleLetter' },
  l: { sign: "'", colour: 'doubleLetter' },
};
const paint = paintFor(process.stdout, process.env);
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
  lines.push(...drawRack(game, [...view.rack].sort(), `Rack of ${players[seat]}: `));
  return lines.join('\n');
}

/** With the values of the tiles below them, if they count. */
function drawRack(game: GameId, rack: readonly Tile[], before: string): string[] {
  if (!isBoardGame(game)) return [`${before}${rack.join(' ')}`];
  const { tiles } = GAMES[game].rules.letters;
  const values = rack.map((tile) => String(tiles[tile]?.value ?? 0));
  const wide = rack.map((tile, index) => tile.padEnd(values[index]?.length ?? 1));
  return [`${before}${wide.join(' ').trimEnd()}`, `${' '.repeat(before.length)}${values.join(' ')}`];
}

/** With the premium and trick squares that no tile covers. */
export function drawBoard(game: GameId, board: Board): string {
  const premiums = isBoardGame(game) ? GAMES[game].rules.premiums : [];
  const tricks = GAMES[game].family === 'board-with-cards' ? TRICK_SQUARES : [];
  const head = `   ${board.map((_, column) => String(column + 1).padStart(2)).join(' ')}`;
  const markAt = (row: number, column: number) => {
    if ((tricks[row]?.[column] ?? '.') !== '.') return paint(TRICK, 'trick');
    const premium = PREMIUMS[premiums[row]?.[column] ?? ''];
    return premium ? paint(premium.sign, premium.colour) : '.';
  };
  const rows = board.map((row, index) => {
    const cells = [...row].map((cell, column) => (cell === '.' ? markAt(index, column) : paint(cell, 'tile')));
    return `${String.fromCharCode(65 + index)}  ${cells.map((cell) => ` ${cell}`).join(' ')}`;
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
