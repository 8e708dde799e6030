/** Endgames of two players with an empty bag: the best move and the played one, searched to the end of the game. */
import { candidateOf, knownOpponent, pointsOn, type Seated } from '@lettertafel/bots';
import { type Tile, withCells } from '@lettertafel/engine';
import { solveEndgame, squaresBeside } from '@lettertafel/solver';
import type { ComparedPlay } from '../analysis.ts';
import { comparedPlay, isSameMove, type WeighedMove, weighedPlay } from './static.ts';

/** Looks at the clock that a search may take: a bound that does not depend on the machine. */
export interface EndgameEffort {
  /** For the best move, and for each of the others. */
  readonly best: number;
  readonly others: number;
}

/** The next best moves that are searched, too. */
const OTHERS = 3;

/** Moves with the points they gain until the end, best first, and the played one. */
export interface SearchedEnd {
  readonly best: readonly ComparedPlay[];
  readonly played: ComparedPlay;
  /** Whether the best move and the value of the played one are exact. */
  readonly isProven: boolean;
}

/** Steps of one search each; null: not an endgame with known racks. */
export function* searchEnd(
  seated: Seated,
  { moves, played, effort }: { moves: readonly WeighedMove[]; played: WeighedMove; effort: EndgameEffort },
): Generator<void, SearchedEnd | null> {
  const opponent = knownOpponent(seated);
  if (!opponent) return null;
  const { finder, view, rack, seat } = seated;
  const { passesToEnd } = finder.rules;
  const passesOf = (one: number) => view.seats[one]?.passes ?? 0;
  const answer = solveEndgame({
    generator: finder.generator('all'),
    board: view.board,
    blocked: squaresBeside(view.locked),
    racks: [rack, opponent],
    passEnds: passesOf(seat) + 1 >= passesToEnd && passesOf(1 - seat) >= passesToEnd,
    isOver: stopAfter(effort.best),
  });
  yield;
  const { play } = answer;
  const found = play === null ? passIn(moves, played, rack) : weighedPlay(candidateOf(seated, play));
  const searched: ComparedPlay[] = [{ ...comparedPlay(found), equity: answer.value, proven: answer.isProven }];
  const isFound = (one: WeighedMove) => isSameMove(one.move, found.move);
  const others = moves.filter((one) => one.move.do === 'lay' && !isFound(one)).slice(0, OTHERS);
  for (const move of others) {
    searched.push(valued(seated, move, { opponent, looks: effort.others }));
    yield;
  }
  const known = searched.find(({ move }) => isSameMove(move, played.move));
  const own = known ?? valued(seated, played, { opponent, looks: effort.best });
  const best = (known ? searched : [...searched, own]).sort((one, other) => other.equity - one.equity);
  const isProven = answer.isProven && own.proven && (best[0]?.proven ?? false);
  return { best, played: own, isProven };
}

function passIn(moves: readonly WeighedMove[], played: WeighedMove, rack: readonly Tile[]): WeighedMove {
  const pass = [...moves, played].find(({ move }) => move.do === 'pass');
  return pass ?? { move: { do: 'pass' }, option: { laid: [], score: 0, leave: rack, equity: 0 }, points: 0 };
}

/** A move with what it gains: its points less what the opponent then gains. */
function valued(
  { finder, view, seat }: Seated,
  weighed: WeighedMove,
  { opponent, looks }: { opponent: readonly Tile[]; looks: number },
): ComparedPlay {
  const { letters, passesToEnd } = finder.rules;
  const { laid, score, leave } = weighed.option;
  const compared = comparedPlay(weighed);
  // B-28: whoever goes out gains what the other has left, and the other loses it.
  if (leave.length === 0) return { ...compared, equity: score + 2 * pointsOn(letters, opponent), proven: true };
  const isPass = laid.length === 0;
  const passesOf = (one: number) => view.seats[one]?.passes ?? 0;
  const passEnds = isPass && passesOf(seat) + 1 >= passesToEnd && passesOf(1 - seat) + 1 >= passesToEnd;
  const rest = solveEndgame({
    generator: finder.generator('all'),
    board: withCells(view.board, laid),
    blocked: squaresBeside(view.locked),
    racks: [opponent, leave],
    passEnds,
    isOver: stopAfter(looks),
  });
  // A pass that itself ends the game leaves both with their tiles.
  if (isPass && passesOf(seat) + 1 >= passesToEnd && passesOf(1 - seat) >= passesToEnd) {
    return { ...compared, equity: pointsOn(letters, opponent) - pointsOn(letters, leave), proven: true };
  }
  return { ...compared, equity: score - rest.value, proven: rest.isProven };
}

function stopAfter(looks: number): () => boolean {
  let left = looks;
  return () => left-- <= 0;
}
