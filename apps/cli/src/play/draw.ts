/** Draws the table as text, as the player at the keyboard may see it. */
import {
  type Board,
  formatTableWord,
  GAMES,
  type GameId,
  type GameState,
  gameById,
  isBoardGame,
  type Seat,
  type TableView,
  type Tile,
  TRICK_SQUARES,
} from '@lettertafel/engine';
import type { Texts } from '../texts/index.ts';
import { typedCard } from './card-names.ts';
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

export function drawTable(
  game: GameId,
  state: GameState,
  { seat, players, texts }: { seat: Seat; players: readonly string[]; texts: Texts },
): string {
  const { table } = texts;
  const view = gameById(game).viewFor(state, seat);
  const name = players[seat] ?? '';
  const scores = view.seats
    .map(({ score, tiles }, index) => table.seat(players[index] ?? '', score, tiles))
    .join('   ');
  const left = 'bag' in view ? table.inBag(view.bag) : table.inPot(view.pot.count);
  const lines = ['board' in view ? drawBoard(game, view.board) : drawWords(view, texts), '', `${scores}   ${left}`];
  if ('pot' in view && view.pot.piles) lines.push(drawPiles(view.pot.piles, texts));
  if ('hand' in view && view.hand.length > 0)
    lines.push(`${table.cardsOf(name)}: ${view.hand.map((card) => typedCard(card, texts)).join(', ')}`);
  lines.push(...drawRack(game, [...view.rack].sort(), `${table.rackOf(name)}: `));
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

function drawWords({ table }: TableView, texts: Texts): string {
  return table.length === 0 ? texts.table.noWords : table.map(formatTableWord).join('   ');
}

function drawPiles(piles: NonNullable<TableView['pot']['piles']>, { table }: Texts): string {
  const drawn = piles.map(({ top, height }, number) =>
    top === null ? `${number} ${table.gone}` : `${number} ${top} (${height})`,
  );
  return `${table.piles}: ${drawn.join('   ')}`;
}
