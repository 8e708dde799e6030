/** Draws the table as text, as the player at the keyboard may see it. */
import type { CrosswordView, GameId, GameState, Seat, TableView, TricksterView } from '@lettertafel/engine';
import { formatTableWord, gameById, scrabbleXlNlRules, TRICK_SQUARES } from '@lettertafel/engine';

type View = CrosswordView | TricksterView | TableView;

/** The three board games have the same premium squares. */
const PREMIUMS: Readonly<Record<string, string>> = { W: '=', w: '-', L: '"', l: "'" };
const TRICK = '#';
export const LEGEND = `= word x3   - word x2   " letter x3   ' letter x2   ${TRICK} trick square`;

export function drawTable(
  game: GameId,
  state: GameState,
  { seat, players }: { seat: Seat; players: readonly string[] },
): string {
  const view = gameById(game).viewFor(state, seat) as View;
  const scores = view.seats.map(({ score, tiles }, index) => `${players[index]} ${score} (${tiles} tiles)`).join('   ');
  const lines = [
    'board' in view ? drawBoard(view.board, 'hand' in view) : drawWords(view),
    '',
    `${scores}   ${left(view)}`,
  ];
  if ('pot' in view && view.pot.piles) lines.push(drawPiles(view.pot.piles));
  if ('hand' in view && view.hand.length > 0) lines.push(`Cards of ${players[seat]}: ${view.hand.join(', ')}`);
  lines.push(`Rack of ${players[seat]}: ${[...view.rack].sort().join(' ')}`);
  return lines.join('\n');
}

export function drawBoard(board: readonly string[], hasTricks: boolean): string {
  const head = `   ${Array.from({ length: 15 }, (_, column) => String(column + 1).padStart(2)).join(' ')}`;
  const rows = board.map((row, index) => {
    const cells = [...row].map((cell, column) => (cell === '.' ? markAt(index, column, hasTricks) : cell));
    return `${String.fromCharCode(65 + index)}  ${cells.map((cell) => cell.padStart(2)).join(' ')}`;
  });
  return [head, ...rows].join('\n');
}

function markAt(row: number, column: number, hasTricks: boolean): string {
  if (hasTricks && TRICK_SQUARES[row]?.[column] !== '.') return TRICK;
  return PREMIUMS[scrabbleXlNlRules.premiums[row]?.[column] ?? ''] ?? '.';
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

function left(view: View): string {
  return 'bag' in view ? `${view.bag} in the bag` : `${view.pot.count} in the pot`;
}
