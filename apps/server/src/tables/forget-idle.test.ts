import { describe, expect, test } from 'vitest';
import { newGuest, openHouse, openTestServer, tableOfTwo } from '../kit.testing.ts';
import { openTestStore, STORES } from '../store/stores.testing.ts';
import { forgetIdle } from './forget-idle.ts';

const DAY = 24 * 60 * 60_000;

describe.each(STORES)('guests who stay away, in %s', (kind) => {
  test('are deleted after 400 days without a visit and without a game', async () => {
    const store = await openTestStore(kind);
    const server = await openTestServer({ store: store.address });
    const [noord, oost, away, here] = await Promise.all(Array.from({ length: 4 }, () => newGuest(server.address)));
    if (!noord || !oost || !away || !here) throw new Error('no guests');
    await away.ask('PUT', '/api/me', { name: 'Away' });
    const { id } = await tableOfTwo(noord, oost);
    await server.close();
    const { services, close } = await openHouse(store.address);
    const { db } = services.store;
    const later = (days: number) => ({ ...services, now: () => Date.now() + days * DAY });
    expect(await forgetIdle(later(399), 400)).toBe(0);
    // Somebody who came, and two who play.
    const visited = { seen_at: Date.now() + 300 * DAY };
    const hereId = /=([^.]+)\./.exec(here.cookie())?.[1] ?? '';
    await db.updateTable('devices').set(visited).where('guest', '=', hereId).execute();
    await db
      .updateTable('tables')
      .set({ changed_at: Date.now() + 10 * DAY })
      .where('id', '=', id)
      .execute();
    expect(await forgetIdle(later(401), 400)).toBe(1);
    const names = (await db.selectFrom('guests').select('name').execute()).map(({ name }) => name);
    expect(names).toHaveLength(3);
    expect(names).not.toContain('Away');
    await close();
    await store.remove();
  });
});
