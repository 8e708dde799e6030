/** Starts the worker that analyses a finished game, and passes on what it finds. */
import type { Analysis, PlayerSummary, PlaysFound, Thresholds, TurnAnalysis } from '@lettertafel/analysis';

export type FromAnalysisWorker =
  | {
      /** Turns that have changed. */
      readonly turns: readonly TurnAnalysis[];
      readonly players: readonly PlayerSummary[];
      readonly done: number;
      readonly of: number;
      readonly thresholds: Thresholds;
    }
  | { readonly analysis: Analysis; readonly thresholds: Thresholds }
  | { readonly failed: string };

/** The game to analyse. */
export type AskedGame =
  | {
      /** An exported game, not yet parsed. */
      readonly record: unknown;
    }
  | {
      /** A score sheet, not yet parsed. */
      readonly sheet: unknown;
    };

export interface ToAnalysisWorker {
  readonly game: AskedGame;
  /** The place of the only turn to analyse; null: all of them, and what is found is kept. */
  readonly only: number | null;
}

/** A position, not yet parsed: `BoardPosition`. */
export interface ToPositionWorker {
  readonly position: unknown;
}

export type FromPositionWorker = PlaysFound | { readonly failed: string };

/** Returns a function that stops the worker; what was kept is there the next time. */
export function startAnalysis(asked: ToAnalysisWorker, onFound: (message: FromAnalysisWorker) => void): () => void {
  return startWorker(asked, onFound, (message) => !('turns' in message));
}

/** The best plays of a position. Returns a function that stops the worker. */
export function startPosition(asked: ToPositionWorker, onFound: (message: FromPositionWorker) => void): () => void {
  return startWorker(asked, onFound, () => true);
}

function startWorker<Message extends object>(
  asked: ToAnalysisWorker | ToPositionWorker,
  onFound: (message: Message | { readonly failed: string }) => void,
  isLast: (message: Message) => boolean,
): () => void {
  const worker = new Worker(new URL('./worker/analysis-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Message>) => {
    onFound(data);
    if (isLast(data)) worker.terminate();
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    onFound({ failed: event.message });
  };
  worker.postMessage(asked);
  return () => worker.terminate();
}
