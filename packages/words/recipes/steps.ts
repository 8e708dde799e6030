/** Progress output of a recipe: one line per step, with a count. */

export function tell(step: string, count: number): void {
  console.log(`${count.toLocaleString('en').padStart(9)}  ${step}`);
}
