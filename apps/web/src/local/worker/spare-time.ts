/** Long work in slices: messages get in between, and while a tile is carried the work waits. */

const SLICE = 50;
/** In all, for each piece of work: somebody may carry tiles for long, and the bot must get ready all the same. */
const PATIENCE = 8000;

let released: Promise<void> | null = null;
let release = () => {};

export function noteCarrying(isCarrying: boolean): void {
  release();
  released = isCarrying
    ? new Promise((resolve) => {
        release = resolve;
      })
    : null;
}

/** Runs all steps; `onStep` gets what each yields. */
export async function inSlices<Step, Value>(
  steps: Generator<Step, Value>,
  onStep: (step: Step) => void,
): Promise<Value> {
  let patience = PATIENCE;
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
      onStep(step.value);
    } while (performance.now() < end);
    await sleep(0);
    const waitsFrom = performance.now();
    if (released && patience > 0) await Promise.race([released, sleep(patience)]);
    patience -= performance.now() - waitsFrom;
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
