/** The key of an analysis: another record, list or version gives another key, so that nothing stale is shown. */
import type { GameSettings, LogEntry } from '@lettertafel/engine';
import type { ScoreSheet } from '@lettertafel/scorekeeper';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Incremented when the same record gives another analysis. */
export const ANALYSIS_VERSION = 2;

/** The part of an exported game that is analysed. */
export type AnalysedRecord = Pick<GameSettings, 'players' | 'options'> & {
  readonly game: string;
  readonly log: readonly LogEntry<unknown>[];
};

export interface AnalysisKey {
  /** A hash of settings and log. */
  readonly record: string;
  /** The checksum of the word list. */
  readonly list: string;
  readonly version: number;
}

export function keyOf({ game, players, options, log }: AnalysedRecord, list: string): AnalysisKey {
  return keyFrom([game, players, sorted(options), log.map(({ move, events }) => [move, events])], list);
}

/** Everything on the sheet but names: any edit of a line gives another key. */
export function keyOfSheet({ game, players, starter, options, lines }: ScoreSheet, list: string): AnalysisKey {
  return keyFrom(['sheet', game, players.length, starter, sorted(options), lines.map(sorted)], list);
}

function keyFrom(record: unknown, list: string): AnalysisKey {
  const text = JSON.stringify(record);
  return { record: bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32), list, version: ANALYSIS_VERSION };
}

export function isSameKey(one: AnalysisKey, other: AnalysisKey): boolean {
  return one.record === other.record && one.list === other.list && one.version === other.version;
}

/** The order of names does not matter. */
function sorted(options: object): [string, unknown][] {
  return Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
}
