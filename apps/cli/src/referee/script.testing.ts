/** Test support: runs scripts in this process. */
import { wordList } from '../words.ts';
import { answerOf } from './answer.ts';
import { runScript } from './referee.ts';
import { parseScript } from './script.ts';

/** A result as JSON; fields that a game does not have are absent. */
export interface Answer {
  readonly steps: readonly Readonly<Record<string, unknown>>[];
  readonly scores: Readonly<Record<string, number>>;
  readonly racks: Readonly<Record<string, string>>;
  readonly board?: readonly string[];
  readonly table?: readonly string[];
  readonly bag: number;
  readonly cards?: Readonly<Record<string, readonly string[]>>;
  readonly turn: string;
  readonly over: {
    readonly reason: string;
    readonly adjustments: Readonly<Record<string, number>>;
    readonly winners: readonly string[];
  } | null;
}

/** Two players, A and B, unless the script says otherwise. */
export function referee(script: object): Answer {
  const parsed = parseScript(JSON.parse(JSON.stringify({ players: ['A', 'B'], ...script })), wordList);
  return JSON.parse(JSON.stringify(answerOf(parsed, runScript(parsed))));
}

/** Scripts with a common part. */
export function table<Shared extends object>(shared: Shared) {
  return (script: object): Answer => referee({ ...shared, ...script });
}

/** `lay('A', 'H5 TREIN')`. */
export function lay(by: string, play: string, more: object = {}) {
  const [at, word] = play.split(' ');
  return { by, do: 'lay', at, word, ...more };
}

export function arrange(by: string, words: string, more: object = {}) {
  return { by, do: 'arrange', table: listOf(words), ...more };
}

/** A move without further fields. */
export function does(by: string, what: string, more: object = {}) {
  return { by, do: what, ...more };
}

export function listOf(text: string): string[] {
  return text.split(' ').filter((part) => part !== '');
}

/** The words as read: `RIN@=RING` is RING. */
export function readings(words: string): string[] {
  return listOf(words).map((word) => word.slice(word.indexOf('=') + 1));
}
