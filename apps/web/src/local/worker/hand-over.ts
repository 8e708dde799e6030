/**
 * Hands a local table over to the server that this page was loaded from. The secret of its shuffle goes from this worker
 * to the server, never through the page.
 */
import { type KeptEntry, makeRecord } from '@lettertafel/house';
import { apiProblemSchema, type ProblemCode, type TableInfo, tableInfoSchema } from '@lettertafel/protocol';
import * as v from 'valibot';
import { sendToServer } from '../../base/server-fetch.ts';
import { randomHex } from '../local-id.ts';
import { liveGame } from './describe.ts';
import { Trouble } from './problems.ts';
import { isGone, type LocalTable, type TableStorage } from './table-storage.ts';

/** The server may have taken the table over anyway. */
const UNCERTAIN: readonly string[] = ['offline', 'failed', 'closing', 'wrong-version'];

/**
 * Closes the table for good before it is sent, so that there are never two of it. It is opened again only if the server
 * has certainly not taken it over. Otherwise it stays closed, and may be sent again: the key makes that one table.
 */
export async function handOver(storage: TableStorage, table: LocalTable): Promise<TableInfo> {
  const { id } = table;
  const isFirst = table.moving === undefined;
  if (table.isAborted || (await liveGame(storage, table)).live.state.over) throw new Trouble('is-over');
  // Check that the server is reachable before closing anything. Large bodies also need the cookie that this sets.
  if (!(await sendToServer({ method: 'GET', path: 'me' }))) throw new Trouble('offline');
  const closed = await storage.replace(id, (open) => close(open, randomHex(16)));
  if (!closed?.moving) throw new Trouble('no-such-table');
  // Read after closing: nothing can be added any more.
  const { live, entries } = await liveGame(storage, closed);
  const answer = await send(closed.moving.key, messageFor(closed, { entries, latest: live.latest }));
  if ('value' in answer) {
    await storage.putAll([{ table: givenAway(closed, answer.value.id), entries: [] }]);
    return answer.value;
  }
  const { code } = answer;
  // The same game is refused each time, so an earlier attempt whose answer was lost was refused too.
  const isCertain = code === 'bad-record' || (isFirst && !UNCERTAIN.includes(code));
  if (isCertain) await storage.replace(id, reopened);
  throw new Trouble(code);
}

function close(table: LocalTable, key: string): LocalTable {
  return isGone(table) ? table : { ...table, moving: { key } };
}

function reopened({ moving: _, ...table }: LocalTable): LocalTable {
  return table;
}

/** Without the secret: nothing of the game is left here. */
function givenAway(table: LocalTable, to: string): LocalTable {
  const { head } = table;
  const chance = { ...head.chance, secret: '' };
  return { ...reopened(table), head: { ...head, chance }, length: 0, standing: null, movedTo: to };
}

/** What is sent; `parseMovedGame` reads it. */
function messageFor(
  { head, openAt, goneBack = 0 }: LocalTable,
  { entries, latest }: { readonly entries: readonly KeptEntry[]; readonly latest: number },
): object {
  return {
    version: 1,
    seats: head.seats.map((seat) =>
      seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'person', name: seat.name || null },
    ),
    spent: Math.max(0, openAt - latest),
    practice: goneBack > 0,
    record: makeRecord({ ...head, log: entries }),
  };
}

type Sent = { readonly value: TableInfo } | { readonly code: ProblemCode | 'offline' };

async function send(key: string, message: object): Promise<Sent> {
  const body = { content: JSON.stringify(message), type: 'application/json' as const };
  const answer = await sendToServer({ method: 'POST', path: `moved-games?key=${key}`, body, isLong: true });
  if (!answer) return { code: 'offline' };
  if (answer.isOk) {
    const parsed = v.safeParse(tableInfoSchema, answer.said);
    return parsed.success ? { value: parsed.output } : { code: 'wrong-version' };
  }
  const parsed = v.safeParse(v.object({ problem: apiProblemSchema }), answer.said);
  return { code: parsed.success ? parsed.output.problem.code : 'failed' };
}
