/**
 * Addresses of screens. With a server every screen has a path. A static site is a single page on any web host, so its
 * screens are in the fragment, which survives a reload.
 */

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
export function hrefTo(to: string, isPath = hasServer): string {
  return isPath ? to : `#${to}`;
}

export function addressOf({ pathname, search, hash }: Place, isPath = hasServer): Address {
  if (isPath) return { pathname, search, anchor: hash.slice(1) };
  const [, path = '/', asked = '', anchor = ''] = /^#(\/[^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(hash) ?? [];
  return { pathname: path, search: asked, anchor };
}

export function currentAnchor(): string {
  return addressOf(location).anchor;
}
