/** Runs deadlines when they are due. They live in the store; this only watches them. */
import type { Store } from '../store/database.ts';
import { type Due, nextDue, readDue, renewLeases, takeDue, takeThese } from '../store/deadlines.ts';
import { stayAwake } from '../store/installation.ts';
import type { Downtime } from './downtime.ts';

export interface SchedulerInput {
  readonly store: Store;
  readonly now: () => number;
  readonly downtime: Pick<Downtime, 'total' | 'ask' | 'answered'>;
  /** Handles a deadline that is due. */
  readonly meet: (due: Due) => Promise<void>;
  /** How long to leave the deadlines of a table to another server, in milliseconds; null: there is no other. */
  readonly patience: () => ((table: string) => number) | null;
  /** No server was running for a while: the time is given back to every game. */
  readonly onOwed: () => void;
  readonly onError: (error: unknown) => void;
}

export interface Scheduler {
  /** A deadline was set for this moment. */
  wake(at: number): void;
  /** Milliseconds since this server last wrote to the store. */
  silence(): number;
  close(): Promise<void>;
}

interface Taken {
  readonly due: readonly Due[];
  readonly next: number;
}

/** Interval of the heartbeat, and of the search for deadlines that other servers abandoned. */
const BEAT = 1000;
/** With a shared store, only a longer silence means that no server was running. */
const SHARED_PATIENCE = 3000;
/** A single server whose heartbeat is later than this may have been suspended. */
const OWN_PATIENCE = 2500;
const MOST_AT_ONCE = 100;

export async function startScheduler(input: SchedulerInput): Promise<Scheduler> {
  const { store, now, downtime, meet, patience, onOwed, onError } = input;
  let timer: NodeJS.Timeout | null = null;
  let wakesAt = Number.POSITIVE_INFINITY;
  let beatAt = 0;
  let isClosed = false;
  let working: Promise<void> | null = null;
  let isCalledAgain = false;
  const running = new Map<Promise<void>, Due>();
  let wroteAt = Number.NEGATIVE_INFINITY;
  /** The downtime at the last heartbeat. Before the first one the process did not run at all. */
  let missedBefore = Number.NEGATIVE_INFINITY;

  async function beat(patience: number): Promise<void> {
    const at = now();
    const missed = downtime.total();
    downtime.ask();
    const owed = await stayAwake(store, at, { patience, missed: missed - missedBefore });
    downtime.answered();
    missedBefore = missed;
    if (owed > 0) onOwed();
    await renewLeases(store, [...running.values()], now());
    beatAt = at;
    wroteAt = performance.now();
  }

  async function work(): Promise<void> {
    const at = now();
    if (at - beatAt >= BEAT) await beat(store.isShared ? SHARED_PATIENCE : OWN_PATIENCE);
    const { due, next } = await take(patience());
    for (const one of due) {
      const done = meet(one).catch(onError);
      running.set(done, one);
      void done.then(() => running.delete(done));
    }
    wakesAt = Number.POSITIVE_INFINITY;
    wake(Math.min(next, beatAt + BEAT));
  }

  /** Leases what is due, and says when to look again. */
  async function take(patienceFor: ((table: string) => number) | null): Promise<Taken> {
    const at = now();
    if (!patienceFor) {
      const due = await takeDue(store, at, MOST_AT_ONCE);
      const isAll = due.length < MOST_AT_ONCE;
      return { due, next: isAll ? ((await nextDue(store, 0)) ?? Number.POSITIVE_INFINITY) : at };
    }
    const read = await readDue(store, at, MOST_AT_ONCE);
    const own = read.filter((one) => one.at + patienceFor(one.table_id) <= at);
    const left = read.filter((one) => !own.includes(one)).map((one) => one.at + patienceFor(one.table_id));
    const due = await takeThese(store, own, at);
    const later = (await nextDue(store, at)) ?? Number.POSITIVE_INFINITY;
    return { due, next: own.length === MOST_AT_ONCE ? at : Math.min(later, ...left) };
  }

  function wake(at: number): void {
    if (isClosed || at >= wakesAt) return;
    wakesAt = at;
    if (timer) clearTimeout(timer);
    timer = setTimeout(tick, Math.max(0, Math.min(at - now(), BEAT)));
  }

  function tick(): void {
    isCalledAgain = working !== null;
    if (working || isClosed) return;
    working = work()
      .catch((error) => {
        onError(error);
        wakesAt = Number.POSITIVE_INFINITY;
        wake(now() + BEAT);
      })
      .finally(() => {
        working = null;
        if (isCalledAgain) wake(now());
      });
  }

  // A single server knows that no other was running before it.
  await beat(store.isShared ? SHARED_PATIENCE : 0);
  wake(now());
  return {
    wake,
    silence: () => performance.now() - wroteAt,
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await working;
      await Promise.all(running.keys());
    },
  };
}
