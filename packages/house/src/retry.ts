/** Retries a command that was overtaken, or while the store is briefly unavailable. */

/** `overtaken`: the log has grown in the meantime. `busy`: somebody else is changing the table right now. */
export type Unsettled = 'overtaken' | 'busy';

/** What retries need from the caller. */
export interface Waiting {
  /** Whether a store error is transient. */
  readonly isPassing: (error: unknown) => boolean;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** A monotonic clock in milliseconds, with any origin. */
  readonly ticks: () => number;
}

const PATIENCE = 3000;
const RETRY_AFTER = 50;
/** Being overtaken this often in a row means that something is wrong with the table. */
const MOST_TRIES = 100;

/** Retries until it is settled. Safe because requests are idempotent and the log is compared before writing. */
export async function retry<Value extends object | null>(
  table: string,
  attempt: (tries: number) => Promise<Value | Unsettled>,
  { isPassing, pause, ticks }: Waiting,
): Promise<Value> {
  const givesUpAt = ticks() + PATIENCE;
  for (let tries = 1; ; tries++) {
    const isLast = tries >= MOST_TRIES || ticks() > givesUpAt;
    try {
      const outcome = await attempt(tries);
      if (typeof outcome === 'object') return outcome;
      if (isLast) throw new Error(`table ${table} is ${outcome} repeatedly`);
      if (outcome === 'overtaken') continue;
    } catch (error) {
      if (isLast || !isPassing(error)) throw error;
    }
    await pause(RETRY_AFTER);
  }
}
