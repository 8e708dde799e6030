/** The jobs of the import thread: processing imported files takes too long for the event loop. */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { BroughtList } from '@lettertafel/protocol';
import {
  changeWords,
  decodeGraph,
  encodeGraph,
  expandFamilies,
  type FamilyLines,
  type GraphFile,
  importList,
  type Language,
  wordsOf,
} from '@lettertafel/words';
import { problem, type Result } from '../problem.ts';
import { type CheckedMove, checkMovedGame } from './check-moved-game.ts';
import { type CheckedRecord, checkRecord } from './check-record.ts';

export type Job =
  | { readonly kind: 'record'; readonly bytes: Uint8Array }
  | { readonly kind: 'moved-game'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'list';
      readonly bytes: Uint8Array;
      readonly language: Language;
      readonly joinMarks: boolean;
      readonly skipBadLines: boolean;
    }
  | { readonly kind: 'graph'; readonly graph: Uint8Array; readonly without: FamilyLines }
  | { readonly kind: 'text'; readonly graph: Uint8Array; readonly meanings: string | null };

export interface NewList {
  readonly checksum: string;
  readonly words: number;
  /** As JSON; null: none. */
  readonly meanings: string | null;
  /** The word graph as it is stored. */
  readonly graph: Uint8Array;
  readonly leftOut: BroughtList['leftOut'];
}

export interface Results {
  readonly record: CheckedRecord;
  readonly 'moved-game': CheckedMove;
  readonly list: NewList;
  readonly graph: GraphFile;
  /** The answer as JSON, ready to be sent. */
  readonly text: Uint8Array;
}

/** Twice the edges of the largest shipped list: bots derive graphs many times that size. */
const MOST_EDGES = 800_000;

export function doJob(job: Job): Result<Results[Job['kind']]> {
  switch (job.kind) {
    case 'record':
      return readJson(job.bytes, checkRecord);
    case 'moved-game':
      return readJson(job.bytes, checkMovedGame);
    case 'list':
      return readList(job);
    case 'graph':
      return readGraph(job);
    case 'text':
      return writeText(job);
  }
}

function readJson<Value>(bytes: Uint8Array, check: (input: unknown) => Result<Value>): Result<Value> {
  try {
    return check(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    if (error instanceof SyntaxError) return problem('bad-record', { why: 'not JSON' });
    throw error;
  }
}

/** Lines that are named in the answer. */
const MOST_NAMED = 20;
/** Size limit of the meanings as JSON, in bytes. */
const MOST_MEANINGS = 1024 * 1024;

function readList({ bytes, ...options }: Extract<Job, { kind: 'list' }>): Result<NewList> {
  const imported = importList(bytes, options);
  if ('code' in imported) {
    const line = imported.code === 'bad-lines' ? `, first in line ${imported.lines[0]?.line}` : '';
    return problem('bad-list', { why: `${imported.code}${line}` });
  }
  const { file, words, skipped, badLines } = imported;
  if (file.graph.edges.length > MOST_EDGES) return problem('bad-list', { why: 'too-many-words' });
  const meanings = imported.meanings.size > 0 ? JSON.stringify(Object.fromEntries(imported.meanings)) : null;
  if ((meanings?.length ?? 0) > MOST_MEANINGS) return problem('bad-list', { why: 'too-long-meanings' });
  const leftOut = { count: skipped, lines: [...badLines.slice(0, MOST_NAMED)] };
  return { checksum: file.checksum, words, meanings, graph: gzipSync(encodeGraph(file)), leftOut };
}

function readGraph({ graph, without }: Extract<Job, { kind: 'graph' }>): GraphFile {
  const file = storedGraph(graph);
  const remove = [...expandFamilies(without, [file.graph]).keys()];
  return { ...file, graph: changeWords(file.graph, { remove }) };
}

/** One word per line, with its meaning if it has one. */
export function writeText({ graph, meanings }: Pick<Extract<Job, { kind: 'text' }>, 'graph' | 'meanings'>): Uint8Array {
  const known: Readonly<Record<string, string>> = JSON.parse(meanings ?? '{}');
  let text = '';
  for (const word of wordsOf(storedGraph(graph).graph)) {
    text += known[word] === undefined ? `${word}\n` : `${word};"${known[word].replaceAll('"', '')}"\n`;
  }
  return new TextEncoder().encode(JSON.stringify({ text }));
}

function storedGraph(graph: Uint8Array): GraphFile {
  const file = decodeGraph(gunzipSync(graph));
  if ('code' in file) throw new Error(`a word list in the store is ${file.code}`);
  return file;
}
