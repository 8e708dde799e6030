/** Other servers on the same store: handles their hints, and polls in case a hint was lost. */
import type { Services } from './services.ts';
import { type Hint, listen } from './store/hints.ts';

export interface Peers {
  close(): Promise<void>;
}

export interface PeersInput {
  readonly services: Services;
  readonly url: string;
  /** This server's id among them. */
  readonly server: string;
  readonly onError: (error: unknown) => void;
}

/** Interval for polling the store and repeating presence, in milliseconds. */
const SWEEP = 5000;

export async function connectPeers({ services, url, server, onError }: PeersInput): Promise<Peers> {
  const { store, runner, hub } = services;

  async function handle({ server: from, kind, about, more }: Hint): Promise<void> {
    if (kind === 'dismissed') return services.dismiss(about);
    const table = about;
    if (kind === 'here') {
      const [spectators = '0', seats = ''] = more;
      hub.hear(from, table, { spectators: Number(spectators), seats: [...seats].map(Number) });
    }
    if (hub.watching(table).length === 0) return kind === 'here' ? undefined : runner.refresh(table);
    if (kind === 'said') return services.tellSaid(table);
    if (kind === 'here') return services.tellTable(table);
    await catchUp(table);
    if (kind === 'table') await services.tellTable(table);
  }

  /** Sends this server's watchers the entries that other servers appended. */
  async function catchUp(table: string): Promise<void> {
    await runner.refresh(table);
    const live = await runner.look(table);
    if (live) await hub.advance(live, []);
  }

  /** Watched tables with entries that were not sent yet. */
  async function missed(): Promise<string[]> {
    const watched = hub.tables();
    if (watched.length === 0) return [];
    const rows = await store.db
      .selectFrom('tables')
      .select(['id', 'length'])
      .where('id', 'in', [...watched])
      .execute();
    return rows.filter(({ id, length }) => hub.watching(id).some(({ sent }) => sent < length)).map(({ id }) => id);
  }

  async function sweep(): Promise<void> {
    hub.sweep();
    await services.announce(
      store.db,
      'here',
      hub.tables().map((table) => hereNote(services, table)),
    );
    for (const table of await missed()) await catchUp(table);
  }

  /** A closing server waits for these, since they use the store. */
  const running = new Set<Promise<void>>();
  function start(work: Promise<void>): void {
    const ended = work.catch(onError).finally(() => running.delete(ended));
    running.add(ended);
  }

  const onHint = (hint: Hint) => start(handle(hint));
  const look = () => start(sweep());
  const onGap = () => {
    look();
    start(services.dismissUnwelcome());
  };
  const listening = await listen({ url, server, onHint, onGap });
  const sweeping = setInterval(look, SWEEP);
  return {
    async close() {
      clearInterval(sweeping);
      await listening.close();
      await Promise.all(running);
    },
  };
}

export function hereNote({ hub }: Pick<Services, 'hub'>, table: string): string {
  const { spectators, seats } = hub.here(table);
  return `${table} ${spectators} ${seats.join('')}`;
}
