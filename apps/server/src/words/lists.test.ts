import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, newGuest, openTestServer } from '../kit.testing.ts';
import { openTestStore, STORES } from '../store/stores.testing.ts';

interface Listed {
  readonly id: string;
  readonly name: string | null;
  readonly kind: string;
  readonly words: number;
  readonly mine: boolean;
}

describe.each(STORES)('lists of guests in %s', (kind) => {
  let noord: Client;
  let oost: Client;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const store = await openTestStore(kind);
    const server = await openTestServer({ store: store.address });
    close = async () => {
      await server.close();
      await store.remove();
    };
    noord = await newGuest(server.address);
    oost = await newGuest(server.address);
  });
  afterAll(() => close());

  const keep = (client: Client, words: readonly string[], name = 'thuis') =>
    client.post('/api/words/house', { language: 'nl', name, words });
  const listsOf = async (client: Client, name: string) =>
    ((await client.get('/api/words')).body as unknown as Listed[]).filter((list) => list.name === name);
  const tableWith = (words: string) =>
    noord.post('/api/tables', {
      game: 'scrabble-xl-nl',
      options: { checking: 'automatic' },
      words,
      seats: [
        { kind: 'me', name: 'Noord' },
        { kind: 'me', name: 'Oost' },
      ],
    });

  test('B-30 a house list keeps rulings, and later games accept them besides the shipped words', async () => {
    await keep(noord, ['KWEX']);
    const { status, body } = await keep(noord, ['ZWOFT', 'KWEX']);
    expect({ status, body }).toMatchObject({ status: 200, body: { kind: 'house', name: 'thuis', words: 2 } });
    expect(await listsOf(noord, 'thuis')).toMatchObject([{ id: body.id, words: 2, mine: true }]);
    expect(await listsOf(oost, 'thuis')).toEqual([]);

    const table = await tableWith(body.id);
    expect(table.body.words).toMatchObject({ id: body.id, kind: 'house' });
    await noord.post(`/api/tables/${table.body.id}/start`, {});
    await expect.poll(async () => (await noord.get(`/api/tables/${table.body.id}`)).body.phase).toBe('playing');
    const checked = await noord.post(`/api/tables/${table.body.id}/check`, { words: ['KWEX', 'TREIN', 'QWXZ'] });
    expect(checked.body.good).toEqual({ KWEX: true, TREIN: true, QWXZ: false });
  });

  test('only its creator can read and change a house list', async () => {
    const { body } = await keep(noord, ['BLORP'], 'club');
    expect((await noord.get(`/api/words/${body.id}/text`)).body).toEqual({ text: 'BLORP\n' });
    expect((await oost.get(`/api/words/${body.id}/text`)).body).toMatchObject({ problem: { code: 'no-such-list' } });
    expect((await oost.ask('DELETE', `/api/words/${body.id}`)).status).toBe(404);
    expect((await noord.ask('DELETE', `/api/words/${body.id}`)).status).toBe(204);
    expect(await listsOf(noord, 'club')).toEqual([]);
  });

  test('guests who bring the same words have a list each', async () => {
    const { body: first } = await keep(noord, ['GRUMP'], 'samen');
    const { body: second } = await keep(oost, ['GRUMP'], 'samen');
    expect((await oost.get(`/api/words/${second.id}/text`)).body).toEqual({ text: 'GRUMP\n' });
    expect((await oost.ask('DELETE', `/api/words/${second.id}`)).status).toBe(204);
    expect(await listsOf(noord, 'samen')).toMatchObject([{ id: first.id, mine: true }]);
  });

  test('a list has a name for people; lines without a word are left out and named, and the rest is there', async () => {
    const bring = (name: string, text: string) =>
      noord.ask(
        'POST',
        `/api/words?${new URLSearchParams({ language: 'nl', name, kind: 'house', marks: 'join' })}`,
        text,
      );
    const { status, body } = await bring(' Oma’s  woorden ', 'kwex\nfoto’s\nq\n12 stuks\nzwoft\n');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        name: 'Oma’s woorden',
        words: 3,
        leftOut: {
          count: 2,
          lines: [
            { line: 3, text: 'q', reason: 'too-short' },
            { line: 4, text: '12 stuks', reason: 'not-letters' },
          ],
        },
      },
    });
    expect(body.id).toMatch(/^nl\.house-oma-s-woorden\.[0-9a-f]{12}$/);
    expect((await tableWith(body.id)).body.words).toMatchObject({ name: 'Oma’s woorden', kind: 'house' });
    // A name that differs in signs only is another list.
    const other = await bring('Oma s woorden', 'kwex\nfotos\nzwoft');
    expect(other.body.id).not.toBe(body.id);
    expect((await bring('Oma', '1\n2')).body).toMatchObject({ problem: { code: 'bad-list', why: 'empty' } });
    expect((await bring('a\u202eb', 'kwex')).body).toMatchObject({ problem: { code: 'bad-list', path: 'name' } });
  });

  test('a removed list still serves the games that use it', async () => {
    const { body } = await keep(noord, ['FLARP'], 'oud');
    const table = await tableWith(body.id);
    await noord.ask('DELETE', `/api/words/${body.id}`);
    expect(await listsOf(noord, 'oud')).toEqual([]);
    expect((await noord.get(`/api/tables/${table.body.id}`)).body.words).toMatchObject({ id: body.id });
  });

  test.each([
    [
      { language: 'nl', name: '\u202eanna', words: ['KWEX'] },
      { code: 'bad-list', why: 'bad-name' },
    ],
    [
      { language: 'nl', name: 'thuis', words: ['KWEX', "foto's"] },
      { code: 'bad-list', why: 'bad-lines, first in line 2' },
    ],
    [{ language: 'nl', name: 'thuis', words: [] }, { code: 'not-understood' }],
    [{ language: 'fr', name: 'thuis', words: ['KWEX'] }, { code: 'not-understood' }],
  ])('%j is refused, with a reason that pages can translate: %j', async (asked, problem) => {
    expect((await noord.post('/api/words/house', asked)).body).toMatchObject({ problem });
  });
});
