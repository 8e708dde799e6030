/** `lettertafel admin`: moderation of guests, also while servers are running. */
import { admin, hasData } from '@lettertafel/server';
import { InputError } from '../input.ts';
import { SHIPPED } from '../shipped.ts';
import { type StoreFlags, storeFrom, withStoreReason } from './store-flags.ts';

export interface AdminFlags extends StoreFlags {
  readonly json?: boolean;
  readonly reason?: string;
  readonly all?: boolean;
}

export type Work = (offline: admin.OfflineServer, given: readonly string[], flags: AdminFlags) => Promise<unknown>;

/** Actions against a guest, by command. */
const TO_GUEST = {
  mute: admin.mute,
  unmute: admin.unmute,
  ban: admin.ban,
  unban: admin.unban,
} as const;

export const WORK: Readonly<Record<string, Work>> = {
  reports: ({ services }, _, { all }) => admin.listReports(services, { all: all ?? false }),
  tables: ({ services }, _, { all }) => admin.listTables(services, { all: all ?? false }),
  end: ({ services }, [table = ''], flags) => admin.endTable(services, { table, ...reasonOf(flags) }),
  audit: ({ services }) => admin.listActions(services.store.db),
  async table({ services }, [table = '']) {
    return (await admin.listPeople(services, table)) ?? { done: false, why: 'no-such-table' };
  },
  evict: ({ services }, [guest = '', table = ''], flags) => admin.evict(services, { guest, table, ...reasonOf(flags) }),
  ...Object.fromEntries(
    Object.entries(TO_GUEST).map(([name, act]): [string, Work] => [
      name,
      ({ services }, [guest = ''], flags) => act(services, { guest, ...reasonOf(flags) }),
    ]),
  ),
  delete({ services }, [what = '', id = '', number], flags) {
    if (what === 'guest') return admin.deleteGuest(services, { guest: id, ...reasonOf(flags) });
    if (what === 'table') return admin.deleteTable(services, { table: id, ...reasonOf(flags) });
    if (what !== 'saying') throw new InputError('what: expected guest, table or saying');
    return admin.deleteSaying(services, { table: id, number: countOf('number', number), ...reasonOf(flags) });
  },
  close({ services }, [table = '', kind = '', number], flags) {
    if (kind !== 'saying' && kind !== 'seat') throw new InputError('kind: expected saying or seat');
    return admin.closeReport(services, { table, kind, number: countOf('number', number), ...reasonOf(flags) });
  },
};

const LONGEST_REASON = 300;

function reasonOf({ reason }: AdminFlags): { reason?: string } {
  if (reason !== undefined && reason.length > LONGEST_REASON)
    throw new InputError('--reason: longer than 300 characters');
  return reason === undefined ? {} : { reason };
}

function countOf(name: string, text = ''): number {
  if (!/^\d{1,9}$/.test(text)) throw new InputError(`${name}: expected a whole number`);
  return Number(text);
}

export interface Ran {
  /** On a terminal one line per item; otherwise, and with `--json`, JSON. */
  readonly text: string;
  readonly isDone: boolean;
}

export async function runAdmin(work: Work, given: readonly string[], flags: AdminFlags): Promise<Ran> {
  const address = storeFrom(flags);
  // A misspelt folder must not be created.
  if (!hasData(address)) throw new InputError(`--data ${flags.data}: there is no data`);
  const offline = await admin.openOfflineServer(address, { words: SHIPPED.words }).catch((error) => {
    throw withStoreReason(flags, error);
  });
  try {
    const answer = await work(offline, given, flags);
    const isPlain = !flags.json && process.stdout.isTTY;
    const isDone = !(typeof answer === 'object' && answer !== null && 'done' in answer && answer.done === false);
    return { text: isPlain ? plain(answer) : JSON.stringify(answer), isDone };
  } finally {
    await offline.close();
  }
}

/** Escapes control characters in text from guests. */
function plain(answer: unknown): string {
  if (Array.isArray(answer)) return answer.length === 0 ? 'none' : answer.map(lineOf).join('\n');
  return lineOf(answer);
}

function lineOf(thing: unknown): string {
  const fields = Object.entries(thing as object).flatMap(([name, value]) => {
    if (value === null) return [];
    if (name === 'at') return [new Date(value as number).toISOString()];
    return [`${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`];
  });
  return fields.join('  ').replaceAll(/\p{Cc}|\p{Cf}/gu, '\ufffd');
}
