interface FailedTest {
  readonly name: string;
  readonly message: string;
}
interface Outcome {
  readonly passed: number;
  readonly failed: readonly FailedTest[];
  readonly flaky: readonly FailedTest[];
}
export function failedFiles(report: object): readonly string[];
export function unitOutcome(first: object, second: object): Outcome;
export function browserOutcome(report: object): Outcome;
export function slowest(unitReport: object, browserReport: object, most: number): readonly string[];
