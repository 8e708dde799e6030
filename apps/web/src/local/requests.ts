/** What pages ask about tables that this browser keeps, by name. */
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
import { askLocal } from './worker-channel.ts';

/** What a table is to be like, before there is one. */
export type TableSettings = Omit<v.InferInput<typeof createTableSchema>, 'options'> & {
  readonly options?: Readonly<Record<string, unknown>>;
};

/** Games with nobody from elsewhere, by the list that ships: they need no server. */
export function isForThisDevice({ seats, words, listed }: TableSettings): boolean {
  const isOnlyHere = seats.every(({ kind }) => kind !== 'link') && seats.some(({ kind }) => kind === 'me');
  return isOnlyHere && words === undefined && listed !== true;
}

const SIGN = 'lettertafel.local-tables';

/** Without any local table nobody is asked for them: the worker need not be fetched for that. */
export function hasLocalTables(): boolean {
  try {
    return localStorage.getItem(SIGN) !== null;
  } catch {
    return false;
  }
}

function noteLocalTables(): void {
  try {
    localStorage.setItem(SIGN, '1');
  } catch {
    // Then they are found by their address only.
  }
}

export async function createLocal(wanted: TableSettings, name: string | null) {
  const { game, options = {}, seats } = wanted;
  const answer = await askLocal({ ask: 'create', wanted: { game, options, seats }, name }, tableInfoSchema);
  if ('value' in answer) {
    noteLocalTables();
    // Asked for at the first game: a browser that is short of room then spares what is kept here.
    void navigator.storage?.persist?.().catch(() => false);
  }
  return answer;
}

export const getLocal = (table: string) => askLocal({ ask: 'table', table }, tableInfoSchema);
export const getLocals = (list: 'running' | 'away' | 'over', { skip, limit }: { skip: number; limit: number }) =>
  askLocal({ ask: 'tables', list, skip, limit }, v.array(tableSummarySchema));
export const getLocalStand = (table: string, as: Viewer, last: number) =>
  askLocal({ ask: 'stand', table, as, last }, newsSchema);
export const putLocalAway = (table: string, away: boolean) => askLocal({ ask: 'put-away', table, away }, v.null());
export const abortLocal = (table: string) => askLocal({ ask: 'abort', table }, tableInfoSchema);
export const playLocalAgain = (table: string) => askLocal({ ask: 'again', table }, tableInfoSchema);
export const checkLocal = (table: string, words: readonly string[]) =>
  askLocal({ ask: 'check', table, words: [...words] }, verdictsSchema);
export const getLocalRecord = (table: string) => askLocal({ ask: 'record', table }, v.unknown());
export const getShippedLists = () => askLocal({ ask: 'lists' }, v.array(offeredListSchema));
