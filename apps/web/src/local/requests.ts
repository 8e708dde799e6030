/** Requests about local tables. */
import type { Viewer } from '@lettertafel/engine';
import {
  type createTableSchema,
  newsSchema,
  offeredListSchema,
  tableInfoSchema,
  tableSummarySchema,
  verdictsSchema,
} from '@lettertafel/protocol';
import * as v from 'valibot';
import { type HintGrade, hintSchema, openRacksSchema, ownTurnSchema } from './hint.ts';
import { askLocal } from './worker-channel.ts';

/** The settings of a table before it is created. */
export type TableSettings = Omit<v.InferInput<typeof createTableSchema>, 'options'> & {
  readonly options?: Readonly<Record<string, unknown>>;
};

/** Whether a table needs no server: nobody joins from elsewhere, and the words come from a list that ships. */
export function isForThisDevice({ seats, words, listed }: TableSettings): boolean {
  const isOnlyHere = seats.every(({ kind }) => kind !== 'link') && seats.some(({ kind }) => kind === 'me');
  return isOnlyHere && words === undefined && listed !== true;
}

const SIGN = 'lettertafel.local-tables';

/** Whether there are local tables at all: otherwise the worker need not be loaded. */
export function hasLocalTables(): boolean {
  try {
    return localStorage.getItem(SIGN) !== null;
  } catch {
    return false;
  }
}

export function noteLocalTables(): void {
  try {
    localStorage.setItem(SIGN, '1');
  } catch {
    // Then they are found only by their address.
  }
}

export async function createLocal(wanted: TableSettings, name: string | null, practice = false) {
  const { game, options = {}, seats } = wanted;
  const answer = await askLocal({ ask: 'create', wanted: { game, options, seats }, name, practice }, tableInfoSchema);
  if ('value' in answer) {
    noteLocalTables();
    // Asked for with the first game: a browser that runs out of space then spares this storage.
    void navigator.storage?.persist?.().catch(() => false);
  }
  return answer;
}

export const getLocal = (table: string) => askLocal({ ask: 'table', table }, tableInfoSchema);
export const getLocals = (list: 'running' | 'away' | 'over', { skip, limit }: { skip: number; limit: number }) =>
  askLocal({ ask: 'tables', list, skip, limit }, v.array(tableSummarySchema));
export const getLocalStand = (table: string, as: Viewer, last: number) =>
  askLocal({ ask: 'stand', table, as, last }, newsSchema);
/** Deletes every game that this browser keeps. */
export const deleteLocals = () => askLocal({ ask: 'delete-all' }, v.null());
export const putLocalAway = (table: string, away: boolean) => askLocal({ ask: 'put-away', table, away }, v.null());
export const abortLocal = (table: string) => askLocal({ ask: 'abort', table }, tableInfoSchema);
export const playLocalAgain = (table: string) => askLocal({ ask: 'again', table }, tableInfoSchema);
export const checkLocal = (table: string, words: readonly string[]) =>
  askLocal({ ask: 'check', table, words: [...words] }, verdictsSchema);
export const getLocalRecord = (table: string) => askLocal({ ask: 'record', table }, v.unknown());
/** Each grade reveals more of the same hint; only for single players. */
export const getHint = (table: string, grade: HintGrade) => askLocal({ ask: 'hint', table, grade }, hintSchema);
/** The player's own turns to go back to, oldest first. */
export const getOwnTurns = (table: string) => askLocal({ ask: 'own-turns', table }, v.array(ownTurnSchema));
/** The tiles of every seat, at a practice table. */
export const getOpenRacks = (table: string) => askLocal({ ask: 'open-racks', table }, openRacksSchema);
/** Everything from that length of the log on is undone, and the game is practice from then on. */
export const goBackTo = (table: string, length: number) => askLocal({ ask: 'go-back', table, length }, tableInfoSchema);
export const getShippedLists = () => askLocal({ ask: 'lists' }, v.array(offeredListSchema));
