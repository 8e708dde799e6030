/** A recipe tells what it does: one line a step, with the count after it. */

export function tell(step: string, count: number): void {
  console.log(`${count.toLocaleString('en').padStart(9)}  ${step}`);
}
