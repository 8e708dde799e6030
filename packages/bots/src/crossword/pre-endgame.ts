/**
 * Pre-endgames of two players: what may be in the bag is enumerated, both lay by equity until the bag is empty, and from
 * there on the endgame is searched; more thoroughly as long as there is time and a choice.
 */
import { type Board, gameById, type Rng, shuffle, type Tile, withCells, without } from '@lettertafel/engine';
import { solveEndgame, squaresBeside } from '@lettertafel/solver';
import type { Thinking } from '../budget.ts';
import { bestOf, type Tried, withoutHopeless } from '../race.ts';
import { drawsOf, sampleWeights } from './bag-draws.ts';
import type { Seated } from './candidates.ts';
import { type Aim, objectiveOf } from './objective.ts';
import { bestPlay, type Option } from './rollout.ts';
import { leaveAfter, pointsOn } from './tiles.ts';

const MOST_IN_BAG = 7;
/** Draws before moves may be dropped; then again whenever half as many more have been searched. */
const FIRST_CUT = 8;
/** The prior (static equity) counts as this many draws, until all draws have been tried. */
const DRAWS_OF_EQUITY = 2;
/** If there are more draws, a sample. */
const MOST_DRAWS = 128;
/**
 * Looks at the clock in an endgame search, each time all draws have been gone through. Endgames are first played out by
 * equity: that takes a tenth of the time, and shorter searches are no better.
 */
const LOOKS: readonly number[] = [0, 4, 16, 64, 256, 1024];
/** A bound on all looks, for a clock that stands still. */
const LOOKS_PER_MILLISECOND = 40;
/** Turns of a playout. */
const MOST_TURNS = 40;
/** Results are uncertain by this many points: searches are incomplete, and people play otherwise. */
const DEVIATION = 8;
/** Moves 2.5 standard errors behind are dropped. */
const CUT = { behind: 2.5, noise: DEVIATION ** 2 };

/** The tiles in the bag and on the opponent's rack, in a pre-endgame of two players. */
export function unseenBeforeEnd({ view, finder, seat }: Seated): readonly Tile[] | null {
  const other = view.seats[1 - seat];
  if (view.bag === 0 || view.bag > MOST_IN_BAG || view.seats.length !== 2 || !other) return null;
  const unseen = gameById(finder.game).unseenFor(view);
  return unseen.length === view.bag + other.tiles ? unseen : null;
}

export interface PreEndgame {
  readonly unseen: readonly Tile[];
  readonly rng: Rng;
  readonly thinking: Thinking;
  readonly aim: Aim;
}

/** The move with the best mean result. */
export function searchPreEndgame<Move extends Option>(
  seated: Seated,
  moves: readonly Move[],
  { unseen, rng, thinking, aim }: PreEndgame,
): Move | null {
  const draws = drawsOf(unseen, seated.view.bag, rng);
  const objective = objectiveOf(seated, { aim, playoutDeviation: DEVIATION });
  const worthOf = (gain: number) => objective({ leads: [gain], bag: 0, isOwnTurn: false });
  /** The draws tried so far. */
  const sample = () => {
    const { length } = tried[0]?.values ?? [];
    return { weights: sampleWeights(draws, length), isSample: length < draws.length };
  };
  const choose = () => {
    const { weights, isSample } = sample();
    return bestOf(tried, { weights, priorOf: ({ equity }) => worthOf(equity), rounds: isSample ? DRAWS_OF_EQUITY : 0 });
  };
  let left = LOOKS_PER_MILLISECOND * thinking.milliseconds;
  const isOver = () => left-- <= 0 || thinking.isOver();
  let tried: Tried<Move>[] = moves.map((move) => ({ move, values: [] }));
  let nextCut = FIRST_CUT;
  for (const looks of LOOKS) {
    let isProven = true;
    for (const [index, draw] of draws.slice(0, MOST_DRAWS).entries()) {
      if (tried.length === 1) return tried[0]?.move ?? null;
      const deal: Deal = { rack: draw.rack, bag: shuffle(draw.bag, rng), looks, isOver };
      const values: number[] = [];
      for (const { move } of tried) {
        const result = outcomeOf(seated, move, deal);
        if (isOver()) return choose();
        isProven &&= result.isProven;
        values.push(worthOf(result.gain));
      }
      for (const [place, { values: own }] of tried.entries()) own[index] = values[place] ?? 0;
      if (index + 1 < Math.min(nextCut, draws.length, MOST_DRAWS)) continue;
      tried = withoutHopeless(tried, { ...CUT, ...sample() });
      nextCut = Math.ceil(nextCut * 1.5);
    }
    if (isProven) break;
  }
  return choose();
}

interface Deal {
  /** The opponent's. */
  readonly rack: readonly Tile[];
  /** In the order of drawing. */
  readonly bag: readonly Tile[];
  readonly looks: number;
  readonly isOver: () => boolean;
}

interface Outcome {
  /** Points gained on the opponent until the end of the game. */
  readonly gain: number;
  /** Whether that is exact: the move empties the bag, and the endgame is proven. */
  readonly isProven: boolean;
}

export function outcomeOf(seated: Seated, { laid, score, leave }: Option, deal: Deal): Outcome {
  const { view, finder, rack } = seated;
  const { rackSize, letters } = finder.rules;
  const bag = [...deal.bag];
  const refill = (kept: readonly Tile[]) => [...kept, ...bag.splice(0, Math.max(0, rackSize - kept.length))];
  // The mover's rack comes first; gains are the mover's.
  let racks: readonly [readonly Tile[], readonly Tile[]] = [deal.rack, refill(leave)];
  if (laid.length === 0) bag.push(...without(rack, leave));
  let board: Board = withCells(view.board, laid);
  let gain = -score;
  let sign = -1;
  let passes = laid.length > 0 ? 0 : 1;
  const isSearched = () => bag.length === 0 && (deal.looks > 0 || racks[1].length === 0);
  for (let turn = 0; !isSearched() && passes < 2 && turn < MOST_TURNS; turn++) {
    const others = pointsOn(letters, racks[1]);
    const play = bestPlay(seated, { board, rack: racks[0], bag: bag.length, others });
    passes = play ? 0 : passes + 1;
    let own = racks[0];
    if (play) {
      board = withCells(board, play.laid);
      own = refill(leaveAfter(letters, own, play.laid));
    }
    gain = -gain - (play?.score ?? 0);
    racks = [racks[1], own];
    sign = -sign;
  }
  const [own, other] = racks.map((tiles) => pointsOn(letters, tiles)) as [number, number];
  if (racks[1].length === 0) return { gain: sign * (gain - 2 * own), isProven: true };
  if (!isSearched()) return { gain: sign * (gain + other - own), isProven: false };
  let { looks } = deal;
  const rest = solveEndgame({
    generator: finder.generator('all'),
    board,
    blocked: squaresBeside(view.locked),
    racks,
    isOver: () => looks-- <= 0 || deal.isOver(),
  });
  return { gain: sign * (gain + rest.value), isProven: rest.isProven && sign < 0 && laid.length > 0 };
}
