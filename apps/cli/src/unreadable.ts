/** What is wrong with a GCG or CGP text, in words. */
import type { FormatProblem, ProblemCode } from '@lettertafel/formats';
import { InputError } from './input.ts';

const WHY: Readonly<Record<ProblemCode, (found: string) => string>> = {
  empty: () => 'there is nothing here',
  binary: () => 'this is not text',
  'unknown-encoding': (found) => `the encoding ${found} is not known; UTF-8 and ISO-8859-1 are`,
  'not-in-encoding': (found) => `the text is not in ${found}, as it says`,
  'too-long': () => 'longer than any game',
  'unknown-form': () => 'neither GCG nor CGP nor JSON',
  'no-nick': () => 'an event starts with the player: >nick:',
  'no-move': () => 'what the player did is missing',
  'bad-place': (found) => `${found} is not a place such as 8H or H8`,
  'no-word': () => 'the word is missing',
  'bad-word': (found) => `${found} is not a word or a list of tiles`,
  'no-score': () => 'the score is missing',
  'no-total': () => 'the total is missing',
  'bad-number': (found) => `${found} is not a number`,
  'no-turns': () => 'no turn says which game this is',
  'player-count': (found) => `there are ${found} players here; games are for 2 to 4`,
  'other-tiles': (found) =>
    `the tiles of no game give this score, and only ${found.replace('/', ' of ')} scores come out: a game of another language`,
  'unknown-game': (found) => `no board game has the id ${found}`,
  'bad-options': (found) => `the game does not have these options: ${found}`,
  'unknown-letter': (found) => `${found} is not a letter of the game`,
  'fields-missing': () => 'a position has a board, racks, scores and turns without points',
  'row-count': (found) => `a board has 15 rows, this one ${found}`,
  'row-length': (found) => `a row has 15 squares: ${found}`,
  'too-many-tiles': (found) => `the game does not have that many of the tile ${found}`,
  'several-positions': () => 'a second position; only one can be converted',
};

function tellProblem({ code, line, column, found }: FormatProblem): string {
  return `line ${line}, column ${column}: ${WHY[code](found)}`;
}

/** What was read; throws the problem in words, after `where`. */
export function readable<Value extends object>(
  read: Value | { readonly problem: FormatProblem },
  where: string,
): Value {
  if ('problem' in read) throw new InputError(`${where}${tellProblem(read.problem as FormatProblem)}`);
  return read;
}
