import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuest, openTestServer } from '../kit.testing.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const settings = { game: 'scrabble-xl-nl', options: { starter: 0 } };
const TWO = [
  { kind: 'me', name: 'Noord' },
  { kind: 'me', name: 'Oost' },
];

test('deals that one guest looks at with several seats are counted and limited; those with bots are not', async () => {
  const noord = await newGuest(server.address);
  const deal = async (seats: object[]) => {
    const { id } = (await noord.post('/api/tables', { ...settings, seats })).body;
    await noord.post(`/api/tables/${id}/start`);
    return (await noord.post(`/api/tables/${id}/abort`)).body;
  };
  const withBot = [TWO[0] as object, { kind: 'bot', level: 'club' }];
  for (let time = 0; time < 5; time++) expect(await deal(withBot)).toMatchObject({ phase: 'aborted' });
  for (let time = 0; time < 3; time++) expect(await deal(TWO)).toMatchObject({ phase: 'aborted' });
  expect(await deal(TWO)).toMatchObject({ problem: { code: 'aborted-often' } });
  // Whoever sits down there sees it.
  const { body } = await noord.post('/api/tables', { ...settings, seats: [{ kind: 'me' }, { kind: 'link' }] });
  expect(body.seats[0]).toMatchObject({ aborts: 3 });
});

test('whoever follows the link to a seat is told who else sees its letters', async () => {
  const [noord, oost, west] = [
    await newGuest(server.address),
    await newGuest(server.address),
    await newGuest(server.address),
  ];
  await oost.ask('PUT', '/api/me', { name: 'Follower' });
  const { id } = (await noord.post('/api/tables', { ...settings, seats: TWO })).body;
  await noord.post(`/api/tables/${id}/start`);
  const { token } = (await noord.post(`/api/tables/${id}/seats/1/link`)).body;
  const seatOf = (body: { seats: object[] }) => body.seats[1];
  expect(seatOf((await oost.post('/api/seat-links', { token })).body)).toMatchObject({ sharedWith: ['Oost'] });
  expect(seatOf((await west.post('/api/seat-links', { token })).body)).toMatchObject({
    sharedWith: ['Oost', 'Follower'],
  });
  // The owner has the list of followers; others learn nothing.
  expect(seatOf((await noord.get(`/api/tables/${id}`)).body)).not.toHaveProperty('sharedWith');
  expect(seatOf((await (await newGuest(server.address)).get(`/api/tables/${id}`)).body)).not.toHaveProperty(
    'sharedWith',
  );
});
