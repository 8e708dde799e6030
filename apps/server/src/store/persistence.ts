/** Repeats a transaction while others hold its locks or the connection is lost. */
import { TableBusy } from '@lettertafel/house';
import { isPassing } from './postgres.ts';

const MOST_TRIES = 40;
const RETRY_AFTER = 100;

export function mayPass(error: unknown): boolean {
  return isPassing(error) || error instanceof TableBusy;
}

/** Only for what may be done twice: it may have been written although the answer was lost. */
export async function persist<Value>(act: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await act();
    } catch (error) {
      if (tries === MOST_TRIES || !mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    }
  }
}
