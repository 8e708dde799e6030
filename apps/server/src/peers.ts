/** Other servers on the same store: handles their hints, and looks at the store in case a hint was lost. */
import type { Pages, Services } from './services.ts';
import { channelOf, type Hint, type HintKind, isOfTable } from './store/hints.ts';
import { homeOf, makeMembers } from './store/members.ts';
import { listen } from './store/postgres-hints.ts';

export interface Peers {
  /** Somebody watches a table: hints about it arrive from now on, and other servers know it. */
  attend(table: string): Promise<void>;
  /** Whether another server may have to hear of this. */
  isOfInterest(kind: HintKind, about: string): boolean;
  /** Seats with a connected page, on any server. */
  findPages(table: string): Promise<Pages>;
  /** How long this server leaves the deadlines of a table to its home, in milliseconds; null: it is the only server. */
  patience(): ((table: string) => number) | null;
  close(): Promise<void>;
}

export interface PeersInput {
  readonly services: Services;
  readonly url: string;
  /** This server's id among them. */
  readonly server: string;
  /** Interval for looking at the store and for reporting to other servers, in milliseconds. */
  readonly lookEvery: number;
  /** A hint arrived; whether it is about something this server needs. */
  readonly onHint: (isNeeded: boolean) => void;
  readonly onError: (error: unknown) => void;
}

/** Other servers have reported by then who is present at a table that is watched here, in milliseconds. */
const REPORTED = 1000;
/** How long to wait for the answers to a question, in milliseconds. */
const ANSWERED = 1000;
/** Deadlines of tables that another server is expected to run, in milliseconds; nobody watches the first kind. */
const UNWATCHED = 250;
const NOT_AT_HOME = 1000;

export async function connectPeers(input: PeersInput): Promise<Peers> {
  const { services, url, server, lookEvery, onError } = input;
  const { runner, hub, announce, now } = services;
  const members = makeMembers(now);
  /** Since when hints about a watched table arrive. */
  const attended = new Map<string, number>();
  /** Tables of which this server has asked who is there. */
  const questions = new Map<string, (from: string, seats: readonly number[]) => void>();
  const isAlone = () => members.others().length === 0;
  const hears = (table: string) => listening.hears(channelOf(table));

  async function handle({ server: from, kind, about, more }: Hint): Promise<void> {
    if (kind === 'stopped') return members.drop(from);
    if (kind === 'running') return members.hear(from) ? meet() : undefined;
    if (kind === 'dismissed') return services.dismiss(about);
    if (kind === 'who') return announce('here', [hereNote(services, about)]);
    if (kind === 'here') questions.get(about)?.(from, seatsIn(more));
    // Of the same shard as a watched table. What is in memory is read again when it is needed.
    if (hub.watching(about).length === 0) return;
    if (kind === 'said') return services.tellSaid(about);
    if (kind === 'here') return hear(from, about, more);
    await catchUp(about);
    if (kind === 'table') await services.tellTable(about);
  }

  async function hear(from: string, table: string, more: readonly string[]): Promise<void> {
    const isKnown = hub.others(table).includes(from);
    const isChanged = hub.hear(from, table, { spectators: Number(more[0]), seats: seatsIn(more) });
    if (!isKnown && isChanged) {
      // Until now this server did not tell it what happens at the table.
      announce('here', [hereNote(services, table)]);
      announce('log', [table]);
    }
    if (isChanged) await services.tellTable(table);
  }

  /** Asks every other server. One that was killed does not answer. */
  async function askWho(table: string): Promise<Pages> {
    const silent = new Set(members.others());
    const seats = new Set(hub.here(table).seats);
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ANSWERED);
      questions.set(table, (from, there) => {
        for (const seat of there) seats.add(seat);
        silent.delete(from);
        if (silent.size === 0) resolve();
      });
      void listening.update().then(() => announce('who', [table]));
    });
    clearTimeout(timer);
    questions.delete(table);
    return { seats: [...seats], isKnown: silent.size === 0 };
  }

  /** Another server is there: from now on there is something to hear and somebody to tell. */
  async function meet(): Promise<void> {
    await listening.update();
    report();
    await look();
  }

  function report(): void {
    announce('running', [server]);
    announce(
      'here',
      hub.tables().map((table) => hereNote(services, table)),
    );
  }

  /** Sends this server's watchers the entries that other servers appended. */
  async function catchUp(table: string): Promise<void> {
    await runner.refresh(table);
    const live = await runner.look(table);
    if (live) await hub.advance(live, []);
  }

  /** Finds what no hint told: log entries, other changes of a table, chat messages and dismissed guests. */
  async function look(): Promise<void> {
    const stored = await readMarks(services, hub.tables());
    await Promise.all(
      stored.map(async ({ id, length, revision, said }) => {
        const watches = hub.watching(id);
        if (watches.some((watch) => watch.sent < length)) await catchUp(id);
        if (watches.some((watch) => watch.revision < revision)) {
          await runner.refresh(id);
          await services.tellTable(id);
        }
        if (watches.some((watch) => watch.said < (said ?? -1))) await services.tellSaid(id);
      }),
    );
    await services.dismissUnwelcome();
  }

  async function sweep(): Promise<void> {
    hub.sweep();
    for (const table of attended.keys()) if (hub.watching(table).length === 0) attended.delete(table);
    await listening.update();
    report();
    await look();
  }

  /** A table is at home where it is watched; if nobody watches it here, others may know better. */
  function patienceFor(table: string): number {
    const isWatched = hub.watching(table).length > 0;
    const candidates = isWatched ? hub.others(table) : members.others();
    if (homeOf(table, [server, ...candidates]) !== server) return NOT_AT_HOME;
    return isWatched ? 0 : UNWATCHED;
  }

  /** A closing server waits for these, since they use the store. */
  const running = new Set<Promise<void>>();
  function start(work: Promise<void>): void {
    const ended = work.catch(onError).finally(() => running.delete(ended));
    running.add(ended);
  }

  const listening = await listen({
    url,
    server,
    channels: () => new Set(isAlone() ? [] : [...hub.tables(), ...questions.keys()].map(channelOf)),
    onHint(hint) {
      input.onHint(!isOfTable(hint.kind) || hub.watching(hint.about).length > 0);
      start(handle(hint));
    },
    onGap: () => start(sweep()),
  });
  report();
  const sweeping = setInterval(() => start(sweep()), lookEvery);

  return {
    async attend(table) {
      const isFirst = hub.watching(table).length === 1;
      if (isAlone() || (!isFirst && hears(table))) return;
      if (!hears(table)) {
        await listening.update();
        // What happened after the table was read and before this server listened.
        await runner.refresh(table);
      }
      attended.set(table, now());
      announce('here', [hereNote(services, table)]);
    },
    isOfInterest(kind, about) {
      if (kind === 'running') return true;
      if (isAlone()) return false;
      if (!isOfTable(kind) || kind === 'here') return true;
      const isKnown = hears(about) && hub.watching(about).length > 0;
      return !isKnown || hub.others(about).length > 0;
    },
    async findPages(table) {
      const since = attended.get(table) ?? Number.POSITIVE_INFINITY;
      const isKnown = isAlone() || (hears(table) && now() - since >= REPORTED);
      return isKnown ? { seats: hub.presence(table).seats, isKnown } : askWho(table);
    },
    patience: () => (isAlone() ? null : patienceFor),
    async close() {
      clearInterval(sweeping);
      announce('stopped', [server]);
      await listening.close();
      await Promise.all(running);
    },
  };
}

/** How far the log, the other rows and the chat of these tables are. */
async function readMarks({ store }: Services, tables: readonly string[]) {
  if (tables.length === 0) return [];
  return store.db
    .selectFrom('tables')
    .select(['id', 'length', 'revision'])
    .select(({ selectFrom }) =>
      selectFrom('sayings')
        .select(({ fn }) => fn.max('number').as('number'))
        .whereRef('sayings.table_id', '=', 'tables.id')
        .as('said'),
    )
    .where('id', 'in', [...tables])
    .execute();
}

function seatsIn([, seats = '']: readonly string[]): number[] {
  return [...seats].map(Number);
}

export function hereNote({ hub }: Pick<Services, 'hub'>, table: string): string {
  const { spectators, seats } = hub.here(table);
  return `${table} ${spectators} ${seats.join('')}`;
}
