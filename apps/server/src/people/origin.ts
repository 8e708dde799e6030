/** CSRF protection by the browser's Origin and Sec-Fetch-Site headers. */

/** A request without an origin comes from a program, not from a page of another site. */
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
