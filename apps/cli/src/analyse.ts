/** `lettertafel analyse`: every turn of a finished game, a score sheet or a GCG file compared with the best. */
import {
  ANALYSIS_LEVELS,
  type Analysis,
  type AnalysisInput,
  type AnalysisKey,
  type AnalysisLevel,
  analyse,
  analysisOf,
  type ComparedPlay,
  type GamePositions,
  keyOf,
  keyOfSheet,
  positionsOf,
  positionsOfSheet,
  type TurnAnalysis,
} from '@lettertafel/analysis';
import { makeFinder } from '@lettertafel/bots';
import { loadLeaves } from '@lettertafel/bots/node';
import { gameById, isGameId } from '@lettertafel/engine';
import { type GameRecord, verifyGame } from '@lettertafel/fairness';
import { replaySheet, type ScoreSheet } from '@lettertafel/scorekeeper';
import { cachedPlayGraphs } from '@lettertafel/solver/node';
import { makeLexicon } from '@lettertafel/words';
import { tellNotes } from './game-file/notes.ts';
import { type Input, readGame } from './game-file/read.ts';
import { generatorModule } from './generator-module.ts';
import { describeSettings, InputError, wholeAbove0 } from './input.ts';
import { CACHE_FOLDER, SHIPPED } from './shipped.ts';
import { listForBots } from './words.ts';

/** The flags as typed. */
export interface AnalyseFlags {
  readonly level: string;
  readonly budget?: string;
  readonly lexicon?: string;
  /** The game of a GCG file. */
  readonly game?: string;
}

/** The answer, and what of the file was not as the rules say. */
export async function analyseFile(file: string, flags: AnalyseFlags) {
  const input = await readGame(file, flags.game);
  return { answer: analyseInput(input, flags), notes: tellNotes(input.notes) };
}

function analyseInput(input: Input, flags: AnalyseFlags) {
  switch (input.kind) {
    case 'record':
      return analyseRecord(input.record, flags);
    case 'sheet':
      return analyseSheet(input.sheet, { ...flags, isKept: !input.isOfOthers });
    case 'position':
      throw new InputError('a position is not a game');
  }
}

function analyseRecord(record: GameRecord, flags: AnalyseFlags) {
  const checked = verifyGame(record);
  try {
    const positions = positionsOf(record);
    if ('unknownGame' in positions) throw new InputError(`game: no game has the id ${JSON.stringify(record.game)}`);
    if ('refusal' in positions) {
      const game = isGameId(record.game) ? gameById(record.game) : { players: [2, 4] as const };
      throw new InputError(describeSettings(game, positions.refusal));
    }
    if (positions.story.endedAt === null) throw new InputError('log: the game is not finished');
    const names = NAMES.slice(0, positions.story.scores.length);
    return analyseGame(positions, { flags, names, keyFor: (list) => keyOf(record, list) });
  } catch (error) {
    // A log that does not follow the rules may lead anywhere.
    if (checked.ok || error instanceof InputError) throw error;
    throw new InputError(`log.${Math.max(0, checked.entry)}: not a game by the rules (${checked.why})`);
  }
}

/** `isKept`: kept here, so it may be of a game that goes on. What others wrote down is analysed as far as it goes. */
function analyseSheet(sheet: ScoreSheet, { isKept, ...flags }: AnalyseFlags & { readonly isKept: boolean }) {
  const positions = positionsOfSheet(sheet);
  if ('cannot' in positions) throw new InputError('lines: which words lay on the table was not written down');
  if (isKept && !replaySheet(sheet).isOver) throw new InputError('lines: the game is not finished');
  return analyseGame(positions, { flags, names: sheet.players, keyFor: (list) => keyOfSheet(sheet, list) });
}

interface GameInput {
  readonly flags: AnalyseFlags;
  readonly names: readonly string[];
  /** By the checksum of the word list. */
  readonly keyFor: (list: string) => AnalysisKey;
}

function analyseGame(positions: GamePositions, { flags: { level, budget, lexicon: named }, names, keyFor }: GameInput) {
  const wanted = levelNamed(level);
  const milliseconds = budget === undefined ? null : 1000 * wholeAbove0('--budget', budget);
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
  const key = keyFor(lexicon.id.checksum);
  return answerOf(run({ positions, key, lexicon, finder, level: wanted }, milliseconds), names);
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

/** A log has no names. */
const NAMES = ['A', 'B', 'C', 'D'];

function answerOf({ key, turns, players }: Analysis, names: readonly string[]) {
  const nameOf = (seat: number) => names[seat] ?? String(seat);
  return {
    key,
    players: players.map(({ seat, lost, best, turns: judged }) => ({
      name: nameOf(seat),
      lost,
      best,
      turns: judged,
    })),
    turns: turns.map(({ turn, by, played, best, withoutCards, skills, settled: _, ...rest }) => ({
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
function told({ move, points, equity, win, rank, proven, draws }: ComparedPlay) {
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
    ...(draws ? { draws } : {}),
  };
}
