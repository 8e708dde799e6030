/** Other servers on the same store: what they tell is heeded, and what they should have told is looked up. */
import type { House } from './house.ts';
import { type Hint, listen } from './store/hints.ts';

export interface Neighbours {
  close(): Promise<void>;
}

export interface NeighboursInput {
  readonly house: House;
  readonly url: string;
  /** The name of this server among them. */
  readonly server: string;
  readonly onError: (error: unknown) => void;
}

/** So often a server looks whether it has missed anything, and repeats who is there. */
const SWEEP = 5000;

export async function meetNeighbours({ house, url, server, onError }: NeighboursInput): Promise<Neighbours> {
  const { store, host, hub } = house;

  async function heed({ server: from, kind, about, more }: Hint): Promise<void> {
    if (kind === 'dismissed') return house.dismiss(about);
    const table = about;
    if (kind === 'here') {
      const [spectators = '0', seats = ''] = more;
      hub.hear(from, table, { spectators: Number(spectators), seats: [...seats].map(Number) });
    }
    if (hub.watching(table).length === 0) return kind === 'here' ? undefined : host.refresh(table);
    if (kind === 'said') return house.tellSaid(table);
    if (kind === 'here') return house.tellTable(table);
    await catchUp(table);
    if (kind === 'table') await house.tellTable(table);
  }

  /** Everybody who watches here gets what has come into the log elsewhere. */
  async function catchUp(table: string): Promise<void> {
    await host.refresh(table);
    const hosted = await host.look(table);
    if (hosted) await hub.advance(hosted, []);
  }

  /** The tables watched here whose log is longer than what was sent. */
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
    await house.announce(
      store.db,
      'here',
      hub.tables().map((table) => hereNote(house, table)),
    );
    for (const table of await missed()) await catchUp(table);
  }

  const onHint = (hint: Hint) => void heed(hint).catch(onError);
  const look = () => void sweep().catch(onError);
  const onGap = () => {
    look();
    void house.dismissUnwelcome().catch(onError);
  };
  const listening = await listen({ url, server, onHint, onGap });
  const sweeping = setInterval(look, SWEEP);
  return {
    async close() {
      clearInterval(sweeping);
      await listening.close();
    },
  };
}

export function hereNote({ hub }: Pick<House, 'hub'>, table: string): string {
  const { spectators, seats } = hub.here(table);
  return `${table} ${spectators} ${seats.join('')}`;
}
