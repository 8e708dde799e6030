/** Guests: without registration, identified by the signed cookies of their devices. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/database.ts';
import { newId } from '../store/ids.ts';
import { lookOf } from './device-kind.ts';

export interface Person {
  readonly id: string;
  /** The browser that asks. */
  readonly device: string;
  readonly name: string | null;
  /** Banned by an administrator: has a stranger's access. */
  readonly isBanned: boolean;
}

export const COOKIE = 'lettertafel';

export interface Guests {
  /** The guest a cookie belongs to; null if it is forged, or the device was signed out, or the guest deleted. */
  recognise(cookie: string | undefined, userAgent: string): Promise<Person | null>;
  /** Creates a guest with a device, who comes from this address. */
  welcome(sender: string, userAgent: string): Promise<{ person: Person; cookie: string }>;
  /** Another device of a guest: its cookie. */
  addDevice(guest: string, userAgent: string): Promise<string>;
  rename(id: string, name: string | null): Promise<void>;
}

/** Parameters per query that both databases accept. */
const AT_ONCE = 500;
/** How exactly a device's last visit is kept, in milliseconds. */
const SEEN_EVERY = 60 * 60_000;
/** The one that was not seen for the longest time gives way. */
const MOST_DEVICES = 20;

/** Which of these devices have been signed out, or belong to somebody who was deleted or banned. */
export async function unwelcome({ db }: Store, devices: readonly string[]): Promise<string[]> {
  const gone = new Set(devices);
  for (let from = 0; from < devices.length; from += AT_ONCE) {
    const asked = devices.slice(from, from + AT_ONCE);
    const known = db
      .selectFrom('devices')
      .innerJoin('guests', 'guests.id', 'devices.guest')
      .select('devices.id')
      .where('devices.id', 'in', asked)
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
  const cookieOf = (device: string) => `${device}.${sign(device)}`;
  const isSigned = (id: string, signature: string) => {
    const [given, expected] = [Buffer.from(signature), Buffer.from(sign(id))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  const newDevice = (id: string, guest: string, userAgent: string) => {
    const at = now();
    return { id, guest, name: null, ...lookOf(userAgent), created_at: at, seen_at: at };
  };

  /** Nobody waits for it, and nothing depends on it. */
  function noteSeen(device: string, userAgent: string): void {
    const seen = db.updateTable('devices').set({ seen_at: now(), ...lookOf(userAgent) });
    seen
      .where('id', '=', device)
      .execute()
      .catch(() => {});
  }

  return {
    async recognise(cookie, userAgent) {
      const [, device, signature] = /^([\w-]{16,32})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
      if (!device || !signature || !isSigned(device, signature)) return null;
      const row = await db
        .selectFrom('devices')
        .innerJoin('guests', 'guests.id', 'devices.guest')
        .select(['guests.id', 'guests.name', 'guests.banned_at', 'devices.seen_at'])
        .where('devices.id', '=', device)
        .where('guests.leaving_at', 'is', null)
        .executeTakeFirst();
      if (!row) return null;
      if (now() - row.seen_at > SEEN_EVERY) noteSeen(device, userAgent);
      return { id: row.id, device, name: row.name, isBanned: row.banned_at !== null };
    },
    async welcome(sender, userAgent) {
      const id = newId('guest');
      const guest = {
        id,
        name: null,
        created_at: now(),
        muted_at: null,
        banned_at: null,
        leaving_at: null,
        network: networkOf(sender, keys().network),
        became: null,
      };
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('guests').values(guest).execute();
        await trx
          .insertInto('devices')
          .values(newDevice(id, id, userAgent))
          .execute();
      });
      return { person: { id, device: id, name: null, isBanned: false }, cookie: cookieOf(id) };
    },
    async addDevice(guest, userAgent) {
      const id = newId('guest');
      await db.transaction().execute(async (trx) => {
        const latest = trx
          .selectFrom('devices')
          .select('id')
          .where('guest', '=', guest)
          .orderBy('seen_at', 'desc')
          .limit(MOST_DEVICES - 1);
        await trx.deleteFrom('devices').where('guest', '=', guest).where('id', 'not in', latest).execute();
        await trx
          .insertInto('devices')
          .values(newDevice(id, guest, userAgent))
          .execute();
      });
      return cookieOf(id);
    },
    async rename(id, name) {
      await db.updateTable('guests').set({ name }).where('id', '=', id).execute();
    },
  };
}
