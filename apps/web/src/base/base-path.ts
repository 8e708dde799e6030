/** The path below which a host serves the app, from the address of its own files; it begins and ends with a slash. */

/** The files of a build are in the folder `assets`. */
export function basePathOf(file: string): string {
  return new URL('..', file).pathname;
}

/** Workers have no document, but modules know where they were loaded from. */
export const BASE_PATH = import.meta.env.PROD ? basePathOf(import.meta.url) : '/';
