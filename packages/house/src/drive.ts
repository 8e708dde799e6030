/** Runs an open table: wakes it when something is due, and moves its bots. */
import type { OpenTable } from './open-table.ts';

export interface Driving {
  readonly now: () => number;
  /** Sets a timer; returns a function that cancels it. */
  readonly schedule: (at: number, act: () => void) => () => void;
  /** How long bots wait before they move, in milliseconds. */
  readonly botDelay?: () => number;
  readonly onError: (error: unknown) => void;
}

/** Delay before a retry after a failure, in milliseconds. */
const TRY_AGAIN_AFTER = 1000;

/** Runs until the returned function is called. */
export function drive(table: OpenTable, { now, schedule, botDelay = () => 0, onError }: Driving): () => void {
  let isStopped = false;
  let callOffWaking = () => {};
  let callOffBots = () => {};
  let isWaking = false;
  let isCalledAgain = false;
  let isThinking = false;

  async function wake(): Promise<void> {
    isCalledAgain = isWaking;
    if (isWaking || isStopped) return;
    isWaking = true;
    callOffWaking();
    const next = await table.wake().catch((error) => {
      onError(error);
      return now() + TRY_AGAIN_AFTER;
    });
    isWaking = false;
    if (isCalledAgain) return wake();
    if (next !== null && !isStopped) callOffWaking = schedule(next, () => void wake());
  }

  async function moveBots(): Promise<void> {
    if (isThinking || isStopped) return;
    isThinking = true;
    const { length } = table.look();
    const failed = await table.moveBots().then(
      () => false,
      (error) => {
        onError(error);
        return true;
      },
    );
    isThinking = false;
    if (failed) planBots(TRY_AGAIN_AFTER);
    // A bot without a move is asked again only after a change.
    else if (table.look().length !== length) planBots(botDelay());
  }

  function planBots(delay: number): void {
    callOffBots();
    if (isThinking || isStopped || table.botsToAsk().length === 0) return;
    callOffBots = schedule(now() + delay, () => void moveBots());
  }

  const ignore = table.onAdvance(() => {
    void wake();
    planBots(botDelay());
  });
  void wake();
  planBots(botDelay());
  return () => {
    isStopped = true;
    ignore();
    callOffWaking();
    callOffBots();
  };
}
