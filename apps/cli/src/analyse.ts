/** `lettertafel analyse`: every turn of a finished game compared with the best. */
import {
  ANALYSIS_LEVELS,
  type Analysis,
  type AnalysisInput,
  type AnalysisLevel,
  analyse,
  analysisOf,
  type ComparedPlay,
  keyOf,
  positionsOf,
  type TurnAnalysis,
} from '@lettertafel/analysis';
import { makeFinder } from '@lettertafel/bots';
import { loadLeaves } from '@lettertafel/bots/node';
import { gameById, isGameId } from '@lettertafel/engine';
import { type GameRecord, verifyGame } from '@lettertafel/fairness';
import { parseRecord } from '@lettertafel/protocol';
import { cachedPlayGraphs } from '@lettertafel/solver/node';
import { makeLexicon } from '@lettertafel/words';
import { generatorModule } from './generator-module.ts';
import { describeSettings, InputError, understood, wholeAbove0 } from './input.ts';
import { CACHE_FOLDER, SHIPPED } from './shipped.ts';
import { listForBots } from './words.ts';

/** The flags as typed. */
export interface AnalyseFlags {
  readonly level: string;
  readonly budget?: string;
  readonly lexicon?: string;
}

export function analyseRecord(input: unknown, flags: AnalyseFlags) {
  const record = understood(parseRecord(input));
  const checked = verifyGame(record);
  try {
    return analyseGame(record, flags);
  } catch (error) {
    // A log that does not follow the rules may lead anywhere.
    if (checked.ok || error instanceof InputError) throw error;
    throw new InputError(`log.${Math.max(0, checked.entry)}: not a game by the rules (${checked.why})`);
  }
}

function analyseGame(record: GameRecord, { level, budget, lexicon: named }: AnalyseFlags) {
  const wanted = levelNamed(level);
  const milliseconds = budget === undefined ? null : 1000 * wholeAbove0('--budget', budget);
  const positions = positionsOf(record);
  if ('unknownGame' in positions) throw new InputError(`game: no game has the id ${JSON.stringify(record.game)}`);
  if ('refusal' in positions) {
    const game = isGameId(record.game) ? gameById(record.game) : { players: [2, 4] as const };
    throw new InputError(describeSettings(game, positions.refusal));
  }
  if (positions.story.endedAt === null) throw new InputError('log: the game is not finished');
  const { game, options } = positions;
  const list = listForBots(game, named);
  const lexicon = makeLexicon(list);
  const finder = makeFinder({
    game,
    options,
    lexicon,
    module: generatorModule(),
    playGraphs: cachedPlayGraphs(CACHE_FOLDER),
    leaves: loadLeaves(SHIPPED.leaves, game),
    names: list.parts.names?.graph ?? null,
  });
  const key = keyOf(record, lexicon.id.checksum);
  return answerOf(run({ positions, key, lexicon, finder, level: wanted }, milliseconds), positions.story.scores.length);
}

function levelNamed(level: string): AnalysisLevel {
  const known = ANALYSIS_LEVELS.find((one) => one === level);
  if (known) return known;
  throw new InputError(`--level: expected ${ANALYSIS_LEVELS.join(' or ')}`);
}

/** The budget is for simulations: static values and exact endings are always complete. */
function run(input: AnalysisInput, milliseconds: number | null): Analysis {
  const found = new Map<number, TurnAnalysis>();
  const steps = analyse(input);
  /** When the first simulation began. */
  let started: number | null = null;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const { turn } = step.value;
    if (turn) found.set(turn.turn, turn);
    const isStatic = found.size === step.value.of && [...found.values()].every(({ settled }) => settled !== null);
    if (!isStatic) continue;
    started ??= performance.now();
    const isOver = milliseconds !== null && performance.now() - started >= milliseconds;
    if (isOver) return analysisOf(input, [...found.values()]);
  }
}

const NAMES = ['A', 'B', 'C', 'D'];

function answerOf({ key, turns, players }: Analysis, count: number) {
  const nameOf = (seat: number) => NAMES[seat] ?? String(seat);
  return {
    key,
    players: players.slice(0, count).map(({ seat, lost, best, turns: judged }) => ({
      name: nameOf(seat),
      lost,
      best,
      turns: judged,
    })),
    turns: turns.map(({ turn, by, played, best, withoutCards, skills, settled: _, unjudged: __, ...rest }) => ({
      number: turn + 1,
      by: nameOf(by),
      played: told(played),
      best: best.map(told),
      ...rest,
      ...(skills.length > 0
        ? { skills: skills.map(({ skill, play, proven }) => ({ skill, proven, play: play && told(play) })) }
        : {}),
      ...(withoutCards ? { withoutCards: told(withoutCards) } : {}),
    })),
  };
}

/** In the notation of the other commands. */
function told({ move, points, equity, win, rank, proven }: ComparedPlay) {
  const { laid: _, tiles, ...said } = move;
  return {
    ...said,
    ...(tiles ? { tiles: tiles.join('') } : {}),
    points,
    equity,
    win: win?.mean ?? null,
    ...(win ? { error: win.error } : {}),
    ...(rank === null ? {} : { rank }),
    proven,
  };
}
