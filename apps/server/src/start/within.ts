/** Runs the steps in order; false on timeout. Nothing is lost then: what was acknowledged is in the store. */
export async function within(
  milliseconds: number,
  steps: readonly (() => Promise<unknown> | undefined)[],
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const done = (async () => {
    for (const step of steps) await step();
    return true;
  })();
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}
