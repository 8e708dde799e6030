/** A finished game and what its analysis has found so far, as signals. */
import type { PlayerSummary, Thresholds, TurnAnalysis } from '@lettertafel/analysis';
import { type Story, tellStory } from '@lettertafel/engine';
import { parseRecord, type TableInfo } from '@lettertafel/protocol';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { getRecord, getTable } from '../connection/requests.ts';
import { type FromAnalysisWorker, startAnalysis } from '../local/analysis.ts';
import { valueOrNotify } from '../new-game/start-game.ts';
import { rulesOf } from '../parts/board-rules.ts';

export interface Found {
  /** By place in the story. */
  readonly turns: ReadonlyMap<number, TurnAnalysis>;
  readonly players: readonly PlayerSummary[];
  readonly done: number;
  readonly of: number;
  /** Null until something is found. */
  readonly thresholds: Thresholds | null;
}

export interface AnalysedGame {
  /** Null until the table is known. */
  readonly info: ReadonlySignal<TableInfo | null>;
  /** With every rack; null until the record is there. */
  readonly story: ReadonlySignal<Story | null>;
  readonly found: ReadonlySignal<Found>;
  readonly hasFailed: ReadonlySignal<boolean>;
}

const NOTHING: Found = { turns: new Map(), players: [], done: 0, of: 0, thresholds: null };

/** A game that goes on has no record, and so no analysis. */
export function useAnalysis(id: string): AnalysedGame {
  const info = useSignal<TableInfo | null>(null);
  const story = useSignal<Story | null>(null);
  const found = useSignal<Found>(NOTHING);
  const hasFailed = useSignal(false);
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    const start = async () => {
      const [table, answer] = await Promise.all([getTable(id), getRecord(id)]);
      const record = valueOrNotify(answer);
      const parsed = record === null ? null : parseRecord(record);
      if (isLeft) return;
      if (!('value' in table) || !parsed || !('value' in parsed)) {
        hasFailed.value = true;
        return;
      }
      info.value = table.value;
      const { game, players: seats, log } = parsed.value;
      story.value = tellStory(log, { seats, board: rulesOf(game)?.premiums ?? [] });
      stop = startAnalysis({ record, only: null }, (message) => {
        if ('failed' in message) hasFailed.value = true;
        else found.value = foundAfter(found.peek(), message);
      });
    };
    void start();
    return () => {
      isLeft = true;
      stop();
    };
  }, [id, info, story, found, hasFailed]);
  return { info, story, found, hasFailed };
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
