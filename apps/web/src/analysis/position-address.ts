/**
 * Positions as links. An address here has letters, digits, `.`, `_`, `~` and `-` only, so that every server and proxy reads
 * it in the same way: `~` is a slash, `_` a space, and `.3F` the character with this code.
 */

export function addressOfPosition(cgp: string): string {
  const text = cgp.replace(/;$/, '').replaceAll('/', '~').replaceAll(' ', '_');
  return `/positie/${text.replaceAll(/[^\w~-]/g, (other) => `.${hexOf(other)}`)}`;
}

/** The CGP in the last part of an address, which may say anything. */
export function cgpIn(part: string): string {
  const text = part.replaceAll('~', '/').replaceAll('_', ' ');
  return text.replaceAll(/\.([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Every letter of our games has a code of two digits. */
function hexOf(letter: string): string {
  return letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
}
