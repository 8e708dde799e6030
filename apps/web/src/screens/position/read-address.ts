/** Reads the position of an address: anything may stand there. */
import { type Board, EMPTY_BOARD, GAMES, LANGUAGES, type Rack } from '@lettertafel/engine';
import { type CgpPosition, type FormatProblem, formatCgp, type ReadPosition, readCgp } from '@lettertafel/formats';

export type NoPosition = { readonly problem: Pick<FormatProblem, 'code' | 'found'> };

/** The position, or what is wrong with it. The games here have two to four players and racks of a fixed size. */
export function readPosition(text: string): ReadPosition | NoPosition {
  const read = readCgp(text);
  if ('problem' in read) return read;
  const { racks } = read.position;
  if (racks.length < 2) return { problem: { code: 'player-count', found: String(racks.length) } };
  const { rackSize } = GAMES[read.game].rules;
  const long = racks.find((rack) => rack.length > rackSize);
  return long ? { problem: { code: 'too-many-tiles', found: long.join('') } } : read;
}

/** An empty board for the game in the reader's language, if there is one. */
export function emptyPosition(reader: string): string {
  const language = LANGUAGES.find((one) => one === reader) ?? LANGUAGES[0];
  return cgpOf({ board: EMPTY_BOARD, racks: [[], []], scores: [0, 0], zeroTurns: 0, operations: [`lex ${language}`] });
}

/** The same position with another board or rack, checked in the same way. */
export function changed(
  { game, position }: ReadPosition,
  change: { readonly board?: Board; readonly rack?: Rack },
): ReadPosition | NoPosition {
  const { board = position.board, rack = position.racks[0] ?? [] } = change;
  const operations = [`lex ${GAMES[game].rules.language}`];
  return readPosition(cgpOf({ ...position, board, racks: [rack, ...position.racks.slice(1)], operations }));
}

export function cgpOf(position: CgpPosition): string {
  return formatCgp(position);
}
