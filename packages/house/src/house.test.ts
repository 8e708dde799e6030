import { expect, test } from 'vitest';
import { type Advance, type GameStore, type House, makeHouse } from './house.ts';
import { handClock, headOf, lexicon } from './kit.testing.ts';
import { type KeptEntry, type LiveGame, replayOn, startGame } from './live-game.ts';
import type { Unsettled } from './retry.ts';

/** A log that two houses share, whose appends a test can delay. */
function sharedLog(options: Record<string, unknown> = { starter: 0 }) {
  const { id, settings, chance } = headOf({ options });
  const entries: KeptEntry[] = [];
  const faults: (Unsettled | Error)[] = [];
  const store: GameStore<LiveGame> = {
    isShared: true,
    async read(asked, known) {
      const start = known ?? startGame(id, settings, chance);
      if (asked !== id) return null;
      if ('refusal' in start) throw new Error(start.refusal.code);
      const read = entries.slice(start.length);
      return { table: replayOn(start, read), entries: read };
    },
    isCurrent: async ({ length }) => length === entries.length,
    async append({ length }, decided) {
      const fault = faults.shift();
      if (fault instanceof Error) throw fault;
      if (fault) return fault;
      if (length !== entries.length) return 'overtaken';
      entries.push(...decided.entries);
      return decided.after;
    },
  };
  return { id, entries, faults, store };
}

interface Opened {
  readonly house: House<LiveGame>;
  readonly told: Advance<LiveGame>[];
  readonly pauses: number[];
}

function open(store: GameStore<LiveGame>, { owed = 0, clock = handClock() } = {}): Opened {
  const told: Advance<LiveGame>[] = [];
  const pauses: number[] = [];
  let ticks = 0;
  const house = makeHouse<LiveGame>({
    store,
    now: clock.now,
    lexiconOf: () => lexicon,
    owedTo: () => owed,
    onAdvance: (advance) => void told.push(advance),
    isPassing: (error) => (error as Error).message === 'passing',
    async pause(milliseconds) {
      pauses.push(milliseconds);
      ticks += milliseconds;
    },
    ticks: () => ticks,
  });
  return { house, told, pauses };
}

const DEAL = { read: () => ({ move: { by: 'house', do: 'deal' } as const }) };
const pass = (by: number, id = `${by}`) => ({
  request: { sender: `seat ${by}`, id },
  read: () => ({ move: { by, do: 'pass' } }),
});

test('a move is announced only after it is stored', async () => {
  const { id, entries, store } = sharedLog();
  const seen: number[] = [];
  const { house, told } = open({
    ...store,
    async append(before, decided) {
      await Promise.resolve();
      seen.push(told.length);
      return store.append(before, decided);
    },
  });
  expect(await house.submit(id, DEAL)).toEqual({ number: 0 });
  expect(await house.submit(id, pass(0))).toEqual({ number: 1 });
  expect(seen).toEqual([0, 1]);
  expect(told.map(({ entries: fresh, isOwn }) => [fresh, isOwn])).toEqual(entries.map((entry) => [[entry], true]));
});

test('an unknown table gives null', async () => {
  const { store } = sharedLog();
  const { house } = open(store);
  expect(await house.submit('elsewhere', DEAL)).toBeNull();
  expect(await house.look('elsewhere')).toBeNull();
});

test('a request sent twice is played once, even if the game has advanced', async () => {
  const { id, store } = sharedLog();
  const { house } = open(store);
  await house.submit(id, DEAL);
  const [first, second] = await Promise.all([house.submit(id, pass(0)), house.submit(id, pass(0))]);
  expect([first, second]).toEqual([{ number: 1 }, { number: 1 }]);
  await house.submit(id, pass(1));
  expect(await house.submit(id, pass(0))).toEqual({ number: 1 });
  expect((await open(store).house.submit(id, pass(0))) ?? null).toEqual({ number: 1 });
});

test('commands of one table are serialised; tables are independent', async () => {
  const { id, store } = sharedLog();
  const { house } = open(store);
  const order: string[] = [];
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const note = async (what: string) => ({ value: order.push(what) });
  const first = house.change(id, () => gate.then(() => note('first')));
  const second = house.change(id, () => note('second'));
  expect(await house.change('elsewhere', () => note('elsewhere'))).toBeNull();
  await house.look('elsewhere').then(() => note('looked elsewhere'));
  go();
  await Promise.all([first, second]);
  expect(order).toEqual(['looked elsewhere', 'first', 'second']);
});

test('a change that was overtaken is decided again, on what others have added', async () => {
  const { id, store } = sharedLog();
  const [here, there] = [open(store), open(store)];
  await here.house.submit(id, DEAL);
  const lengths: number[] = [];
  const changed = await here.house.change(id, async (table) => {
    lengths.push(table.length);
    if (lengths.length > 1) return { value: 'done', table: { ...table, latest: 7 } };
    await there.house.submit(id, pass(0));
    return 'overtaken';
  });
  expect(changed).toBe('done');
  expect(lengths).toEqual([1, 2]);
  expect(here.told.map(({ isOwn }) => isOwn)).toEqual([true, false]);
  expect(await here.house.look(id)).toMatchObject({ length: 2, latest: 7 });
});

test('a change whose answer is lost is not made again', async () => {
  const { id, store } = sharedLog();
  const { house, pauses } = open(store);
  let tries = 0;
  const change = house.change(id, async () => {
    tries += 1;
    throw new Error('passing');
  });
  await expect(change).rejects.toThrow('passing');
  expect([tries, pauses]).toEqual([1, []]);
});

test('an overtaken house reloads, announces the new entries and decides again', async () => {
  const { id, entries, store } = sharedLog();
  const [here, there] = [open(store), open(store)];
  await here.house.submit(id, DEAL);
  await there.house.look(id);
  await here.house.submit(id, pass(0));
  expect(await there.house.submit(id, pass(1))).toEqual({ number: 2 });
  expect(there.told.map(({ isOwn, entries: fresh }) => [isOwn, fresh.map(({ number }) => number)])).toEqual([
    [false, [1]],
    [true, [2]],
  ]);
  // A house with a stale copy reloads before it refuses.
  expect(await here.house.submit(id, pass(0, 'again'))).toEqual({ number: 3 });
  expect(entries).toHaveLength(4);
});

test('refusals and objections need an up-to-date log', async () => {
  const { id, store } = sharedLog();
  const [here, there] = [open(store), open(store)];
  await here.house.submit(id, DEAL);
  await there.house.look(id);
  await here.house.submit(id, pass(0));
  const lengths: number[] = [];
  const objection = await there.house.submit(id, {
    read({ length }) {
      lengths.push(length);
      return { problem: 'never' };
    },
  });
  expect(objection).toEqual({ problem: 'never' });
  expect(lengths).toEqual([1, 2]);
});

test('retries while the store is busy or away; other errors are thrown at once', async () => {
  const { id, entries, faults, store } = sharedLog();
  const { house, pauses } = open(store);
  faults.push('busy', new Error('passing'), 'overtaken');
  expect(await house.submit(id, DEAL)).toEqual({ number: 0 });
  expect(pauses).toEqual([50, 50]);
  faults.push(new Error('broken'));
  await expect(house.submit(id, pass(0))).rejects.toThrow('broken');
  expect(entries).toHaveLength(1);
  // A failed command does not block the next one.
  expect(await house.submit(id, pass(0))).toEqual({ number: 1 });
});

test('gives up when the store stays away', async () => {
  const { id, faults, store } = sharedLog();
  const { house, pauses } = open(store);
  faults.push(...Array.from({ length: 1000 }, () => new Error('passing')));
  await expect(house.submit(id, DEAL)).rejects.toThrow('passing');
  expect(pauses.length).toBe(61);
  faults.splice(0, 1000, ...Array.from({ length: 1000 }, () => 'overtaken' as const));
  await expect(house.submit(id, DEAL)).rejects.toThrow('overtaken repeatedly');
});

test('a command that is overtaken late, as on a machine that stalls, is still retried', async () => {
  const { id, faults, store } = sharedLog();
  const { house } = open(store);
  faults.push(...Array.from({ length: 61 }, () => 'busy' as const), 'overtaken', 'overtaken');
  expect(await house.submit(id, DEAL)).toEqual({ number: 0 });
  expect(faults).toHaveLength(0);
});

test('downtime is given back before anybody sees the clock', async () => {
  const log = sharedLog({ starter: 0, turnSeconds: 60 });
  const clock = handClock();
  await open(log.store, { clock }).house.submit(log.id, DEAL);
  clock.at += 500_000;
  const { house, told } = open(log.store, { owed: 490_000, clock });
  const table = await house.look(log.id);
  expect(log.entries.map(({ move }) => move.do)).toEqual(['deal', 'resume']);
  expect(table?.game.deadlineOf(table.state)?.at).toBe(clock.at + 50_000);
  expect(told).toHaveLength(1);
});

test('unused games are evicted and reloaded', async () => {
  const { id, store } = sharedLog();
  const clock = handClock();
  const { house } = open(store, { clock });
  await house.submit(id, DEAL);
  await house.look('elsewhere');
  house.forget(clock.at);
  expect(house.size()).toBe(1);
  house.forget(clock.at + 1);
  expect(house.size()).toBe(0);
  expect((await house.look(id))?.length).toBe(1);
});
