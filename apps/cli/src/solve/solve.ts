/** `lettertafel solve`: the best plays of a position, given as a referee's script or in CGP. */
import { GAMES, isBoardGame, isGameId } from '@lettertafel/engine';
import { parseCgp } from '@lettertafel/solver/bench';
import { InputError, wholeAbove0 } from '../input.ts';
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
  const read = parseCgp(position, GAMES[game].rules.letters);
  if ('code' in read)
    throw new InputError(`--cgp: ${read.where}: ${WHY_NO_CGP[read.code]} (${read.found.slice(0, 60)})`);
  return { game, players: ['A', 'B'], setup: { board: read.board, racks: { A: read.rack.join('') }, turn: 'A' } };
}

type CgpCode = Extract<ReturnType<typeof parseCgp>, { code: string }>['code'];

const WHY_NO_CGP: Readonly<Record<CgpCode, string>> = {
  'fields-missing': 'a position has a board, racks, scores and passes',
  'row-count': 'a board has 15 rows',
  'row-length': 'a row has 15 squares',
  'unknown-letter': 'not a letter of the game',
  'rack-size': 'a rack has 1 to 8 tiles',
  'bad-number': 'not a number',
  'too-many-tiles': 'the game does not have that many of this tile',
};

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
