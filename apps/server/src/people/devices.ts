/** The devices of a guest: listed, named, and signed out one by one. */
import type { DeviceInfo } from '@lettertafel/protocol';
import type { Store } from '../store/database.ts';
import type { Person } from './guests.ts';

export async function listDevices({ db }: Store, { id, device }: Person): Promise<DeviceInfo[]> {
  const rows = await db
    .selectFrom('devices')
    .select(['id', 'name', 'kind', 'browser', 'seen_at'])
    .where('guest', '=', id)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
  const devices = rows.map(({ seen_at, ...row }) => ({ ...row, seenAt: seen_at, isThis: row.id === device }));
  return [...devices.filter(({ isThis }) => isThis), ...devices.filter(({ isThis }) => !isThis)];
}

/** False: the guest has no such device. */
export async function nameDevice({ db }: Store, { id }: Person, device: string, name: string | null): Promise<boolean> {
  const naming = db.updateTable('devices').set({ name }).where('id', '=', device).where('guest', '=', id);
  return (await naming.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Its cookie is worth nothing from now on. False: the guest has no such device. */
export async function endDevice({ db }: Store, { id }: Person, device: string): Promise<boolean> {
  const ending = db.deleteFrom('devices').where('id', '=', device).where('guest', '=', id);
  return (await ending.executeTakeFirst()).numDeletedRows > 0n;
}
