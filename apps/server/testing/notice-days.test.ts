/**
 * Days of games over days: people who look, play or stay away, servers that stop in the middle, push services that fail
 * and browsers that are gone. Every turn is either seen live or noticed exactly once on every device that can be reached.
 * `NOTICE_DAYS=1000 NOTICE_PEOPLE=50` plays years.
 */
import { seededRng } from '@lettertafel/engine/testing';
import { expect, test } from 'vitest';
import { type Client, makeClient, newGuest, newRequest, openTestServer, tableOfTwo } from '../src/kit.testing.ts';
import { openPushReceiver, type TestBrowser } from '../src/notices/push-receiver.testing.ts';
import { openStore } from '../src/store/database.ts';
import { noteSeen } from '../src/store/notices.ts';
import { openTestStore, STORES } from '../src/store/stores.testing.ts';

const DAYS = Number(process.env.NOTICE_DAYS ?? 10);
const PEOPLE = Number(process.env.NOTICE_PEOPLE ?? 6);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const AFTER = 10_000;

/** How a browser's push service answers for a while: it is gone, out of order, or takes the message and says nothing. */
const TROUBLES = [410, 500, 0] as const;

interface Device {
  readonly id: string;
  readonly client: () => Client;
  readonly browser: TestBrowser;
  /** How many different notices it should have received. */
  expected: number;
  /** The first day on which it works again. */
  backOn: number;
}

interface Person {
  readonly id: string;
  readonly devices: readonly [Device, ...Device[]];
}

interface Table {
  id: string;
  readonly players: readonly [Person, Person];
  turn: 0 | 1;
}

const idIn = (client: Client) => /=([^.]+)\./.exec(client.cookie())?.[1] ?? '';
const isGone = ({ browser }: Device) => browser.status === 410;
const received = ({ browser }: Device) => new Set(browser.received).size;

test.each(STORES)(`${DAYS} days of ${PEOPLE} people in %s`, { timeout: 120 * MINUTE }, async (kind) => {
  const rng = seededRng(`days ${kind}`);
  const isOneOf = (many: number) => rng.below(many) === 0;
  const home = await openTestStore(kind);
  const push = await openPushReceiver();
  const store = await openStore(home.address);
  const clock = { at: Date.now() };
  const open = () =>
    openTestServer({
      store: home.address,
      now: () => clock.at,
      ticks: () => clock.at,
      botWorkers: 0,
      notices: { services: [push.origin], after: AFTER, every: 5 },
    });
  const servers = [await open(), ...(kind === 'PostgreSQL' ? [await open()] : [])];
  const anyServer = () => servers[rng.below(servers.length)]?.address ?? '';
  const counts = { turns: 0, seen: 0, noticed: 0, troubles: 0, restarts: 0 };
  let day = 0;

  async function newDevice(client: Client): Promise<Device> {
    const browser = push.newBrowser();
    expect((await client.ask('PUT', '/api/me/notices', browser.subscribe)).status).toBe(200);
    const cookie = client.cookie();
    return { id: idIn(client), client: () => makeClient(anyServer(), cookie), browser, expected: 0, backOn: 0 };
  }

  async function newPerson(): Promise<Person> {
    const client = await newGuest(anyServer());
    const first = await newDevice(client);
    if (!isOneOf(2)) return { id: first.id, devices: [first] };
    const { words } = (await client.post('/api/me/words', { language: 'nl' })).body;
    const other = await newGuest(anyServer());
    await other.post('/api/me/sign-in', { words: words.join(' ') });
    return { id: first.id, devices: [first, await newDevice(other)] };
  }

  const people: Person[] = [];
  for (let number = 0; number < PEOPLE; number++) people.push(await newPerson());
  const devices = people.flatMap((person) => person.devices);
  const isBroken = ({ backOn }: Device) => backOn > day;
  const moverAt = ({ players, turn }: Table) => players[turn];

  async function begin(table: Table): Promise<void> {
    const [one, other] = table.players.map(({ devices: [first] }) => first.client());
    if (!one || !other) throw new Error('nobody plays');
    table.turn = 0;
    table.id = (await tableOfTwo(one, other, { options: { starter: 0, pace: 'correspondence' } })).id;
    await beginTurn(table);
  }

  /** It is seen at that moment, or every device is told. */
  async function beginTurn(table: Table): Promise<void> {
    const mover = moverAt(table);
    const isSeen = isOneOf(3);
    counts.turns += 1;
    counts[isSeen ? 'seen' : 'noticed'] += 1;
    if (isSeen) return noteSeen(store, { guest: mover.id, table: table.id, length: 10_000, now: clock.at });
    for (const device of mover.devices) device.expected += 1;
  }

  async function move(table: Table): Promise<void> {
    const client = moverAt(table).devices[0].client();
    const asked = { id: newRequest(), move: { by: table.turn, do: 'pass' } };
    expect((await client.post(`/api/tables/${table.id}/moves`, asked)).status).toBe(200);
    if ((await client.get(`/api/tables/${table.id}`)).body.phase === 'over') return begin(table);
    table.turn = table.turn === 0 ? 1 : 0;
    await beginTurn(table);
  }

  /** Lets time pass until nothing waits any more but for a push service that is out of order. */
  async function sendAll(): Promise<void> {
    const broken = ['', ...devices.filter(isBroken).map(({ id }) => id)];
    const waiting = (until: number) =>
      store.db
        .selectFrom('notices')
        .select('id')
        .where('at', '<=', until)
        .where('device', 'not in', broken)
        .executeTakeFirst();
    while (await waiting(clock.at + 3 * HOUR)) {
      clock.at += 2 * MINUTE;
      await expect.poll(() => waiting(clock.at - AFTER - MINUTE), { interval: 2, timeout: 60_000 }).toBeUndefined();
    }
  }

  async function recover(device: Device): Promise<void> {
    const wasGone = isGone(device);
    device.browser.status = 201;
    if (!wasGone) return;
    // Its browser has subscribed again. What it was not told meanwhile it will not be told.
    await device.client().ask('DELETE', '/api/me/notices');
    await device.client().ask('PUT', '/api/me/notices', device.browser.subscribe);
    device.expected = received(device);
  }

  const tables = people.map(
    (one, number): Table => ({
      id: '',
      players: [one, people[(number + 1) % people.length] ?? one],
      turn: 0,
    }),
  );
  for (const table of tables) await begin(table);
  for (day = 1; day <= DAYS; day++) {
    if (isOneOf(3)) {
      // While it is sending: what it had leased is sent by another one, or later.
      const at = rng.below(servers.length);
      clock.at += AFTER;
      await servers[at]?.close();
      servers[at] = await open();
      counts.restarts += 1;
    }
    for (const device of devices) {
      if (device.backOn === day) await recover(device);
      else if (!isBroken(device) && isOneOf(15)) {
        device.browser.status = TROUBLES[rng.below(TROUBLES.length)] ?? 500;
        device.backOn = day + 1 + rng.below(2);
        counts.troubles += 1;
      }
    }
    await sendAll();
    for (const device of devices) if (!isBroken(device)) expect(received(device), `day ${day}`).toBe(device.expected);
    clock.at += (6 + rng.below(12)) * HOUR;
    for (const table of tables) {
      const isReached = !moverAt(table).devices.some(isBroken);
      if (isReached && !isOneOf(4)) await move(table);
    }
  }
  console.log(`${kind}, ${DAYS} days: ${JSON.stringify(counts)}, ${push.count()} requests`);
  for (const server of servers) await server.close();
  await store.close();
  await push.close();
  await home.remove();
});
