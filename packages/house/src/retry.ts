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

/** Somebody else keeps changing the table, or holds it: a later attempt may succeed. */
export class TableBusy extends Error {
  override readonly name = 'TableBusy';
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
    const isOften = tries >= MOST_TRIES;
    const isLast = isOften || ticks() > givesUpAt;
    try {
      const outcome = await attempt(tries);
      if (typeof outcome === 'object') return outcome;
      // Others got on with the table, however long that took on a stalled machine.
      if (outcome === 'overtaken' && !isOften) continue;
      if (isLast) throw new TableBusy(`table ${table} is ${outcome} repeatedly`);
    } catch (error) {
      if (isLast || !isPassing(error)) throw error;
    }
    await pause(RETRY_AFTER);
  }
}
