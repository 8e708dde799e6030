/** How a command is tried again when somebody else was faster, or the store cannot be reached for a moment. */

/** `overtaken`: the log has grown meanwhile. `busy`: somebody else is changing the table at this moment. */
export type Unsettled = 'overtaken' | 'busy';

/** What waiting needs from outside. */
export interface Waiting {
  /** Whether an error of the store will pass by itself. */
  readonly isPassing: (error: unknown) => boolean;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Milliseconds that only ever go forward, from any start. */
  readonly ticks: () => number;
}

const PATIENCE = 3000;
const RETRY_AFTER = 50;
/** Nobody is faster so often in a row: then something is wrong with the table. */
const MOST_TRIES = 100;

/** Tries until it is settled. Trying again is safe: the log knows what has been written, and requests are played once. */
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
      if (isLast) throw new Error(`table ${table} is ${outcome} again and again`);
      if (outcome === 'overtaken') continue;
    } catch (error) {
      if (isLast || !isPassing(error)) throw error;
    }
    await pause(RETRY_AFTER);
  }
}
