/** Hints between servers on one PostgreSQL that something changed at a table. The store is authoritative. */
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { endAtOnce, inTime, postgresClient } from './postgres.ts';
import type { Schema } from './schema.ts';

/**
 * `log`: the log has grown; `table`: something else about the table changed; `said`: a chat message; `here`: presence
 * on the sending server; `dismissed`: a guest was banned or deleted.
 */
const HINT_KINDS = ['log', 'table', 'said', 'here', 'dismissed'] as const;
export type HintKind = (typeof HINT_KINDS)[number];

/** A table or a dismissed guest, then further details, separated by spaces. */
type Note = string;

/** Notifies the other servers when the transaction is committed, or at once without one. */
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

/** For a single server. */
export const announceToNobody: Announce = async () => {};

export interface Hint {
  readonly server: string;
  readonly kind: HintKind;
  /** A table or a dismissed guest. */
  readonly about: string;
  readonly more: readonly string[];
}

export interface Listening {
  readonly url: string;
  /** This server's id; its own hints are ignored. */
  readonly server: string;
  readonly onHint: (hint: Hint) => void;
  /** Hints may have been missed. */
  readonly onGap: () => void;
}

/** Keep-alive interval in milliseconds: a connection cut silently would look alive for hours. */
const BEAT = 4000;

/** Resolves after the first attempt to connect; afterwards it reconnects whenever the connection is lost. */
export async function listen({ url, server, onHint, onGap }: Listening): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | null = null;
  let isClosed = false;

  /** Listens until the connection ends. */
  async function session(onOpen: () => void): Promise<void> {
    const fresh = postgresClient(url);
    const ended = new Promise((resolve) => fresh.once('end', resolve));
    fresh.on('notification', ({ payload = '' }) => {
      const [from, said, about, ...more] = payload.split(' ');
      const kind = HINT_KINDS.find((known) => known === said);
      if (from && from !== server && kind && about) onHint({ server: from, kind, about, more });
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
