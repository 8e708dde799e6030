/** The analysis of a turn on a board: static first, then exact or simulated. */
import { type BoardFinder, chanceFrom, type Seated, seatAt } from '@lettertafel/bots';
import { type CrosswordView, isTricksterView, UNSEEN } from '@lettertafel/engine';
import type { GraphLexicon } from '@lettertafel/words';
import type { ComparedMove, ComparedPlay, TurnAnalysis, Unjudged } from '../analysis.ts';
import type { TurnPosition } from '../positions.ts';
import { judgePoints } from '../verdict.ts';
import { movesWithCards } from './cards.ts';
import { countTurn } from './counted-turn.ts';
import type { DrawsEffort } from './draws.ts';
import { type EndgameEffort, searchEnd } from './endgame.ts';
import { boardFacts } from './facts.ts';
import { simulate } from './simulation.ts';
import { comparedPlay, isSameMove, movesByEquity, playedMove, toTenths, type WeighedMove } from './static.ts';

/** A turn with what the deeper searches need. */
export interface BoardTurn {
  readonly analysis: TurnAnalysis;
  /** With the words of this turn at least. */
  readonly seated: Seated;
  readonly finder: BoardFinder;
  readonly moves: readonly WeighedMove[];
  readonly played: WeighedMove;
  readonly position: TurnPosition;
  readonly lexicon: GraphLexicon;
}

/** How many of the best are listed. */
const LISTED = 8;
/** How many of the best are simulated, besides the played move. */
const SIMULATED = 12;

export interface BoardInput {
  readonly finder: BoardFinder;
  readonly lexicon: GraphLexicon;
  readonly position: TurnPosition;
  readonly view: CrosswordView;
}

/** By static equity. Without the graph of the whole list, with the words that can be laid in this turn. */
export function analyseStatically({ finder, lexicon, position, view }: BoardInput): BoardTurn {
  const { turn, place } = position;
  const seated = seatAt(view, finder.isReady('all') ? finder : finder.at(view));
  const isRackKnown = !view.rack.includes(UNSEEN) && view.rack.length > 0;
  const plain = isRackKnown ? movesByEquity(seated) : [];
  const made = playedMove(seated, position);
  const carded =
    isRackKnown && isTricksterView(view)
      ? movesWithCards(seated, { view, lexicon, turn, played: made, moves: plain })
      : null;
  const moves = carded?.withCards ?? plain;
  const played = carded?.played ?? moves.find(({ move }) => isSameMove(move, made.move)) ?? made;
  const best = moves[0] ?? null;
  const unjudged = whyUnjudged(position, view, moves);
  const judged = best && unjudged === null ? judgePoints(best.option.equity - played.option.equity, 'static') : null;
  const verdict = judged?.verdict ?? null;
  const brought = carded?.brought ?? null;
  const analysis: TurnAnalysis = {
    turn: place,
    by: turn.seat,
    played: comparedPlay(played),
    ...bestAnd(played.move, listed(moves).map(comparedPlay)),
    lost: toTenths(judged?.lost ?? 0),
    lostChance: null,
    verdict,
    unjudged,
    rack: position.rack,
    basis: 'static',
    settled: null,
    rounds: 0,
    facts: boardFacts({ position, finder, lexicon, verdict, played, best, brought }),
    skills: [],
    withoutCards: carded?.without ? comparedPlay(carded.without) : null,
  };
  const begun = { analysis, seated, finder, moves, played, position, lexicon };
  const settled = isEndgame(begun) ? null : maySimulate(begun) ? 'static' : 'sim';
  return { ...begun, analysis: { ...analysis, settled } };
}

function whyUnjudged(
  { exchanged, isByRules }: TurnPosition,
  { rack }: CrosswordView,
  moves: readonly WeighedMove[],
): Unjudged | null {
  if (rack.includes(UNSEEN)) return 'no-rack';
  if (!isByRules) return 'not-by-rules';
  if (exchanged === null) return 'exchange-unknown';
  return moves.length === 0 ? 'no-choice' : null;
}

/** The best moves; of the same word in equally good places, one. */
function listed(moves: readonly WeighedMove[]): WeighedMove[] {
  const shown: WeighedMove[] = [];
  for (const one of moves) {
    if (shown.length === LISTED) break;
    const isTwin = ({ move, option }: WeighedMove) =>
      move.word !== undefined && move.word === one.move.word && option.equity === one.option.equity;
    if (!shown.some(isTwin)) shown.push(one);
  }
  return shown;
}

/** The list, and the place of the played move in it. */
function bestAnd(played: ComparedMove, best: readonly ComparedPlay[]): Pick<TurnAnalysis, 'best' | 'playedAt'> {
  const at = best.findIndex(({ move }) => isSameMove(move, played));
  return { best, playedAt: at < 0 ? null : at };
}

/** Every hidden card makes the rest of a game unknown. */
function hasCards(view: CrosswordView): boolean {
  return 'hand' in view;
}

/** With an empty bag and two players: by a search to the end. */
export function isEndgame({ seated: { view }, analysis }: BoardTurn): boolean {
  return analysis.verdict !== null && view.bag === 0 && view.seats.length === 2 && !hasCards(view);
}

export function* analyseEnd(turn: BoardTurn, effort: EndgameEffort): Generator<void, TurnAnalysis> {
  const { moves, played, analysis } = turn;
  const seated = seatAt(turn.seated.view, turn.finder);
  const searched = yield* searchEnd(seated, { moves, played, effort });
  const best = searched?.best[0];
  if (!searched || !best) return { ...analysis, settled: 'sim' };
  const basis = searched.isProven ? 'proven' : 'static';
  const { verdict, lost } = judgePoints(best.equity - searched.played.equity, basis);
  const weighed = moves.find(({ move }) => isSameMove(move, best.move)) ?? null;
  // What follows decides an endgame: points of the move itself are said only if they make up most of the difference.
  const isByPoints = best.points - searched.played.points >= lost / 2;
  const facts = factsAfter(turn, { verdict, best: isByPoints ? weighed : null });
  return {
    ...analysis,
    played: searched.played,
    ...bestAnd(played.move, searched.best.slice(0, LISTED)),
    lost,
    verdict,
    basis,
    settled: 'sim',
    facts,
  };
}

/** By rounds in which every seat lays by equity. Cards are not simulated. */
export function maySimulate({ seated: { view }, analysis, moves }: BoardTurn): boolean {
  return analysis.verdict !== null && view.seats.length > 1 && moves.length > 1 && !hasCards(view);
}

export function* analyseBySimulation(
  turn: BoardTurn,
  { rounds, draws, seed }: { rounds: number; draws: DrawsEffort; seed: string },
): Generator<void, TurnAnalysis> {
  const { played, analysis, position } = turn;
  const seated = seatAt(turn.seated.view, turn.finder);
  const tried = turn.moves.slice(0, SIMULATED);
  const isTried = tried.some(({ move }) => isSameMove(move, played.move));
  const moves = isTried ? tried : [...tried, played];
  const at = moves.findIndex(({ move }) => isSameMove(move, played.move));
  const rng = chanceFrom(`${seed} ${position.place}`);
  const result = yield* simulate(
    seated,
    moves.map(({ option }) => option),
    { played: at, rounds, rng },
  );
  const hasRanks = seated.view.seats.length > 2;
  const compared = moves.map((move, index): ComparedPlay => {
    const { win, rank } = result.moves[index] ?? { win: null, rank: null };
    return {
      ...comparedPlay(move),
      win: win && rounded(win),
      rank: hasRanks && rank !== null ? toHundredths(rank) : null,
    };
  });
  const own = compared[at] ?? analysis.played;
  const leader = compared[result.best];
  const order = compared
    .filter((one) => one !== leader)
    .sort((one, other) => (other.win?.mean ?? 0) - (one.win?.mean ?? 0));
  const { verdict, lost, lostChance } = result;
  const simulated: TurnAnalysis = {
    ...analysis,
    played: own,
    ...bestAnd(played.move, [...(leader ? [leader] : []), ...order].slice(0, LISTED)),
    lost: toTenths(lost),
    lostChance: Math.round(lostChance * 1000) / 1000,
    verdict,
    basis: 'simulated',
    settled: 'sim',
    rounds: result.rounds,
    facts: factsAfter(turn, { verdict, best: moves[result.best] ?? null }),
  };
  return yield* countTurn(seated, { analysis: simulated, moves }, draws);
}

function factsAfter(
  { position, seated, lexicon, played }: BoardTurn,
  { verdict, best }: { verdict: TurnAnalysis['verdict']; best: WeighedMove | null },
) {
  return boardFacts({ position, finder: seated.finder, lexicon, verdict, played, best, brought: null });
}

function rounded({ mean, error }: { mean: number; error: number }) {
  return { mean: Math.round(mean * 1000) / 1000, error: Math.round(error * 10_000) / 10_000 };
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
