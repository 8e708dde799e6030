/** The scale of the graph: round numbers that span all scores. */

export interface GraphScale {
  readonly lowest: number;
  readonly highest: number;
  readonly marks: readonly number[];
}

const STEPS = [5, 10, 20, 25, 50, 100, 200, 250, 500];
const MOST_MARKS = 6;

export function graphScale(columns: readonly (readonly number[])[]): GraphScale {
  const scores = columns.flat();
  const [low, high] = [Math.min(0, ...scores), Math.max(1, ...scores)];
  const step = STEPS.find((size) => (high - low) / size <= MOST_MARKS - 1) ?? 1000;
  const lowest = Math.floor(low / step) * step;
  const highest = Math.ceil(high / step) * step;
  const marks = Array.from({ length: (highest - lowest) / step + 1 }, (_, index) => lowest + index * step);
  return { lowest, highest, marks };
}
