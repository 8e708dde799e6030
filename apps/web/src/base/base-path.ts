/** The path below which a host serves the app, from the address of its own files; it begins and ends with a slash. */

export function basePathOf(file: string): string {
  return /^https?:\/\/[^/]*(\/(?:.*?\/)?)assets\/[^/]*$/.exec(file)?.[1] ?? '/';
}

/** Workers have no document, but modules know where they were loaded from. */
export const BASE_PATH = basePathOf(import.meta.url);
