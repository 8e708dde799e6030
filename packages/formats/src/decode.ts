/** Bytes as text: the encoding that the file names, else UTF-8, else Latin-1. */
import { type Unreadable, unreadable } from './problem.ts';

const ENCODING = /^#character-encoding[ \t]+(\S+)/im;
const LATIN_1 = /^(?:iso-?8859-?1|latin-?1|windows-1252|cp1252|ansi)$/i;
const UTF_8 = /^(?:utf-?8|us-ascii|ascii)$/i;

/** Neither format has other control characters than tabs and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are looked for.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

export function decodeText(bytes: Uint8Array): { readonly text: string } | Unreadable {
  const plain = latin1(bytes);
  const control = CONTROL.exec(plain);
  if (control) return unreadable('binary', placeIn(plain, control.index));
  const named = ENCODING.exec(plain);
  if (!named) return { text: withoutMark(utf8(bytes) ?? plain) };
  const [whole, encoding = ''] = named;
  if (LATIN_1.test(encoding)) return { text: plain };
  const { line, column } = placeIn(plain, named.index + whole.length - encoding.length);
  if (!UTF_8.test(encoding)) return unreadable('unknown-encoding', { line, column, found: encoding });
  const text = utf8(bytes);
  return text === null ? unreadable('not-in-encoding', { line, column, found: encoding }) : { text: withoutMark(text) };
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** Line and column of an index, from 1. */
function placeIn(text: string, index: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
