/** Guests: identified by a signed cookie, without registration. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/database.ts';
import { newId } from '../store/ids.ts';

export interface Person {
  readonly id: string;
  readonly name: string | null;
  /** Banned by an administrator: has a stranger's access. */
  readonly isBanned: boolean;
}

export const COOKIE = 'lettertafel';

export interface Guests {
  /** The guest a cookie belongs to; null if it is forged or the guest was deleted. */
  recognise(cookie: string | undefined): Promise<Person | null>;
  /** Creates a guest with a cookie, who comes from this address. */
  welcome(sender: string): Promise<{ person: Person; cookie: string }>;
  rename(id: string, name: string | null): Promise<void>;
}

/** Parameters per query that both databases accept. */
const AT_ONCE = 500;

/** Which of these have been deleted or banned. */
export async function unwelcome({ db }: Store, ids: readonly string[]): Promise<string[]> {
  const gone = new Set(ids);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const asked = ids.slice(from, from + AT_ONCE);
    const known = db
      .selectFrom('guests')
      .select('id')
      .where('id', 'in', asked)
      .where('banned_at', 'is', null)
      .where('leaving_at', 'is', null);
    for (const { id } of await known.execute()) gone.delete(id);
  }
  return [...gone];
}

export interface GuestKeys {
  readonly cookie: string;
  readonly network: string;
}

/**
 * The group of addresses that one belongs to, for shares of the disk. Addresses are not stored: each group has
 * thousands of them, and which ones depends on a key of this installation.
 */
function networkOf(sender: string, key: string): number {
  return createHmac('sha256', key).update(`network ${sender}`).digest().readUInt16BE();
}

export function makeGuests({ db }: Store, keys: () => GuestKeys, now: () => number): Guests {
  const sign = (id: string) => createHmac('sha256', keys().cookie).update(`guest ${id}`).digest('base64url');
  const isSigned = (id: string, signature: string) => {
    const [given, expected] = [Buffer.from(signature), Buffer.from(sign(id))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  return {
    async recognise(cookie) {
      const [, id, signature] = /^([\w-]{16,32})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
      if (!id || !signature || !isSigned(id, signature)) return null;
      const known = db.selectFrom('guests').selectAll().where('id', '=', id).where('leaving_at', 'is', null);
      const row = await known.executeTakeFirst();
      return row ? { id, name: row.name, isBanned: row.banned_at !== null } : null;
    },
    async welcome(sender) {
      const person: Person = { id: newId('guest'), name: null, isBanned: false };
      const row = {
        id: person.id,
        name: null,
        created_at: now(),
        muted_at: null,
        banned_at: null,
        leaving_at: null,
        network: networkOf(sender, keys().network),
      };
      await db.insertInto('guests').values(row).execute();
      return { person, cookie: `${person.id}.${sign(person.id)}` };
    },
    async rename(id, name) {
      await db.updateTable('guests').set({ name }).where('id', '=', id).execute();
    },
  };
}
