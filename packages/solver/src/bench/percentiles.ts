/** Summaries of measured times. */

export interface Percentiles {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly longest: number;
}

export function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), longest: at(1) };
}

/** To one decimal. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
