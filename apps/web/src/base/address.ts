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
export const hrefTo: (to: string) => string = hasServer ? pathTo : fragmentTo;

export const addressOf: (place: Place) => Address = hasServer ? addressInPath : addressInFragment;

export function pathTo(to: string, base = BASE_PATH): string {
  return base + to.slice(1);
}

export function fragmentTo(to: string): string {
  return `#${to}`;
}

/** The host may also serve the app at its path without the slash. */
export function addressInPath({ pathname, search, hash }: Place, base = BASE_PATH): Address {
  const path = pathname.startsWith(base) ? pathname.slice(base.length - 1) : '/';
  return { pathname: path, search, anchor: hash.slice(1) };
}

export function addressInFragment({ hash }: Place): Address {
  const [, path = '/', asked = '', anchor = ''] = /^#(\/[^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(hash) ?? [];
  return { pathname: path, search: asked, anchor };
}

/** Whether a path of this origin is a screen of the app. */
export function isScreenPath(pathname: string, base = BASE_PATH): boolean {
  return pathname.startsWith(base) && !pathname.startsWith(`${base}api/`);
}

export function currentAnchor(): string {
  return addressOf(location).anchor;
}
