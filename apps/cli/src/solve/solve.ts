/** `lettertafel solve`: the best plays of a position, given as a referee's script or in CGP. */
import { GAMES, isBoardGame, isGameId } from '@lettertafel/engine';
import { InputError, wholeAbove0 } from '../input.ts';
import { rackPosition } from '../rack-position.ts';
import type { Script } from '../referee/script.ts';
import { setTable } from '../referee/table.ts';
import { isBoardPosition, solveBoard } from './board.ts';
import { solveWords } from './table.ts';

/** The flags as typed. */
export interface SolveFlags {
  readonly top: string;
  readonly all?: boolean;
  readonly budget: string;
}

/** Converts a CGP position into a referee's script. */
export function scriptFromCgp(position: string, game: string): object {
  if (!isGameId(game) || !isBoardGame(game)) {
    throw new InputError(`--game: no board game has the id ${JSON.stringify(game)}`);
  }
  const { board, rack } = rackPosition(position, GAMES[game].rules.letters, { where: '--cgp: ', line: 1 });
  return { game, players: ['A', 'B'], setup: { board, racks: { A: rack.join('') }, turn: 'A' } };
}

const MOST_PLAYS = 1_000_000;

export function solve(script: Script, { top, all = false, budget }: SolveFlags) {
  if (script.moves.length > 0) throw new InputError('moves: not allowed in a position to solve');
  const most = all ? MOST_PLAYS : wholeAbove0('--top', top);
  const milliseconds = wholeAbove0('--budget', budget);
  const { state } = setTable(script).start;
  return isBoardPosition(state)
    ? solveBoard(script, state, most)
    : solveWords(script, state, { most: all ? 1000 : most, milliseconds });
}
