/**
 * Push services this server sends to. A client names the address, so only those of browsers are asked, and those that
 * the operator adds: nobody can make this server knock at other doors.
 */

/** A host, or with a dot in front all hosts below it. */
const OF_BROWSERS = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/** `added`: origins, such as https://push.example.org. */
export function isOfPushService(address: string, added: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (added.includes(origin)) return true;
  const isKnown = OF_BROWSERS.some((host) => hostname === host || (host.startsWith('.') && hostname.endsWith(host)));
  return protocol === 'https:' && port === '' && isKnown;
}
