/** A file with one CGP position, and the game it is of: CGP names a word list, or the letters decide. */
import { type BoardGameId, boardGameIn, GAMES, LANGUAGES } from '@lettertafel/engine';
import { type Unreadable, unreadable } from '../problem.ts';
import { type CgpPosition, parseCgp } from './cgp.ts';

export interface ReadPosition {
  readonly game: BoardGameId;
  readonly position: CgpPosition;
}

/** `game`: of which game it is, if the caller knows. */
export function readCgp(text: string, game?: BoardGameId): ReadPosition | Unreadable {
  const lines = text.split(/\r\n|\n|\r/).map((row, index) => ({ row, line: index + 1 }));
  const [first, second] = lines.filter(({ row }) => row.trim() !== '');
  if (!first) return unreadable('empty', {});
  if (second) return unreadable('several-positions', { line: second.line });
  const named = LANGUAGES.find((language) => new RegExp(`(?:^|[\\s;])lex ${language}(?:;|\\s*$)`).test(first.row));
  const games = game ? [game] : named ? [boardGameIn(named)] : LANGUAGES.map(boardGameIn);
  let refused: Unreadable | null = null;
  for (const candidate of games) {
    const position = parseCgp(first.row, GAMES[candidate].rules.letters, first.line);
    if (!('problem' in position)) return { game: candidate, position };
    if (!refused || position.problem.column > refused.problem.column) refused = position;
  }
  return refused ?? unreadable('empty', {});
}
