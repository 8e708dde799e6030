/** Fills the disk with chat, and checks the server during and afterwards. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { makeClient, newGuest, newRequest, tableOfTwo } from '../../src/kit.testing.ts';
import type { ServerProcess } from '../server-process.ts';

const isReady = async (address: string) => (await makeClient(address).get('/readyz')).status === 200;

/** Chats until the disk is full; returns the acknowledged messages. */
export async function fillUp(server: ServerProcess, until: () => Promise<void>) {
  const noord = await newGuest(server.address);
  const oost = await newGuest(server.address);
  const { id } = await tableOfTwo(noord, oost, { chat: true });
  const said: string[] = [];
  const say = async (text: string) => {
    const { status } = await noord.post(`/api/tables/${id}/chat`, { id: newRequest(), text });
    if (status === 200) said.push(text);
    return status;
  };
  expect(await say('before')).toBe(200);
  await until();
  let refused = 0;
  for (let number = 0; refused === 0; number++) {
    if ((await say(`number ${number} ${'x'.repeat(300)}`)) !== 200) refused += 1;
    await sleep(210);
  }
  return { said, say, read: async () => JSON.stringify((await noord.get(`/api/tables/${id}/chat`)).body) };
}

export const expectNotReady = (server: ServerProcess) =>
  expect.poll(() => isReady(server.address), { timeout: 60_000 }).toBe(false);

export async function expectSurvival(
  server: ServerProcess,
  full: Awaited<ReturnType<typeof fillUp>>,
  free: () => Promise<void>,
) {
  await free();
  await expect.poll(() => isReady(server.address), { timeout: 60_000 }).toBe(true);
  expect(await full.say('after')).toBe(200);
  const kept = await full.read();
  for (const text of full.said.slice(-100)) expect(kept).toContain(text);
  expect(server.isAlive()).toBe(true);
}
