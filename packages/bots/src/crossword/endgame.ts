/** The endgame of two: the bag is empty, so the other rack is known, and moves are tried out to the end. */
import type { Board, Tile } from '@lettertafel/engine';
import { type GeneratedPlay, type Generator, squaresBeside } from '@lettertafel/solver';
import type { Thinking } from '../budget.ts';
import { byScore, type Candidate, candidateOf, type Seated } from './candidates.ts';
import { boardAfter, leaveAfter, pointsOn, unseenTiles } from './tiles.ts';

/** The other seat's tiles, when they can be told: two seats, nothing in the bag, every other tile seen. */
export function knownOpponent({ view, finder, seat }: Seated): readonly Tile[] | null {
  const others = view.seats.filter(({ resigned }, other) => other !== seat && !resigned);
  const [other] = others;
  if (view.bag > 0 || others.length !== 1 || !other || view.seats.length !== 2) return null;
  const [shown] = view.revealed;
  const rack = shown?.letters ?? unseenTiles(finder.rules.letters, view);
  return rack.length === other.tiles ? rack : null;
}

interface Position {
  readonly board: Board;
  /** Of who is to move, and of the other. */
  readonly racks: readonly [readonly Tile[], readonly Tile[]];
  readonly passes: number;
}

/** How many plays are tried at each turn: at the first, and later on. */
const WIDTHS = { first: 12, later: 6 };
const DEEPEST = 8;

/** The play with the best end, null for a pass; what time allows is searched deeper and deeper. */
export function searchEndgame(
  seated: Seated,
  { opponent, thinking }: { opponent: readonly Tile[]; thinking: Thinking },
): GeneratedPlay | null {
  const { finder, view, rack } = seated;
  const { letters } = finder.rules;
  const generator = finder.generator('all');
  const blocked = squaresBeside(view.locked);
  const lay = (position: Position, play: GeneratedPlay): Position => ({
    board: boardAfter(position.board, play.laid),
    racks: [position.racks[1], leaveAfter(letters, position.racks[0], play.laid)],
    passes: 0,
  });

  /** Points that who is to move gains on the other until the end, as far as is looked. */
  const gain = (position: Position, depth: number, [low, high]: readonly [number, number]): number => {
    const [own, other] = position.racks;
    if (other.length === 0) return -2 * pointsOn(letters, own);
    // Passed twice by each is the end; here once by each tells as much.
    if (position.passes >= 2 || depth === 0 || thinking.isOver())
      return pointsOn(letters, other) - pointsOn(letters, own);
    generator.setBoard(position.board, { blocked });
    const plays = promising(generator, own, WIDTHS.later, (play) =>
      pointsOn(letters, leaveAfter(letters, own, play.laid)),
    );
    let best = Number.NEGATIVE_INFINITY;
    for (const play of plays) {
      const value =
        play.score - gain(lay(position, play), depth - 1, [-high + play.score, -Math.max(low, best) + play.score]);
      best = Math.max(best, value);
      if (best >= high) return best;
    }
    const passed: Position = { board: position.board, racks: [other, own], passes: position.passes + 1 };
    return plays.length > 0 ? best : -gain(passed, depth - 1, [-high, -low]);
  };

  generator.setBoard(view.board, { blocked });
  const start: Position = { board: view.board, racks: [rack, opponent], passes: 0 };
  let roots: Candidate[] = promising(generator, rack, WIDTHS.first, (play) =>
    pointsOn(letters, leaveAfter(letters, rack, play.laid)),
  ).map((play) => candidateOf(seated, play));
  roots.sort((one, other) => other.equity - one.equity);
  for (let depth = 1; depth <= DEEPEST && roots.length > 1 && !thinking.isOver(); depth++) {
    const tried = roots.map((root) => ({
      root,
      value: root.score - gain(lay(start, root.play), depth, [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]),
    }));
    // A depth that was broken off says nothing about the plays it did not reach.
    if (thinking.isOver()) break;
    roots = tried.sort((one, other) => other.value - one.value).map(({ root }) => root);
  }
  return roots[0]?.play ?? null;
}

/** Plays that score, and plays that get rid of tiles. */
function promising(
  generator: Generator,
  rack: readonly Tile[],
  width: number,
  left: (play: GeneratedPlay) => number,
): GeneratedPlay[] {
  const list = generator.findAll(rack);
  const most = Array.from(byScore(list).subarray(0, width * 4), (play) => list.get(play));
  const keys = new Map(most.map((play) => [play, play.score - 2 * left(play)]));
  return most.sort((one, other) => (keys.get(other) ?? 0) - (keys.get(one) ?? 0)).slice(0, width);
}
