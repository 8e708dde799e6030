/** A house with a single table: a browser's, or a terminal's. */
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

/** What a bot is asked. It answers from the view of its seat and nothing else. */
export interface BotQuestion {
  readonly table: string;
  readonly game: GameId;
  readonly seat: Seat;
  readonly level: string;
  readonly view: GameView;
  /** How many entries the log has: with table and seat it names the question. */
  readonly length: number;
}

export interface OpenTableInput extends Partial<Waiting> {
  readonly store: TableStore;
  readonly now: () => number;
  readonly lexicon: Lexicon;
  readonly choose?: (question: BotQuestion) => Promise<BaseMove | null>;
  /** Told of every change, the deal included. */
  readonly onAdvance?: (advance: Advance<SoleTable>) => void;
  /** A bot's move was refused: a fault. */
  readonly onBotRefused?: (refusal: Refusal) => void;
  /**
   * A pause of the house longer than this is given back to the players, in milliseconds. Only for a home that calls
   * `wake` as often as it asks to be called; unasked, time runs on while nobody wakes the table.
   */
  readonly patience?: number;
}

/** A game with what is kept of its table. */
export interface SoleTable extends LiveGame {
  readonly head: TableHead;
  readonly log: readonly KeptEntry[];
}

export interface OpenTable {
  /** All of the table, for the home itself; a page gets news. */
  look(): SoleTable;
  /** A seat's move; `number` is the entry that it has become. The home has parsed it and knows that it is the seat's own. */
  play(move: BaseMove, request?: Request): Promise<Answer>;
  /** The bots that are waited for. */
  botsToAsk(): readonly Seat[];
  /** Lets them move; false when there was nothing to do. */
  moveBots(): Promise<boolean>;
  /** Does what is due by the clock, and says when to wake it again; null: after the next change. */
  wake(): Promise<number | null>;
  /** Reads what others, another tab perhaps, have added to the log. */
  refresh(): Promise<void>;
  news(as: Viewer, after: number): News;
  /** Tells a viewer at once how things stand, and then of every change. Gives the way to stop it. */
  watch(as: Viewer, after: number, tell: (news: News) => void): () => void;
  /** Tells the home itself of every change. Gives the way to stop it. */
  onAdvance(listener: (advance: Advance<SoleTable>) => void): () => void;
  /** Null while the game runs: it tells the secret of the shuffle. */
  record(): GameRecord | null;
}

/** So often a table on which time runs is to be woken, so that a pause is noticed. */
const BEAT = 1000;

/** Opens what the store keeps, and deals if nothing is dealt yet. Throws a `DamagedLog` if nobody can go on with it. */
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
      if (move.by === 'house') throw new RangeError('nobody moves for the house');
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
          const view = game.viewFor(state, seat) as GameView;
          return choose({ table: id, game: settings.game, seat, level, view, length });
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

  // Also gives back the time in which the table was shut, before anybody sees a clock.
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
