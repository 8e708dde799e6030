/**
 * The analysis of a game in small steps: whoever runs it decides when the next one is taken, and may stop at any time.
 * Each turn depends on the seed and the effort alone, so that every machine gives the same verdicts.
 */
import { type Finder, isBoardFinder } from '@lettertafel/bots';
import { gameById, isTableView, type TableState } from '@lettertafel/engine';
import type { GraphLexicon } from '@lettertafel/words';
import type { Analysis, AnalysisLevel, TurnAnalysis } from './analysis.ts';
import type { DrawsEffort } from './board/draws.ts';
import type { EndgameEffort } from './board/endgame.ts';
import {
  analyseBySimulation,
  analyseEnd,
  analyseStatically,
  type BoardTurn,
  isEndgame,
  maySimulate,
} from './board/turn.ts';
import { type AnalysisKey, isSameKey } from './key.ts';
import type { GamePositions, TurnPosition } from './positions.ts';
import { summaries } from './summary.ts';
import type { TableEffort } from './table/skills.ts';
import { analyseTableTurn } from './table/turn.ts';

export interface Effort {
  /** Most rounds of a simulation. */
  readonly rounds: number;
  readonly endgame: EndgameEffort;
  readonly draws: DrawsEffort;
  readonly table: TableEffort;
}

export const EFFORT: Effort = {
  rounds: 120,
  endgame: { best: 1000, others: 200 },
  draws: { moves: 3, looks: 1000 },
  table: { all: 1500, part: 60 },
};

export interface AnalysisInput {
  readonly positions: GamePositions;
  readonly key: AnalysisKey;
  readonly lexicon: GraphLexicon;
  /** For the game with its options, on this lexicon. */
  readonly finder: Finder;
  readonly level: AnalysisLevel;
  readonly effort?: Effort;
  readonly seed?: string;
  /** What an earlier run has found: turns that need nothing more are taken from it. */
  readonly known?: Analysis | null;
}

export interface Progress {
  /** Turns done at the level asked for, and all. */
  readonly done: number;
  readonly of: number;
  /** The turn that has just changed; null: only a step of one. */
  readonly turn: TurnAnalysis | null;
  /** Nothing goes on before the graph of the whole list is ready. */
  readonly waits?: true;
}

/** Kinds of turns in which there was something to decide. */
const DECIDED = new Set(['laid', 'arranged', 'exchanged', 'drew', 'passed']);

export function* analyse(input: AnalysisInput): Generator<Progress, Analysis> {
  const { positions, level, effort = EFFORT, seed = '1' } = input;
  const asked = positions.positions.filter(({ turn }) => DECIDED.has(turn.what));
  const known = input.known && isSameKey(input.known.key, input.key) ? input.known.turns : [];
  const found = new Map<number, TurnAnalysis>();
  const boards: BoardTurn[] = [];
  let done = 0;
  const note = (turn: TurnAnalysis | null): Progress => {
    if (turn) found.set(turn.turn, turn);
    return { done, of: asked.length, turn };
  };
  for (const position of asked) {
    const earlier = known.find(({ turn }) => turn === position.place);
    if (earlier && (earlier.settled === 'sim' || earlier.settled === level)) {
      done++;
      yield note(earlier);
      continue;
    }
    const begun = begin(input, position, effort);
    if ('analysis' in begun) {
      boards.push(begun);
      if (!isEndgame(begun) && (level === 'static' || !maySimulate(begun))) done++;
      yield note(begun.analysis);
    } else {
      const turn = yield* inSteps(begun, note);
      done++;
      yield note(turn);
    }
  }
  const deeper = boards.filter((board) => isEndgame(board) || (level === 'sim' && maySimulate(board)));
  while (deeper.some(({ finder }) => !finder.isReady('all'))) yield { ...note(null), waits: true };
  for (const board of deeper.filter(isEndgame)) {
    const turn = yield* inSteps(analyseEnd(board, effort.endgame), note);
    done++;
    yield note(turn);
  }
  // The costliest first: if the time runs out, it was spent where it matters.
  const open = deeper.filter((board) => !isEndgame(board));
  for (const board of open.sort((one, other) => other.analysis.lost - one.analysis.lost)) {
    const turn = yield* inSteps(analyseBySimulation(board, { ...effort, seed }), note);
    done++;
    yield note(turn);
  }
  return analysisOf(input, [...found.values()]);
}

/** The analysis as far as it has come. */
export function analysisOf(
  { positions, key }: Pick<AnalysisInput, 'positions' | 'key'>,
  found: readonly TurnAnalysis[],
): Analysis {
  const turns = found.toSorted((one, other) => one.turn - other.turn);
  return { key, game: positions.game, turns, players: summaries(positions.story, turns) };
}

function* inSteps(
  steps: Generator<void, TurnAnalysis>,
  note: (turn: null) => Progress,
): Generator<Progress, TurnAnalysis> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield note(null);
  }
}

function begin(
  { positions, finder, lexicon }: AnalysisInput,
  position: TurnPosition,
  effort: Effort,
): BoardTurn | Generator<void, TurnAnalysis> {
  const { state, turn } = position;
  const view = gameById(positions.game).viewFor(state, turn.seat);
  if (isBoardFinder(finder) && !isTableView(view)) return analyseStatically({ finder, lexicon, position, view });
  if (isBoardFinder(finder) || !isTableView(view)) throw new Error('the finder is not for this game');
  return analyseTableTurn({ finder, position, state: state as TableState, view, effort: effort.table });
}
