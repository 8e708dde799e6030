/** Asking the others of a finished game again, and what becomes of the invitation. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ban } from '../admin/index.ts';
import { type Client, newGuest, newRequest, openHouse, openTestServer, tableOfTwo } from '../kit.testing.ts';
import { openTestStore, STORES, type TestStore } from '../store/stores.testing.ts';

describe.each(STORES)('with the data in %s', (kind) => {
  let home: TestStore;
  let server: Awaited<ReturnType<typeof openTestServer>>;
  beforeAll(async () => {
    home = await openTestStore(kind);
    server = await openTestServer({ store: home.address });
  });
  afterAll(async () => {
    await server.close();
    await home.remove();
  });

  const two = async () => [await newGuest(server.address), await newGuest(server.address)] as const;
  const finished = async (one: Client, other: Client, asked: object = {}) => {
    const { id } = await tableOfTwo(one, other, asked);
    await other.post(`/api/tables/${id}/moves`, { id: newRequest(), move: { by: 1, do: 'resign' } });
    return id;
  };
  const again = async (who: Client, id: string) => (await who.post(`/api/tables/${id}/again`)).body;
  const list = async (who: Client, which: string) => (await who.get(`/api/me/tables?list=${which}`)).body;
  const idsIn = async (who: Client, which: string) => (await list(who, which)).map(({ id }: { id: string }) => id);

  test('the other finds the table in the own list, sits down, and the game begins', async () => {
    const [noord, oost] = await two();
    const before = await finished(noord, oost, { options: { starter: 0, turnSeconds: 600 } });
    const made = await again(noord, before);
    expect(made).toMatchObject({
      phase: 'gathering',
      game: 'scrabble-xl-nl',
      options: { starter: 1, turnSeconds: 600 },
    });
    expect(made.seats).toMatchObject([{ kind: 'person', name: 'One', mine: true }, { kind: 'free' }]);
    const [invited] = await list(oost, 'running');
    expect(invited).toMatchObject({ id: made.id, invited: true, awaited: false });
    expect(await list(noord, 'running')).toEqual([expect.not.objectContaining({ invited: true })]);
    // A second tap asks nobody twice.
    expect((await again(noord, before)).id).toBe(made.id);
    expect((await oost.post(`/api/tables/${made.id}/sit`)).status).toBe(200);
    const [begun] = await list(oost, 'running');
    expect(begun).toMatchObject({ id: made.id, seats: [{ kind: 'person' }, { kind: 'person', mine: true }] });
    expect(begun.invited).toBeUndefined();
  });

  test('an invitation can be hidden and shown again, and is gone with the table', async () => {
    const [noord, oost] = await two();
    const { id } = await again(noord, await finished(noord, oost));
    expect((await oost.ask('PUT', `/api/tables/${id}/away`)).status).toBe(204);
    expect([await idsIn(oost, 'running'), await idsIn(oost, 'away')]).toEqual([[], [id]]);
    await oost.ask('DELETE', `/api/tables/${id}/away`);
    expect(await idsIn(oost, 'running')).toEqual([id]);
    expect((await noord.post(`/api/tables/${id}/abort`)).status).toBe(200);
    expect(await idsIn(oost, 'running')).toEqual([]);
    expect(await idsIn(oost, 'all')).not.toContain(id);
  });

  test('only who played there may ask, once it is over, and nobody else learns of it', async () => {
    const [noord, oost] = await two();
    const stranger = await newGuest(server.address);
    const { id: running } = await tableOfTwo(noord, oost);
    expect((await noord.post(`/api/tables/${running}/again`)).body.problem.code).toBe('not-over');
    const over = await finished(noord, oost, { listed: true });
    expect((await stranger.post(`/api/tables/${over}/again`)).body.problem.code).toBe('not-your-seat');
    expect((await stranger.post('/api/tables/none/again')).body.problem.code).toBe('no-such-table');
    const { id } = await again(oost, over);
    expect((await stranger.get('/api/tables')).body.map((table: { id: string }) => table.id)).not.toContain(id);
    expect(await idsIn(stranger, 'running')).toEqual([]);
    expect(await idsIn(noord, 'running')).toContain(id);
  });

  test('whoever is banned or deleted is not asked, and leaves no invitation', async () => {
    const [noord, oost] = await two();
    const over = await finished(noord, oost);
    const { id } = await again(noord, over);
    await oost.ask('DELETE', '/api/me');
    const house = await openHouse(home.address);
    const left = () =>
      house.services.store.db.selectFrom('invitations').select('guest').where('table_id', '=', id).execute();
    expect(await left()).toEqual([]);
    const [west, zuid] = await two();
    const between = await finished(west, zuid);
    const [seat] = await house.services.store.db
      .selectFrom('seat_holders')
      .select('guest')
      .where('table_id', '=', between)
      .where('seat', '=', 1)
      .execute();
    await ban(house.services, { guest: seat?.guest ?? '' });
    expect((await again(west, between)).phase).toBe('gathering');
    expect(await idsIn(zuid, 'running')).toEqual([]);
    await house.close();
  });

  test('it goes along with who signs in as another self', async () => {
    const [noord, oost] = await two();
    const { id } = await again(noord, await finished(noord, oost));
    const self = await newGuest(server.address);
    const { words } = (await self.post('/api/me/words', { language: 'nl' })).body;
    expect((await oost.post('/api/me/sign-in', { words: words.join(' ') })).status).toBe(200);
    expect(await idsIn(self, 'running')).toEqual([id]);
  });
});
