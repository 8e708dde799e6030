/** The Node entry point: the compiled generator as a file, derived graphs on disk, CPU time. */

import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { WordGraph } from '@lettertafel/words';
import { compileModule, type WasmModule } from './crossword/web-assembly.ts';
import type { PlayGraphSource } from './graph/derivation.ts';
import { finish, type PlayGraph } from './graph/play-graph.ts';
import { decodePlayGraph, encodePlayGraph, PLAY_GRAPH_VERSION } from './graph/play-graph-file.ts';

export function loadGeneratorModule(): WasmModule {
  return compileModule(readFileSync(new URL('../wasm/generator.wasm', import.meta.url)));
}

/** CPU time of this process so far, in microseconds. */
export function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** At most one reading of the CPU time per this many milliseconds of real time. */
const READING_EVERY = 0.5;

/**
 * CPU time in milliseconds, as the clock of a budget. Asking the system takes 7 µs and more, a quarter of the time of a
 * simulation that asks after each rollout, so that it is asked only when real time has passed.
 */
export function cpuClock(): () => number {
  let readAt = Number.NEGATIVE_INFINITY;
  let read = 0;
  return () => {
    const now = performance.now();
    if (now - readAt < READING_EVERY) return read;
    readAt = now;
    read = cpuMicros() / 1000;
    return read;
  };
}

/**
 * Play graphs cached in a folder by checksum of their words: milliseconds instead of seconds. A file
 * that is missing or damaged is derived again; a folder that cannot be written to only costs time.
 */
export function cachedPlayGraphs(folder: string): PlayGraphSource {
  return (graph, { name, steps }) => {
    const path = join(folder, `${keyOf(graph, name)}.play-graph`);
    const cached = readCached(path);
    if (cached) return cached;
    const playGraph = finish(steps(graph));
    writeCached(folder, path, playGraph);
    return playGraph;
  };
}

function keyOf({ alphabet, edges }: WordGraph, name: string): string {
  const hash = createHash('sha256').update(`${PLAY_GRAPH_VERSION}\n${name}\n${alphabet.letters}\n`);
  return hash.update(edges).digest('hex').slice(0, 32);
}

/** The words of the graph and the CRC-32 of their bytes: a wrong place would lead the generator out of its memory. */
function readCached(path: string): PlayGraph | null {
  let words: Uint32Array;
  try {
    words = readWords(path);
  } catch {
    return null;
  }
  const content = words.subarray(0, -1);
  return words.length > 0 && crc32(bytesOf(content)) === words.at(-1) ? decodePlayGraph(content) : null;
}

/** Reads into an aligned buffer, as 32-bit views require. */
function readWords(path: string): Uint32Array {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const words = new Uint32Array(Math.floor(size / 4));
    readSync(file, words);
    return words;
  } finally {
    closeSync(file);
  }
}

/** Writes a temporary file and renames it, so that nobody reads half of it. */
function writeCached(folder: string, path: string, graph: PlayGraph): void {
  const content = encodePlayGraph(graph);
  const part = `${path}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(part, Buffer.concat([bytesOf(content), bytesOf(Uint32Array.of(crc32(bytesOf(content))))]));
    renameSync(part, path);
  } catch {
    if (existsSync(part)) rmSync(part);
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
