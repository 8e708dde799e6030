/** A list file as text: which lines are words, in plain text or in Scrabble3D's text form, and what is no list at all. */

export interface ListLine {
  readonly number: number;
  readonly text: string;
}

export type ListFileRefusal =
  | { readonly code: 'empty' | 'archive' }
  | { readonly code: 'too-large'; readonly limit: number }
  | { readonly code: 'not-utf-8' | 'control-character'; readonly line: number };

/** Ten times the largest list known; a file beyond this is something else. */
export const MAX_LIST_BYTES = 64 * 1024 * 1024;

const ZIP = [0x50, 0x4b];
const GZIP = [0x1f, 0x8b];

export function parseList(bytes: Uint8Array): readonly ListLine[] | ListFileRefusal {
  if (bytes.length > MAX_LIST_BYTES) return { code: 'too-large', limit: MAX_LIST_BYTES };
  if (bytes.length === 0) return { code: 'empty' };
  for (const magic of [ZIP, GZIP])
    if (magic.every((byte, i) => bytes[i] === byte) && isControl(bytes[2]!)) return { code: 'archive' };
  const control = bytes.findIndex(isControl);
  if (control >= 0) return { code: 'control-character', line: lineAt(bytes, control) };
  const text = decodeText(bytes);
  if (text === null) return { code: 'not-utf-8', line: lineOfBadText(bytes) };
  const lines = text.split(/\r\n|\n|\r/).map((line, index) => ({ number: index + 1, text: line.trim() }));
  const written = lines.filter((line) => line.text !== '' && !line.text.startsWith('#'));
  const words = /^\[\w+\]$/.test(written[0]?.text ?? '') ? wordsSection(written) : written;
  return words.length === 0 ? { code: 'empty' } : words;
}

/** Scrabble3D: only the lines below [Words] are words, each perhaps followed by `=meaning;category`. */
function wordsSection(lines: readonly ListLine[]): ListLine[] {
  const found: ListLine[] = [];
  let section = '';
  for (const line of lines) {
    const heading = /^\[(\w+)\]$/.exec(line.text)?.[1];
    if (heading) section = heading.toLowerCase();
    else if (section === 'words') found.push({ number: line.number, text: line.text.split('=', 1)[0]!.trim() });
  }
  return found;
}

/** Below the space, but for tab, line feed and carriage return. */
function isControl(byte: number): boolean {
  return (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) || byte === 0x7f;
}

function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function lineAt(bytes: Uint8Array, end: number): number {
  let line = 1;
  for (let i = 0; i < end; i++) if (bytes[i] === 0x0a) line++;
  return line;
}

/** The first line that is not UTF-8 by itself: lines can be tried one by one, as no character holds a line feed. */
function lineOfBadText(bytes: Uint8Array): number {
  let start = 0;
  for (let line = 1; ; line++) {
    const feed = bytes.indexOf(0x0a, start);
    const end = feed < 0 ? bytes.length : feed;
    if (decodeText(bytes.subarray(start, end)) === null || feed < 0) return line;
    start = feed + 1;
  }
}
