/** Deletes guests who have not been here for a long time, as if they had done it themselves. */
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { forgetGuest } from './forget-guest.ts';

const DAY = 24 * 60 * 60_000;
/** Each goes through all tables. */
const AT_ONCE = 50;

/** How many were deleted. An administrator's decision about somebody stays. */
export async function forgetIdle(services: Services, days: number): Promise<number> {
  const before = services.now() - days * DAY;
  const idle = services.store.db
    .selectFrom('guests')
    .select('id')
    .where('created_at', '<', before)
    .where('leaving_at', 'is', null)
    .where('became', 'is', null)
    .where('muted_at', 'is', null)
    .where('banned_at', 'is', null)
    .where(sql<boolean>`not exists (select 1 from devices where devices.guest = guests.id and devices.seen_at >= ${before})
      and not exists (select 1 from seat_holders join tables on tables.id = seat_holders.table_id
        where seat_holders.guest = guests.id and tables.changed_at >= ${before})`)
    .limit(AT_ONCE);
  const guests = await idle.execute();
  for (const { id } of guests) await forgetGuest(services, id);
  return guests.length;
}
