/** A table as the page knows it, on a server or on this device: messages as signals, and functions to respond. */
import type { Doing, GameView, Seat, Viewer } from '@lettertafel/engine';
import type { Saying, SeenEntry, TableInfo } from '@lettertafel/protocol';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Answer, Trouble } from '../local/answer.ts';
import { isLocal } from '../local/local-id.ts';
import type { ChannelStatus, TableMessage } from '../local/table-channel.ts';
import { isForgetful, workerChannel } from '../local/worker-channel.ts';
import { leaveTable, noteConnection } from './attendance.ts';
import { makeOutbox, type Sent } from './outbox.ts';
import { checkWords, getTable } from './requests.ts';
import { keepShown } from './shown.ts';
import { takePart } from './shuffle.ts';
import { serverChannel } from './socket.ts';

export type { GameView };

/** Conditions of a running table that players should know about. */
export type Condition =
  /** The game will be lost with the page. */
  | 'forgetful'
  /** The latest move could not be stored, or a bot could not move. */
  | { readonly trouble: Trouble };

export interface TableStore {
  readonly id: string;
  /** Who hosts the table and has shuffled. Nobody can join a table of this device from elsewhere. */
  readonly home: 'server' | 'device';
  /** Null until the host has answered. */
  readonly info: ReadonlySignal<TableInfo | null>;
  /** Why the table is not available. */
  readonly trouble: ReadonlySignal<Trouble | null>;
  readonly status: ReadonlySignal<ChannelStatus>;
  readonly condition: ReadonlySignal<Condition | null>;
  /** The user's seats; several on a shared device, none for a spectator. */
  readonly mine: ReadonlySignal<readonly Seat[]>;
  /** The seat whose view is shown. */
  readonly as: ReadonlySignal<Viewer>;
  /** The view of that seat; null before the deal. */
  readonly view: ReadonlySignal<GameView | null>;
  /** The views of all my seats. */
  readonly views: ReadonlySignal<ReadonlyMap<Viewer, GameView>>;
  /** The whole log, as redacted for the shown seat. */
  readonly entries: ReadonlySignal<readonly SeenEntry[]>;
  readonly sayings: ReadonlySignal<readonly Saying[]>;
  /** Switches to another own seat. */
  show(seat: Viewer): void;
  /** Sends a move of the shown seat, again after a reconnect, until it is answered. */
  send(doing: Doing, by?: Seat): Promise<Sent>;
  say(text: string): Promise<Sent>;
  /** The verdicts about words; only if the table checks words automatically. */
  check(words: readonly string[]): Promise<Answer<{ readonly good: Readonly<Record<string, boolean>> }>>;
  /**
   * Waits for the response of a request and takes the table info from it, unless some came over the socket meanwhile:
   * every change is sent there too, so that it is newer or will be followed by newer info.
   */
  learnFrom(asking: Promise<Answer<TableInfo>>): Promise<Answer<TableInfo>>;
}

interface Watched {
  readonly view: GameView | null;
  readonly entries: readonly SeenEntry[];
}

export function useTable(id: string): TableStore {
  const { store, open } = useMemo(() => makeTable(id), [id]);
  useEffect(() => open(), [open]);
  return store;
}

export function makeTable(id: string): { readonly store: TableStore; readonly open: () => () => void } {
  const home = isLocal(id) ? 'device' : 'server';
  const info = signal<TableInfo | null>(null);
  const trouble = signal<Trouble | null>(null);
  const watched = signal<ReadonlyMap<Viewer, Watched>>(new Map());
  const sayings = signal<readonly Saying[]>([]);
  const chosen: Signal<Viewer | null> = signal(null);
  const hitch = signal<Trouble | null>(null);
  const channel = isLocal(id) ? workerChannel : serverChannel;
  const outbox = makeOutbox(id, channel);

  let knownSeats: readonly Seat[] = [];
  // The same array as long as the seats are the same, so that subscribers are not notified.
  const mine = computed(() => {
    const seats = ownSeats(info.value);
    if (seats.join() !== knownSeats.join()) knownSeats = seats;
    return knownSeats;
  });
  const watching = computed<readonly Viewer[]>(() => (mine.value.length > 0 ? mine.value : ['spectator']));
  const as = computed<Viewer>(() => {
    const [first = 'spectator'] = watching.value;
    return chosen.value !== null && watching.value.includes(chosen.value) ? chosen.value : first;
  });
  let complete: ReadonlyMap<Viewer, Watched> = new Map();
  // Each seat of a shared device gets its own news. They count when all have arrived, so that views fit together.
  const together = computed(() => {
    const lengths = watching.value.map((viewer) => watched.value.get(viewer)?.entries.length);
    if (lengths.every((length) => length !== undefined && length === lengths[0])) complete = watched.value;
    else complete = new Map([...complete].filter(([viewer]) => watched.value.has(viewer)));
    return complete;
  });
  const shown = computed(() => together.value.get(as.value));
  const views = computed(
    () => new Map([...together.value].flatMap(([viewer, { view }]) => (view ? [[viewer, view] as const] : []))),
  );

  function learn(known: TableInfo): void {
    info.value = known;
    void takePart(known).then((answered) => {
      // Info that came over the socket meanwhile is newer.
      if (answered && info.peek() === known) learn(answered);
    });
  }

  async function learnFrom(asking: Promise<Answer<TableInfo>>): Promise<Answer<TableInfo>> {
    const before = info.peek();
    const answer = await asking;
    if ('value' in answer && info.peek() === before) learn(answer.value);
    return answer;
  }

  /** Watches all own seats, each from its first missing entry on. */
  function watchAll(): void {
    if (!info.peek()) return;
    for (const viewer of watching.peek()) {
      channel.send({ type: 'watch', table: id, as: viewer, after: watched.peek().get(viewer)?.entries.length ?? 0 });
    }
  }

  function takeNews(news: Extract<TableMessage, { type: 'news' }>): void {
    hitch.value = null;
    const known = watched.peek().get(news.as)?.entries ?? [];
    const first = news.entries[0]?.number ?? news.length;
    // Entries in between are missing: request them.
    if (first > known.length) {
      watchAll();
      return;
    }
    const entries = [...known.slice(0, first), ...news.entries];
    const { as: seat, view } = news;
    if (seat !== 'spectator')
      keepShown({ table: id, seat, entries, before: known, view, mayChange: home === 'device' });
    watched.value = new Map(watched.peek()).set(seat, { view, entries });
  }

  /** The seat is no longer the user's: drops its view and loads the table again. */
  function endWatch(seat: Seat): void {
    const left = new Map(watched.peek());
    left.delete(seat);
    watched.value = left;
    void load();
  }

  /** Messages of the local worker. */
  function receiveLocal(message: TableMessage): void {
    if (message.type === 'trouble' && message.table === id) {
      if (message.isLost) info.value = null;
      (message.isLost ? trouble : hitch).value = message.problem;
    }
  }

  function receive(message: TableMessage): void {
    switch (message.type) {
      case 'welcome':
        watchAll();
        outbox.resend();
        break;
      case 'table':
        if (message.table.id === id) learn(message.table);
        break;
      case 'news':
        if (message.table === id) takeNews(message);
        break;
      case 'ended':
        if (message.table === id) endWatch(message.as);
        break;
      case 'said':
        if (message.table === id) sayings.value = mergeSayings(sayings.peek(), message.sayings);
        break;
      default:
        outbox.receive(message);
        receiveLocal(message);
    }
  }

  async function load(): Promise<void> {
    const before = info.peek();
    const answer = await learnFrom(getTable(id));
    if ('value' in answer || info.peek() !== before) return;
    if (answer.problem.code !== 'offline' || !before) trouble.value = answer.problem;
  }

  function open(): () => void {
    const hush = channel.listen(receive);
    let watchedSeats: readonly Viewer[] = [];
    const stop = effect(() => {
      if (!info.value || watching.value === watchedSeats) return;
      for (const viewer of watchedSeats) {
        if (!watching.value.includes(viewer)) channel.send({ type: 'unwatch', table: id, as: viewer });
      }
      watchedSeats = watching.value;
      watchAll();
    });
    const noting = effect(() => {
      if (home === 'server') noteConnection(channel.status.value);
    });
    // Loads again after a disconnect before the first answer.
    const reload = effect(() => {
      if (channel.status.value === 'online' && !info.peek()) void load();
    });
    return () => {
      for (const viewer of watching.peek()) channel.send({ type: 'unwatch', table: id, as: viewer });
      leaveTable(id);
      stop();
      noting();
      reload();
      hush();
    };
  }

  void load();

  const store: TableStore = {
    id,
    home,
    info,
    trouble,
    status: channel.status,
    condition: computed(() => {
      if (hitch.value) return { trouble: hitch.value };
      return home === 'device' && isForgetful.value ? 'forgetful' : null;
    }),
    mine,
    as,
    view: computed(() => shown.value?.view ?? null),
    views,
    entries: computed(() => shown.value?.entries ?? []),
    sayings,
    show: (seat) => {
      chosen.value = seat;
    },
    send: (doing, by) => outbox.send({ type: 'move', move: { by: by ?? as.peek(), ...doing } }),
    say: (text) => outbox.send({ type: 'say', text }),
    check: (words) => checkWords(id, words),
    learnFrom,
  };
  return { store, open };
}

function ownSeats(info: TableInfo | null): readonly Seat[] {
  return info?.seats.flatMap((seat, number) => (seat.kind === 'person' && seat.mine ? [number] : [])) ?? [];
}

function mergeSayings(known: readonly Saying[], more: readonly Saying[]): readonly Saying[] {
  // Later messages win: a message may have been deleted.
  const kept = known.filter(({ number }) => !more.some((saying) => saying.number === number));
  return [...kept, ...more].sort((one, other) => one.number - other.number);
}
