/** `lettertafel solve`: the best plays of a position that is written as for the referee. */
import { InputError } from '../input.ts';
import type { Script } from '../referee/script.ts';
import { setTable } from '../referee/table.ts';
import { isBoardPosition, solveBoard } from './board.ts';
import { solveWords } from './table.ts';

/** The flags as they are typed. */
export interface SolveFlags {
  readonly top: string;
  readonly all?: boolean;
  readonly budget: string;
}

const MOST_PLAYS = 1_000_000;

export function solve(script: Script, { top, all = false, budget }: SolveFlags) {
  if (script.moves.length > 0) throw new InputError('moves: a position to solve has none');
  const most = all ? MOST_PLAYS : wholeAbove0('--top', top);
  const milliseconds = wholeAbove0('--budget', budget);
  const { state } = setTable(script).start;
  return isBoardPosition(state)
    ? solveBoard(script, state, most)
    : solveWords(script, state, { most: all ? 1000 : most, milliseconds });
}

function wholeAbove0(flag: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InputError(`${flag}: not a whole number above 0`);
  return value;
}
