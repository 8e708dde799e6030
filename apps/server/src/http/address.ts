/**
 * The normal form of a request's address. The router, the limits and the file server each read an address in their own
 * way, so an address that two of them could read differently is never passed on to any of them.
 */
import type { IncomingMessage, Server } from 'node:http';

/** Nothing of ours needs an encoded character: ids and file names are of letters, digits, `.`, `_`, `~` and `-`. */
const PATH = /^\/[\w.~/-]*$/;
/** Empty segments, `.` and `..`, which some readers resolve and others do not. */
const UNRESOLVED = /\/\/|\/\.{1,2}(?:\/|$)/;
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** The path and query of a request target in normal form; null: it has none that is safe. */
export function normalTarget(target: string, host: string | undefined): string | null {
  const [start, authority] = ABSOLUTE.exec(target) ?? [''];
  // A proxy and we must not take a request for two different hosts.
  if (authority !== undefined && authority.toLowerCase() !== host?.toLowerCase()) return null;
  const local = target.slice(start.length);
  const rooted = authority !== undefined && !local.startsWith('/') ? `/${local}` : local;
  const [path = ''] = rooted.split('?', 1);
  return PATH.test(path) && !UNRESOLVED.test(path) && !rooted.includes('#') ? rooted : null;
}

/** Where all other addresses lead: there is no route, and it counts as a request to the API. */
const NOWHERE = '/api/nowhere';

/** The path of the public address, with a slash at both ends. */
export function basePathOf(baseUrl: string | undefined): string {
  if (baseUrl === undefined) return '/';
  const { pathname } = new URL(baseUrl);
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/** Whether the app can be served below this path: nothing in it needs an encoded character. */
export function isServablePath(path: string): boolean {
  return PATH.test(path) && !UNRESOLVED.test(path);
}

/** A target as the routes know it. A proxy may pass the path of the app on, or remove it. */
export function withoutBase(target: string, base: string): string {
  if (base === '/') return target;
  if (target.startsWith(base)) return target.slice(base.length - 1);
  return pathOf({ url: target }) === base.slice(0, -1) ? `/${target.slice(base.length - 1)}` : target;
}

/** Before any other listener, so that everybody reads the same address: also for sockets, whose upgrade skips `rewriteUrl`. */
export function normaliseAddresses(server: Server, base: string): void {
  const normalise = (request: IncomingMessage) => {
    const target = normalTarget(request.url ?? '', request.headers.host);
    request.url = target === null ? NOWHERE : withoutBase(target, base);
  };
  server.prependListener('request', normalise);
  server.prependListener('upgrade', normalise);
}

export function pathOf({ url }: { readonly url: string }): string {
  return url.split('?', 1)[0] ?? '';
}

export function isApi(request: { readonly url: string }): boolean {
  return pathOf(request).startsWith('/api/');
}
