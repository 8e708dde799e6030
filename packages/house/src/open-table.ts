/** A house with a single table, for a browser or a terminal. */
import {
  type BaseMove,
  type GameId,
  type GameView,
  type Lexicon,
  LOG_VERSION,
  type Refusal,
  type Seat,
  type Viewer,
} from '@lettertafel/engine';
import { type GameRecord, isSecret } from '@lettertafel/fairness';
import { botsToAsk, moveBots } from './bots.ts';
import { type Advance, type Answer, type GameStore, makeHouse } from './house.ts';
import { DamagedLog, type KeptEntry, type LiveGame, type Request, replayOn, startGame } from './live-game.ts';
import type { TableHead } from './new-table.ts';
import { type News, newsFor } from './news.ts';
import { makeRecord } from './record.ts';
import type { Waiting } from './retry.ts';
import type { KeptTable, TableStore } from './table-store.ts';

/** The input of a bot: the view of its seat and nothing else. */
export interface BotQuestion {
  readonly table: string;
  readonly game: GameId;
  readonly seat: Seat;
  readonly level: string;
  readonly view: GameView;
  /** Number of log entries; with table and seat it identifies the question. */
  readonly length: number;
}

export interface OpenTableInput extends Partial<Waiting> {
  readonly store: TableStore;
  readonly now: () => number;
  readonly lexicon: Lexicon;
  readonly choose?: (question: BotQuestion) => Promise<BaseMove | null>;
  /** Called after every change, including the deal. */
  readonly onAdvance?: (advance: Advance<SoleTable>) => void;
  /** A bot's move was refused, which is a bug. */
  readonly onBotRefused?: (refusal: Refusal) => void;
  /**
   * Pauses longer than this, in milliseconds, are given back to the players. Only for callers that call `wake` as often
   * as it asks; by default time runs on between calls.
   */
  readonly patience?: number;
}

/** A game with everything stored about its table. */
export interface SoleTable extends LiveGame {
  readonly head: TableHead;
  readonly log: readonly KeptEntry[];
}

export interface OpenTable {
  /** The whole table including hidden state: for the embedding program only. Viewers get news. */
  look(): SoleTable;
  /** Plays a seat's move; the caller has parsed and authorised it. `number` is its log entry. */
  play(move: BaseMove, request?: Request): Promise<Answer>;
  /** The bots the game is waiting for. */
  botsToAsk(): readonly Seat[];
  /** Moves them; false if there was nothing to do. */
  moveBots(): Promise<boolean>;
  /** Runs what is due by the clock; returns when to wake next, or null for after the next change. */
  wake(): Promise<number | null>;
  /** Loads entries added elsewhere, for example in another tab. */
  refresh(): Promise<void>;
  news(as: Viewer, after: number): News;
  /** Sends a viewer the current news, then news after every change. Returns a function that stops it. */
  watch(as: Viewer, after: number, tell: (news: News) => void): () => void;
  /** Subscribes to changes. Returns a function that unsubscribes. */
  onAdvance(listener: (advance: Advance<SoleTable>) => void): () => void;
  /** Null while the game is running: it reveals the secret of the shuffle. */
  record(): GameRecord | null;
}

/** Longest interval between calls of `wake` while a clock runs, so that pauses are noticed. */
const BEAT = 1000;

/** Opens the stored table, and deals if that has not happened yet. Throws `DamagedLog` if it cannot continue. */
export async function openTable(input: OpenTableInput): Promise<OpenTable> {
  const { store, now, lexicon, choose = async () => null, patience = Number.POSITIVE_INFINITY } = input;
  const kept = await store.read();
  if (!kept) throw new Error('there is no table in the store');
  const { id, settings, seats } = kept.head;
  let table: SoleTable;
  let beatAt = kept.openAt;
  const listeners = new Set(input.onAdvance ? [input.onAdvance] : []);
  const isBot = (seat: Seat) => seats[seat]?.kind === 'bot';

  const house = makeHouse<SoleTable>({
    isPassing: () => false,
    pause: async () => {},
    ticks: now,
    ...input,
    store: gameStore(store),
    lexiconOf: () => lexicon,
    owedTo({ latest }) {
      const away = now() - Math.max(beatAt, latest);
      return away > patience ? away : 0;
    },
    onAdvance(advance) {
      table = advance.table;
      for (const listener of listeners) listener(advance);
    },
  });

  async function submit<Problem extends object = never>(
    read: (table: SoleTable) => { readonly move: BaseMove | null } | Problem,
    request?: Request,
  ): Promise<Answer<Problem>> {
    const answer = await house.submit<Problem>(id, { read, request });
    if (!answer) throw new DamagedLog(`table ${id} is gone`);
    return answer;
  }

  const deadline = () => table.game.deadlineOf(table.state)?.at ?? null;

  const opened: OpenTable = {
    look: () => table,
    async play(move, request) {
      if (move.by === 'house') throw new RangeError('moves for the house are rejected');
      return submit<never>(() => ({ move }), request);
    },
    botsToAsk: () => botsToAsk(table, isBot),
    moveBots() {
      const asked = table;
      const { game, state, length } = asked;
      return moveBots(asked, {
        isBot,
        choose(seat) {
          const { level } = seats[seat] as { level: string };
          return choose({ table: id, game: settings.game, seat, level, view: game.viewFor(state, seat), length });
        },
        play: (move) => submit((current) => (current.length === length ? { move } : { grown: true })),
        ...(input.onBotRefused ? { onRefused: input.onBotRefused } : {}),
      });
    },
    async wake() {
      await submit(() => ({ move: null }));
      beatAt = now();
      if (deadline() === null) return null;
      await store.beat(beatAt);
      return Math.min(deadline() ?? Number.POSITIVE_INFINITY, beatAt + BEAT);
    },
    refresh: () => house.refresh(id),
    news: (as, after) => newsFor(table, as, { after, entries: table.log }),
    watch(as, after, tell) {
      let sent = after;
      const tellNews = () => {
        const news = opened.news(as, sent);
        sent = news.length;
        tell(news);
      };
      tellNews();
      return opened.onAdvance(tellNews);
    },
    onAdvance(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    record: () => (table.state.over ? makeRecord({ ...table.head, log: table.log }) : null),
  };

  // Also gives back the time the table was closed, before anybody sees a clock.
  table = (await house.look(id)) as SoleTable;
  if (table.length === 0) await submit(() => ({ move: { by: 'house', do: 'deal' } }));
  return opened;
}

function soleTable({ head, entries }: KeptTable): SoleTable {
  const { id, version, settings, chance } = head;
  if (version > LOG_VERSION) throw new DamagedLog(`table ${id} has the newer version ${version}`);
  if (!isSecret(chance.secret)) throw new DamagedLog(`table ${id} has no secret`);
  const started = startGame(id, settings, chance);
  if ('refusal' in started) throw new DamagedLog(`the options of table ${id} are refused: ${started.refusal.code}`);
  return replayOn({ ...started, head, log: entries }, entries);
}

function gameStore(store: TableStore): GameStore<SoleTable> {
  return {
    isShared: true,
    async read(_, known) {
      const kept = await store.read();
      if (!kept) return null;
      const { entries } = kept;
      return { table: soleTable(kept), entries: known ? entries.slice(known.length) : entries };
    },
    isCurrent: async ({ length }) => (await store.length()) === length,
    async append(before, { after, entries }) {
      const appended = await store.append(before.length, entries);
      return appended === 'done' ? { ...after, log: [...before.log, ...entries] } : appended;
    },
  };
}
