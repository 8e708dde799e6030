/** Guests: whoever comes with a cookie this house has signed. Nobody registers. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/database.ts';

export interface Person {
  readonly id: string;
  readonly name: string | null;
}

export const COOKIE = 'lettertafel';

export interface Guests {
  /** Who a cookie belongs to; null when it is forged, or its guest has gone. */
  recognise(cookie: string | undefined): Promise<Person | null>;
  /** A new guest, and the cookie to come back with. */
  welcome(): Promise<{ person: Person; cookie: string }>;
  rename(id: string, name: string | null): Promise<void>;
}

export function makeGuests({ db }: Store, key: () => string, now: () => number): Guests {
  const sign = (id: string) => createHmac('sha256', key()).update(`guest ${id}`).digest('base64url');
  const isSigned = (id: string, signature: string) => {
    const [given, expected] = [Buffer.from(signature), Buffer.from(sign(id))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  return {
    async recognise(cookie) {
      const [, id, signature] = /^([\w-]{16,32})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
      if (!id || !signature || !isSigned(id, signature)) return null;
      return (await db.selectFrom('guests').select(['id', 'name']).where('id', '=', id).executeTakeFirst()) ?? null;
    },
    async welcome() {
      const person = { id: randomBytes(16).toString('base64url'), name: null };
      await db
        .insertInto('guests')
        .values({ ...person, created_at: now() })
        .execute();
      return { person, cookie: `${person.id}.${sign(person.id)}` };
    },
    async rename(id, name) {
      await db.updateTable('guests').set({ name }).where('id', '=', id).execute();
    },
  };
}
