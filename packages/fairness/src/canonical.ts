/** Canonical JSON: independent of the order of fields and of undefined ones. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}
