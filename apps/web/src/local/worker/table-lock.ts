/** Only one page at a time plays a local table: a second tab would ask the same bots and show an outdated state. */

/** How long to wait for a page that is being closed or reloaded. */
const PATIENCE = 3000;

/**
 * Returns the function that releases the lock; null: another page holds it. Browsers without locks, on plain http, rely
 * on the log alone.
 */
export function lockTable(id: string): Promise<(() => void) | null> {
  const locks = 'locks' in navigator ? navigator.locks : null;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    const held = (): Promise<void> => new Promise((giveBack) => resolve(giveBack));
    locks.request(`lettertafel ${id}`, { signal: AbortSignal.timeout(PATIENCE) }, held).catch((problem: unknown) => {
      const isHeld = problem instanceof DOMException && problem.name !== 'SecurityError';
      if (isHeld) resolve(null);
      else reject(problem);
    });
  });
}
