/** Pages of other sites may not act for a guest: what a browser says about where a request comes from. */

/** No origin at all is a program, which sends no cookie that it was not given. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  baseUrl: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === host || (baseUrl !== undefined && from.origin === new URL(baseUrl).origin);
}
