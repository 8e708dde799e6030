/** Hints between servers on one PostgreSQL: that something has changed at a table. The truth is always in the store. */
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { endAtOnce, inTime, postgresClient } from './postgres.ts';
import type { Schema } from './schema.ts';

/**
 * `log`: the game has gone on; `table`: something else about the table; `said`: somebody has spoken; `here`: who is at
 * the table on the server that tells it; `dismissed`: a guest is no longer welcome.
 */
export type HintKind = 'log' | 'table' | 'said' | 'here' | 'dismissed';

/** A table, or the guest who is dismissed, and after a space whatever else the hint tells. */
type Note = string;

/** Told to the others when the transaction is committed, or at once where there is none. */
export type Announce = (db: Kysely<Schema>, kind: HintKind, notes: readonly Note[]) => Promise<void>;

const CHANNEL = 'lettertafel';
const RETRY_AFTER = 1000;

export function announceFrom(server: string): Announce {
  return async (db, kind, notes) => {
    if (notes.length === 0) return;
    const rows = sql.join(notes.map((note) => sql`(${`${server} ${kind} ${note}`})`));
    await sql`select pg_notify(${CHANNEL}, note) from (values ${rows}) as notes(note)`.execute(db);
  };
}

/** A server on its own has nobody to tell. */
export const announceToNobody: Announce = async () => {};

export interface Hint {
  readonly server: string;
  readonly kind: HintKind;
  /** A table, or the guest who is dismissed. */
  readonly about: string;
  readonly more: readonly string[];
}

export interface Listening {
  readonly url: string;
  /** Whose own hints are not listened to. */
  readonly server: string;
  readonly onHint: (hint: Hint) => void;
  /** Hints may have been missed. */
  readonly onGap: () => void;
}

/** So often the connection is tried: one that was cut without a word looks alive for hours. */
const BEAT = 4000;

/** Resolves after the first attempt to connect; from then on the connection is made anew whenever it is lost. */
export async function listen({ url, server, onHint, onGap }: Listening): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | null = null;
  let isClosed = false;

  /** Listens until the connection ends. */
  async function session(onOpen: () => void): Promise<void> {
    const fresh = postgresClient(url);
    const ended = new Promise((resolve) => fresh.once('end', resolve));
    fresh.on('notification', ({ payload = '' }) => {
      const [from, kind, about, ...more] = payload.split(' ');
      if (from && from !== server && kind && about) onHint({ server: from, kind: kind as HintKind, about, more });
    });
    client = fresh;
    await fresh.connect();
    const ask = (sql: string) => inTime(fresh, fresh.query(sql));
    await ask(`listen ${CHANNEL}`);
    onOpen();
    const beating = setInterval(() => void ask('select 1').catch(() => {}), BEAT);
    await ended;
    clearInterval(beating);
  }

  const tried = new Promise<void>((resolve) => {
    void (async () => {
      for (let isFirst = true; !isClosed; isFirst = false) {
        const onOpen = isFirst ? resolve : onGap;
        await session(onOpen).catch(() => {});
        resolve();
        if (!isClosed) await new Promise((again) => setTimeout(again, RETRY_AFTER).unref());
      }
    })();
  });
  await tried;
  return {
    async close() {
      isClosed = true;
      if (client) endAtOnce(client);
    },
  };
}
