/** What the analysis of a game has found so far, as signals. */
import type { PlayerSummary, Thresholds, TurnAnalysis } from '@lettertafel/analysis';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type FromAnalysisWorker, startAnalysis } from '../local/analysis.ts';
import type { AnalysedGame, NoAnalysis } from './analysed-game.ts';

export interface Found {
  /** By place in the story. */
  readonly turns: ReadonlyMap<number, TurnAnalysis>;
  readonly players: readonly PlayerSummary[];
  readonly done: number;
  readonly of: number;
  /** Null until something is found. */
  readonly thresholds: Thresholds | null;
}

export interface RunningAnalysis {
  /** Null until the game is known. */
  readonly game: ReadonlySignal<AnalysedGame | null>;
  readonly found: ReadonlySignal<Found>;
  /** Null: there is, or will be, an analysis. */
  readonly problem: ReadonlySignal<NoAnalysis | null>;
}

const NOTHING: Found = { turns: new Map(), players: [], done: 0, of: 0, thresholds: null };

/** `load` must stay the same as long as the game does. */
export function useAnalysis(load: () => Promise<AnalysedGame | NoAnalysis>): RunningAnalysis {
  const game = useSignal<AnalysedGame | null>(null);
  const found = useSignal<Found>(NOTHING);
  const problem = useSignal<NoAnalysis | null>(null);
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    const start = async () => {
      const loaded = await load().catch(() => 'failed' as const);
      if (isLeft) return;
      if (typeof loaded === 'string') {
        problem.value = loaded;
        return;
      }
      game.value = loaded;
      stop = startAnalysis({ game: loaded.asked, only: null }, (message) => {
        if ('failed' in message) problem.value = 'failed';
        else found.value = foundAfter(found.peek(), message);
      });
    };
    void start();
    return () => {
      isLeft = true;
      stop();
    };
  }, [load, game, found, problem]);
  return { game, found, problem };
}

function foundAfter(before: Found, message: Exclude<FromAnalysisWorker, { failed: string }>): Found {
  const { thresholds } = message;
  if ('analysis' in message) {
    const { turns, players } = message.analysis;
    return { turns: byPlace(turns), players, done: turns.length, of: turns.length, thresholds };
  }
  const { turns, players, done, of } = message;
  return { turns: new Map([...before.turns, ...byPlace(turns)]), players, done, of, thresholds };
}

function byPlace(turns: readonly TurnAnalysis[]): Map<number, TurnAnalysis> {
  return new Map(turns.map((turn) => [turn.turn, turn]));
}
