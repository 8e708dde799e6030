/**
 * Addresses of screens. With a server every screen has a path, below that of the app. A static site is a single page on any web host, so its
 * screens are in the fragment, which survives a reload.
 */
import { BASE_PATH } from './base-path.ts';

/** Whether this build has a server; a static site lacks the features that need one. */
export const hasServer = import.meta.env.MODE !== 'static';

export interface Address {
  readonly pathname: string;
  readonly search: string;
  /** The fragment within the screen, without `#`. */
  readonly anchor: string;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** `to` begins with a slash. */
export function hrefTo(to: string, isPath = hasServer, base = BASE_PATH): string {
  return isPath ? base + to.slice(1) : `#${to}`;
}

export function addressOf({ pathname, search, hash }: Place, isPath = hasServer, base = BASE_PATH): Address {
  if (isPath) return { pathname: within(pathname, base), search, anchor: hash.slice(1) };
  const [, path = '/', asked = '', anchor = ''] = /^#(\/[^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(hash) ?? [];
  return { pathname: path, search: asked, anchor };
}

/** The host may also serve the app at its path without the slash. */
function within(pathname: string, base: string): string {
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : '/';
}

/** Whether a path of this origin is a screen of the app. */
export function isScreenPath(pathname: string, base = BASE_PATH): boolean {
  return pathname.startsWith(base) && !pathname.startsWith(`${base}api/`);
}

export function currentAnchor(): string {
  return addressOf(location).anchor;
}
