import { PROTOCOL_VERSION } from '@lettertafel/protocol';
import { expect, test } from 'vitest';
import {
  hello,
  newGuest,
  newRequest,
  ofType,
  openTestServer,
  QUICK,
  sendMove,
  tableOfTwo,
  watch,
} from '../kit.testing.ts';

test('many watchers of one address delay their own news only, and miss nothing', async () => {
  const server = await openTestServer({
    trustProxy: 1,
    limits: { ...QUICK.limits, deliveries: { ...QUICK.limits.deliveries, messages: { perSecond: 10, burst: 10 } } },
  });
  const [noord, oost] = [await newGuest(server.address), await newGuest(server.address)];
  const table = await tableOfTwo(noord, oost, { chat: true });
  const watchers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const socket = await (await newGuest(server.address)).connect({ 'x-forwarded-for': '198.51.100.7' });
      socket.send({ type: 'hello', version: PROTOCOL_VERSION });
      await watch(socket, table.id, 'spectator');
      return socket;
    }),
  );
  const player = await hello(noord);
  await watch(player, table.id, 0);
  // A player elsewhere is told at once, whatever the watchers have had.
  const played = await sendMove(player, table.id, { by: 0, do: 'pass' });
  expect(played).toMatchObject({ type: 'done', number: 1 });
  await expect.poll(() => player.received.filter(ofType('news')).at(-1)?.length).toBe(2);
  const text = 'hello';
  player.send({ type: 'say', id: newRequest(), table: table.id, text });
  for (const socket of watchers) {
    await expect.poll(() => socket.received.filter(ofType('news')).at(-1)?.length, { timeout: 60_000 }).toBe(2);
    const entries = () =>
      socket.received.filter(ofType('news')).flatMap(({ entries }) => entries.map((one) => one.number));
    expect(entries()).toEqual([0, 1]);
    await expect
      .poll(() => socket.received.filter(ofType('said')).flatMap(({ sayings }) => sayings.map((one) => one.text)), {
        timeout: 60_000,
      })
      .toContain(text);
    socket.close();
  }
  player.close();
  await server.close();
});
