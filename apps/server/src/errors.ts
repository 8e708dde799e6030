/** What is known of a thing that was thrown: anything can be. */

export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** The code that Node, SQLite and PostgreSQL give their errors; empty where there is none. */
export function codeOf(thrown: unknown): string {
  const hasCode = typeof thrown === 'object' && thrown !== null && 'code' in thrown;
  return hasCode && typeof thrown.code === 'string' ? thrown.code : '';
}
