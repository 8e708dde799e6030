/**
 * Where screens lie. With a server each has a path of its own. A static site is one page in a folder of any web host,
 * which knows no other path: there the screens stand behind its `#`, so that loading one anew finds it again.
 */

/** Whether this build belongs to a server; a static site has everything but what needs one. */
export const hasServer = import.meta.env.MODE !== 'static';

export interface Address {
  readonly pathname: string;
  readonly search: string;
  /** What is meant on the screen, without its `#`. */
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
