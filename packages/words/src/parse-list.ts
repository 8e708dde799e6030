/** A list file as text: which lines are words, in plain text, CSV or Scrabble3D's text form, and what is not a list at all. */

import { u8At } from './element-at.ts';

export interface ListLine {
  readonly number: number;
  readonly text: string;
  /** The meaning given with the word, if any. */
  readonly meaning?: string;
}

export type ListFileRefusal =
  | { readonly code: 'empty' | 'archive' }
  | { readonly code: 'too-large'; readonly limit: number }
  | { readonly code: 'control-character'; readonly line: number };

/** Ten times the largest list known. */
export const MAX_LIST_BYTES = 64 * 1024 * 1024;

const ZIP = [0x50, 0x4b];
const GZIP = [0x1f, 0x8b];

export function parseList(bytes: Uint8Array): readonly ListLine[] | ListFileRefusal {
  if (bytes.length > MAX_LIST_BYTES) return { code: 'too-large', limit: MAX_LIST_BYTES };
  if (bytes.length === 0) return { code: 'empty' };
  for (const magic of [ZIP, GZIP])
    if (magic.every((byte, i) => bytes[i] === byte) && isControl(u8At(bytes, 2))) return { code: 'archive' };
  const control = bytes.findIndex(isControl);
  if (control >= 0) return { code: 'control-character', line: lineAt(bytes, control) };
  const text = decodeText(bytes);
  const lines = text.split(/\r\n|\n|\r/).map((line, index) => ({ number: index + 1, text: line.trim() }));
  const written = lines.filter((line) => line.text !== '' && !line.text.startsWith('#'));
  const words = /^\[\w+\]$/.test(written[0]?.text ?? '') ? wordsSection(written) : columns(written);
  return words.length === 0 ? { code: 'empty' } : words;
}

/** Scrabble3D: only the lines below [Words] are words, each perhaps followed by `=meaning;category`. */
function wordsSection(lines: readonly ListLine[]): ListLine[] {
  const found: ListLine[] = [];
  let section = '';
  for (const line of lines) {
    const heading = /^\[(\w+)\]$/.exec(line.text)?.[1];
    if (heading) section = heading.toLowerCase();
    else if (section === 'words') {
      const [word = '', ...rest] = line.text.split('=');
      found.push(withMeaning({ number: line.number, text: word.trim() }, rest.join('=').split(';', 1)[0]));
    }
  }
  return found;
}

/** The word is in the first column, its meaning in the second; a header line is skipped. */
function columns(lines: readonly ListLine[]): ListLine[] {
  const read = lines.map(({ number, text }) => {
    const [, word = text, meaning] =
      /^"?([^";,\t]*)"?[;,\t]\s*(?:"([^"]*)"|([^;\t]*))/.exec(text)?.filter((part) => part !== undefined) ?? [];
    return { isColumned: meaning !== undefined, line: withMeaning({ number, text: word.trim() }, meaning) };
  });
  const isHeading = read[0]?.isColumned && HEADINGS.includes(read[0].line.text.toLowerCase());
  return read.slice(isHeading ? 1 : 0).map(({ line }) => line);
}

/** Names of the word column in a header line. */
const HEADINGS = ['word', 'woord', 'wort', 'words', 'woorden', 'wörter'];

function withMeaning(line: ListLine, meaning = ''): ListLine {
  const short = meaning.trim().slice(0, LONGEST_MEANING);
  return short === '' ? line : { ...line, meaning: short };
}

const LONGEST_MEANING = 200;

/** Control characters other than tab, line feed and carriage return. */
function isControl(byte: number): boolean {
  return (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) || byte === 0x7f;
}

/** UTF-8, otherwise Latin-1 as Windows writes it, which is practically never valid UTF-8. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function lineAt(bytes: Uint8Array, end: number): number {
  let line = 1;
  for (let i = 0; i < end; i++) if (bytes[i] === 0x0a) line++;
  return line;
}
