import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse } from '../kit.testing.ts';
import { makeGuests } from '../people/guests.ts';
import { openTestStore, STORES, type TestStore } from '../store/stores.testing.ts';
import { type Bound, type Bounds, FRESH, makeBoundsKeeper } from './bounds.ts';
import { createTable } from './create.ts';

const NO_BOUND: Bound = { perGuest: 1e9, perNetwork: 1e9, perServer: 1e9 };
const LAX: Bounds = { tables: NO_BOUND, logs: NO_BOUND, sayings: NO_BOUND, reports: NO_BOUND, guests: NO_BOUND };

describe.each(STORES)('what strangers leave in %s', (kind) => {
  let store: TestStore;
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    store = await openTestStore(kind);
    house = await openHouse(store.address);
  });
  afterAll(async () => {
    await house.close();
    await store.remove();
  });

  async function guestFrom(address: string) {
    const guests = makeGuests(house.services.store, () => ({ cookie: 'key', network: 'key' }), Date.now);
    return (await guests.welcome(address, '')).person;
  }
  const old = Date.now() - 2 * FRESH;
  async function tableOf(person: { id: string }, changes: object = {}) {
    const seats = [{ kind: 'me' as const }, { kind: 'link' as const }];
    const asked = { game: 'scrabble-xl-nl' as const, options: {}, seats, listed: true, chat: true };
    const made = await createTable(
      house.services,
      { ...person, device: person.id, name: null, isBanned: false },
      asked,
    );
    if ('problem' in made) throw new Error(made.problem.code);
    const changed = { changed_at: old, ...changes };
    await house.services.store.db.updateTable('tables').set(changed).where('id', '=', made.id).execute();
    return made.id;
  }
  async function keep(bounds: Partial<Bounds>, person: { id: string }) {
    const keeper = makeBoundsKeeper({ ...LAX, ...bounds });
    keeper.note(person.id);
    await keeper.keep(house.services);
  }
  const tablesOf = async (...people: { id: string }[]) =>
    (
      await house.services.store.db
        .selectFrom('tables')
        .select('id')
        .where(
          'host',
          'in',
          people.map(({ id }) => id),
        )
        .execute()
    ).map(({ id }) => id);

  test('tables: the oldest of a guest or a network give way, games under way last, and none just changed', async () => {
    const [noord, oost, far] = [
      await guestFrom('192.0.2.1'),
      await guestFrom('192.0.2.1'),
      await guestFrom('192.0.2.9'),
    ];
    const first = await tableOf(noord, { changed_at: old - 5 });
    const playing = await tableOf(noord, { phase: 'playing', changed_at: old - 9 });
    const fresh = await tableOf(noord, { changed_at: Date.now() });
    const elsewhere = await tableOf(far, { changed_at: old - 99 });
    await keep({ tables: { ...NO_BOUND, perGuest: 2 } }, noord);
    expect(new Set(await tablesOf(noord))).toEqual(new Set([playing, fresh]));
    expect(await tablesOf(noord)).not.toContain(first);
    const others = [await tableOf(oost), await tableOf(oost, { changed_at: old - 1 })];
    await keep({ tables: { ...NO_BOUND, perNetwork: 3 } }, oost);
    expect(new Set(await tablesOf(noord, oost))).toEqual(new Set([playing, fresh, others[0]]));
    await keep({ tables: { ...NO_BOUND, perNetwork: 0 } }, oost);
    expect(await tablesOf(noord, oost)).toEqual([fresh]);
    expect(await tablesOf(far)).toEqual([elsewhere]);
    await keep({ tables: { ...NO_BOUND, perServer: 1 } }, far);
    expect(await tablesOf(noord, far)).toEqual([fresh]);
  });

  test('logs: by their bytes', async () => {
    const noord = await guestFrom('192.0.2.2');
    await tableOf(noord, { size: 700, phase: 'over', changed_at: old - 3 });
    const [second, third] = [await tableOf(noord, { size: 300, phase: 'over' }), await tableOf(noord, { size: 100 })];
    await keep({ logs: { ...NO_BOUND, perGuest: 500 } }, noord);
    expect(new Set(await tablesOf(noord))).toEqual(new Set([second, third]));
  });

  test('chat and reports: the oldest give way, reported messages and open reports last', async () => {
    const { db } = house.services.store;
    const [noord, oost] = [await guestFrom('192.0.2.3'), await guestFrom('192.0.2.3')];
    const table_id = await tableOf(noord);
    const said = { table_id, seat: null, name: null, guest: noord.id, text: 'hello' };
    const rows = [0, 1, 2, 3, 4].map((number) => ({ ...said, number, at: 100 + number, request: `request-${number}` }));
    await db.insertInto('sayings').values(rows).execute();
    const report = { table_id, kind: 'saying' as const, about: noord.id, reason: null };
    await db
      .insertInto('reports')
      .values([
        { ...report, number: 0, guest: oost.id, at: 1, closed_at: null },
        { ...report, number: 1, guest: oost.id, at: 2, closed_at: 3 },
      ])
      .execute();
    const numbers = async (of: 'sayings' | 'reports') =>
      (await db.selectFrom(of).select('number').where('table_id', '=', table_id).orderBy('number').execute()).map(
        ({ number }) => number,
      );
    await keep({ reports: { ...NO_BOUND, perGuest: 1 } }, oost);
    expect(await numbers('reports')).toEqual([0]);
    await keep({ sayings: { ...NO_BOUND, perNetwork: 3 } }, oost);
    expect(await numbers('sayings')).toEqual([0, 3, 4]);
    await keep({ sayings: { ...NO_BOUND, perServer: 1 } }, oost);
    expect(await numbers('sayings')).toEqual([0]);
  });

  test('guests: the oldest who have nothing here give way, and nobody an administrator decided about', async () => {
    const { db } = house.services.store;
    const make = () => guestFrom('192.0.2.4');
    const [host, banned, first, second, last] = [await make(), await make(), await make(), await make(), await make()];
    const people = [host, banned, first, second, last];
    await tableOf(host);
    await db.updateTable('guests').set({ banned_at: 1 }).where('id', '=', banned.id).execute();
    const ids = people.map(({ id }) => id);
    for (const [age, id] of ids.entries()) {
      await db
        .updateTable('guests')
        .set({ created_at: old + age })
        .where('id', '=', id)
        .execute();
    }
    await keep({ guests: { perNetwork: 3, perServer: 1e9 } }, host);
    const left = await db.selectFrom('guests').select('id').where('id', 'in', ids).execute();
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set(ids.filter((id) => id !== first.id && id !== second.id)));
  });
});
