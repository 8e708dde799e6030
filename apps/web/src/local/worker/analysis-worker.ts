/** The worker that analyses a finished game: static values at once, searches as long as the page is open. */
import {
  type Analysis,
  type AnalysisInput,
  type AnalysisKey,
  analyse,
  analysisOf,
  bestPlaysIn,
  type GamePositions,
  keyOf,
  keyOfSheet,
  type Progress,
  positionsOf,
  positionsOfSheet,
  THRESHOLDS,
  type TurnAnalysis,
} from '@lettertafel/analysis';
import { type BoardFinder, type Finder, isBoardFinder, makeFinder } from '@lettertafel/bots';
import { type BoardGameId, GAMES, type GameId, gameById, isBoardGame, isGameId, SIZE } from '@lettertafel/engine';
import { parseRecord } from '@lettertafel/protocol';
import { parseSheet } from '@lettertafel/scorekeeper';
import { compileModule } from '@lettertafel/solver';
import generatorAddress from '@lettertafel/solver/generator.wasm?url';
import { languageOf, makeLexicon } from '@lettertafel/words';
import * as v from 'valibot';
import type { AskedGame, FromAnalysisWorker, FromPositionWorker, ToAnalysisWorker } from '../analysis.ts';
import { keepAnalysis, readAnalysis } from './kept-analyses.ts';
import { makeLeaveTables } from './leave-tables.ts';
import { GraphWanted, keptPlayGraphs } from './play-graphs.ts';
import { fetchFile, listFor } from './word-lists.ts';
import { scope } from './worker-scope.ts';

const tell = (message: FromAnalysisWorker | FromPositionWorker) => scope.postMessage(message);
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds between two messages, and between two times that the analysis is kept. */
const TELL_EVERY = 100;
const KEEP_EVERY = 3000;

interface ReadGame {
  readonly positions: GamePositions;
  /** By the checksum of the word list. */
  readonly keyFor: (list: string) => AnalysisKey;
}

function readGame(asked: AskedGame): ReadGame {
  if ('sheet' in asked) {
    const sheet = parseSheet(asked.sheet);
    const positions = sheet && positionsOfSheet(sheet);
    if (!positions || 'cannot' in positions) throw new Error('not a score sheet with its table');
    return { positions, keyFor: (list) => keyOfSheet(sheet, list) };
  }
  const parsed = parseRecord(asked.record);
  if (!('value' in parsed)) throw new Error(`${parsed.problem.path}: ${parsed.problem.why}`);
  const { value: record } = parsed;
  const positions = positionsOf(record);
  if (!('positions' in positions)) throw new Error('not a game');
  return { positions, keyFor: (list) => keyOf(record, list) };
}

async function inputFor({ game: asked, only }: ToAnalysisWorker): Promise<AnalysisInput> {
  const { positions: all, keyFor } = readGame(asked);
  const positions = { ...all, positions: all.positions.filter(({ place }) => only === null || place === only) };
  const { game, options } = positions;
  const { finder, lexicon } = await finderFor(game, options);
  const key = keyFor(lexicon.id.checksum);
  return { positions, key, lexicon, finder, level: 'sim', known: await readAnalysis(key) };
}

async function finderFor(game: GameId, options: GamePositions['options']) {
  const leaves = makeLeaveTables();
  const [list, bytes] = await Promise.all([listFor(languageOf(game)), fetchFile(generatorAddress), leaves.ready(game)]);
  const lexicon = makeLexicon(list);
  const finder = makeFinder({
    game,
    options,
    lexicon,
    module: compileModule(bytes),
    playGraphs: keptPlayGraphs(),
    leaves: leaves.of(game),
    names: list.parts.names?.graph ?? null,
  });
  await lookUpGraphs(finder);
  return { finder, lexicon };
}

/** How many of the best plays are listed. */
const MOST_PLAYS = 30;

async function findPlays(asked: unknown): Promise<void> {
  const position = v.parse(positionSchema, asked);
  const created = gameById(position.game).create(position.scores.length, {});
  if ('refusal' in created) throw new Error(created.refusal.code);
  const { options } = gameById(position.game).viewFor(created.state, 0);
  const { finder } = await finderFor(position.game, options);
  if (!isBoardFinder(finder)) throw new Error('not a board game');
  tell(bestPlaysIn(finder, position, MOST_PLAYS));
}

/** The graphs must be looked up before they are asked for. Cards need further ones, without which plays would be missed. */
async function lookUpGraphs(finder: Finder): Promise<void> {
  if (!isBoardFinder(finder)) return;
  const hasCards = GAMES[finder.game].family === 'board-with-cards';
  while (!(await areReady(finder, hasCards)) && hasCards) await sleep(TELL_EVERY);
}

async function areReady(finder: BoardFinder, hasCards: boolean): Promise<boolean> {
  try {
    const further = hasCards ? (['names', 'backwards'] as const) : [];
    return finder.isReady('all') && further.every((kind) => finder.mainWords(kind) !== null);
  } catch (problem) {
    if (!(problem instanceof GraphWanted)) throw problem;
    await problem.find();
    return areReady(finder, hasCards);
  }
}

async function run(asked: ToAnalysisWorker): Promise<void> {
  const input = await inputFor(asked);
  // A part must not replace the whole.
  const keep = async (analysis: Analysis) => {
    if (asked.only === null) await keepAnalysis(analysis);
  };
  const found = new Map<number, TurnAnalysis>();
  let changed: TurnAnalysis[] = [];
  let toldAt = performance.now();
  let keptAt = toldAt;
  const steps = analyse(input);
  const told = async ({ done, of, waits }: Progress) => {
    toldAt = performance.now();
    const all = analysisOf(input, [...found.values()]);
    tell({ turns: changed, players: all.players, done, of, thresholds: THRESHOLDS });
    changed = [];
    if (toldAt - keptAt > KEEP_EVERY) {
      keptAt = toldAt;
      await keep(all);
    }
    await sleep(waits ? TELL_EVERY : 0);
  };
  for (;;) {
    const step = steps.next();
    if (step.done) {
      await keep(step.value);
      return tell({ analysis: step.value, thresholds: THRESHOLDS });
    }
    const { turn, waits } = step.value;
    if (turn) {
      found.set(turn.turn, turn);
      changed.push(turn);
    }
    if (waits || performance.now() - toldAt > TELL_EVERY) await told(step.value);
  }
}

const askedSchema = v.object({
  game: v.union([v.object({ sheet: v.unknown() }), v.object({ record: v.unknown() })]),
  only: v.nullable(v.number()),
});

/** The generator takes no longer racks. */
const MOST_RACK = 7;
const tile = v.pipe(v.string(), v.maxLength(2));
const positionSchema = v.object({
  game: v.custom<BoardGameId>((id) => typeof id === 'string' && isGameId(id) && isBoardGame(id)),
  board: v.pipe(v.array(v.pipe(v.string(), v.length(SIZE))), v.length(SIZE)),
  rack: v.pipe(v.array(tile), v.maxLength(MOST_RACK)),
  scores: v.pipe(v.array(v.number()), v.minLength(2), v.maxLength(4)),
});

async function answer(data: unknown): Promise<void> {
  if (typeof data === 'object' && data !== null && 'position' in data) await findPlays(data.position);
  else await run(v.parse(askedSchema, data));
}

scope.onmessage = ({ data }) => {
  answer(data).catch((problem: unknown) => tell({ failed: String(problem) }));
};
