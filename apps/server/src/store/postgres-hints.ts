/** Hints by PostgreSQL's NOTIFY and LISTEN. */
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Send } from './announcer.ts';
import { EVERYBODY, type Hint, parseHints } from './hints.ts';
import { endAtOnce, inTime, postgresClient } from './postgres.ts';
import type { Schema } from './schema.ts';

/**
 * Transactions that notify commit one at a time in the whole database. So this is one of its own, which need not wait
 * for the disk.
 */
export function sendByPostgres(db: Kysely<Schema>): Send {
  return async (messages) => {
    const channels = messages.map(({ channel }) => channel);
    const texts = messages.map(({ text }) => text);
    await sql`
      select set_config('synchronous_commit', 'off', true), pg_notify(channel, text)
      from unnest(${channels}::text[], ${texts}::text[]) as messages(channel, text)`.execute(db);
  };
}

export interface ListenInput {
  readonly url: string;
  /** This server's id; its own hints are ignored. */
  readonly server: string;
  /** The channels to listen to besides that of everybody, as of now. */
  readonly channels: () => ReadonlySet<string>;
  readonly onHint: (hint: Hint) => void;
  /** Hints may have been missed. */
  readonly onGap: () => void;
}

export interface Listening {
  /** Whether hints on this channel arrive. */
  hears(channel: string): boolean;
  /** The channels have changed. Resolves when it listens to them, or if there is no connection. */
  update(): Promise<void>;
  close(): Promise<void>;
}

/** The name of the connection in PostgreSQL's list of activity. */
export const LISTENER = 'lettertafel hints';
const RETRY_AFTER = 1000;
/** Keep-alive interval in milliseconds: a connection cut silently would look alive for hours. */
const BEAT = 4000;

/** Resolves after the first attempt to connect; afterwards it reconnects whenever the connection is lost. */
export async function listen({ url, server, channels, onHint, onGap }: ListenInput): Promise<Listening> {
  let client: pg.Client | null = null;
  let heard: ReadonlySet<string> = new Set();
  let isClosed = false;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  /** In one message; those who ask while it is under way share the next one. */
  async function adjust(): Promise<void> {
    const to = client;
    if (!to || !heard.has(EVERYBODY)) return;
    const wanted = new Set([EVERYBODY, ...channels()]);
    const statements = [
      ...[...wanted].filter((channel) => !heard.has(channel)).map((channel) => `listen ${channel}`),
      ...[...heard].filter((channel) => !wanted.has(channel)).map((channel) => `unlisten ${channel}`),
    ];
    if (statements.length === 0) return;
    await inTime(to, to.query(statements.join(';')));
    if (client === to) heard = wanted;
  }

  function update(): Promise<void> {
    next ??= running.then(() => {
      next = null;
      running = adjust().catch(() => {});
      return running;
    });
    return next;
  }

  /** Listens until the connection ends. */
  async function session(onOpen: () => void): Promise<void> {
    const fresh = postgresClient(url, LISTENER);
    const ended = new Promise((resolve) => fresh.once('end', resolve));
    fresh.on('notification', ({ payload = '' }) => {
      for (const hint of parseHints(payload, server)) onHint(hint);
    });
    client = fresh;
    await fresh.connect();
    const ask = (sql: string) => inTime(fresh, fresh.query(sql));
    await ask(`listen ${EVERYBODY}`);
    heard = new Set([EVERYBODY]);
    await update();
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
        heard = new Set();
        resolve();
        if (!isClosed) await new Promise((again) => setTimeout(again, RETRY_AFTER).unref());
      }
    })();
  });
  await tried;
  return {
    hears: (channel) => heard.has(channel),
    update,
    async close() {
      isClosed = true;
      if (client) endAtOnce(client);
    },
  };
}
