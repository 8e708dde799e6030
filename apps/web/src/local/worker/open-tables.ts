/** Open local tables: opened for the first viewer, driven, and closed after the last one. */
import type { BaseMove, Viewer } from '@lettertafel/engine';
import { type Advance, drive, makeQueue, type OpenTable, openTable, type SoleTable } from '@lettertafel/house';
import { type ClientMessage, moveSchema, parseWith, seatSchema, type TableInfo } from '@lettertafel/protocol';
import { type GraphLexicon, type Language, languageOf, makeLexicon, type WordList } from '@lettertafel/words';
import type { HintGrade, OpenRacks, OwnTurn, ShownHint } from '../hint.ts';
import type { ToPage } from '../messages.ts';
import type { Bots } from './bots.ts';
import { describeTable, standingOf } from './describe.ts';
import { paced } from './pace.ts';
import { problemOf, Trouble } from './problems.ts';
import { lockTable } from './table-lock.ts';
import { isGone, type LocalTable, storeOf, type TableStorage } from './table-storage.ts';

/** Longer pauses, of a closed page or a sleeping device, are given back to the clock. */
const PATIENCE = 10_000;

export interface OpenTablesInput {
  readonly storage: TableStorage;
  readonly listFor: (language: Language) => Promise<WordList>;
  readonly bots: Bots;
  readonly tell: (message: ToPage) => void;
}

export interface OpenTables {
  watch(message: Extract<ClientMessage, { type: 'watch' }>): Promise<void>;
  unwatch(message: Extract<ClientMessage, { type: 'unwatch' }>): Promise<void>;
  move(message: Extract<ClientMessage, { type: 'move' }>): Promise<void>;
  /** Verdicts as the game itself would give them; only if it checks words automatically. */
  check(table: string, words: readonly string[]): Promise<{ readonly good: Readonly<Record<string, boolean>> }>;
  hint(table: string, grade: HintGrade): Promise<ShownHint>;
  ownTurns(table: string): Promise<readonly OwnTurn[]>;
  /** The tiles of every seat, at a practice table. */
  openRacks(table: string): Promise<OpenRacks>;
  /** Undoes everything from an own turn on, and sends all viewers the new state. */
  goBack(table: string, length: number): Promise<void>;
  /** Hands the table over to the server; if it is certain that this failed, it is played on here. */
  moveOut(table: string): Promise<TableInfo>;
  /** Stops all activity there. */
  shut(table: string): Promise<void>;
}

/** Not part of the first load: most games are played without. */
const loadComforts = () => import('./comforts.ts');
type Adviser = ReturnType<Awaited<ReturnType<typeof loadComforts>>['makeAdviser']>;

interface Opened {
  readonly table: OpenTable;
  readonly lexicon: GraphLexicon;
  /** Made when the first hint is asked for. */
  adviser?: Adviser;
  /** By viewer, the function that stops its updates. */
  readonly viewers: Map<Viewer, () => void>;
  shut(): void;
}

export function makeOpenTables({ storage, listFor, bots, tell }: OpenTablesInput): OpenTables {
  const choose = paced(bots.choose, {
    pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    random: Math.random,
  });
  const opened = new Map<string, Opened>();
  const lexicons = new Map<Language, GraphLexicon>();
  /** Serialises the operations of a table. */
  const { add: inTurn } = makeQueue();

  async function lexiconFor(language: Language): Promise<GraphLexicon> {
    const list = await listFor(language).catch(() => {
      throw new Trouble('no-word-list');
    });
    const lexicon = lexicons.get(language) ?? makeLexicon(list);
    lexicons.set(language, lexicon);
    return lexicon;
  }

  async function open(kept: LocalTable): Promise<Opened> {
    const { id, head } = kept;
    const lexicon = await lexiconFor(languageOf(head.settings.game));
    const giveBack = await lockTable(id);
    if (!giveBack) throw new Trouble('open-elsewhere');
    let isShut = false;
    try {
      const table = await openTable({
        store: storeOf(storage, id),
        now: Date.now,
        lexicon,
        async choose(question) {
          const move = await choose(question);
          // The bot's move is dropped if the table was closed or the turn undone meanwhile.
          if (isShut) throw new Error(`table ${id} was shut`);
          return move;
        },
        onAdvance: (advance) => void noteStanding(advance),
        onBotRefused: ({ code }) => console.error(`a bot's move was refused at ${head.settings.game}: ${code}`),
        patience: PATIENCE,
      });
      const stop = drive(table, {
        now: Date.now,
        schedule(at, act) {
          const timer = setTimeout(act, Math.max(0, at - Date.now()));
          return () => clearTimeout(timer);
        },
        onError(error) {
          if (isShut) return;
          console.error(error);
          tell({ type: 'trouble', table: id, problem: problemOf(error), isLost: false });
        },
      });
      prepareBots(table);
      const viewers = new Map<Viewer, () => void>();
      return {
        table,
        lexicon,
        viewers,
        shut() {
          isShut = true;
          stop();
          for (const end of viewers.values()) end();
          opened.delete(id);
          giveBack();
        },
      };
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  /** Errors are ignored here: they come again, and are reported, with the first move. */
  function prepareBots(table: OpenTable): void {
    const { head, state, log } = table.look();
    if (state.over) return;
    head.seats.forEach((at, seat) => {
      const { view } = table.news(seat, log.length);
      if (at.kind !== 'bot' || !view) return;
      const asked = { table: head.id, game: head.settings.game, seat, level: at.level, view, length: log.length };
      bots.prepare(asked).catch(() => {});
    });
  }

  /** For lists; a standing that was not written in time is computed when the table is listed. */
  async function noteStanding({ before, table }: Advance<SoleTable>): Promise<void> {
    const standing = standingOf(table);
    await storage.change(table.id, { standing }).catch(() => {});
    const kept = await storage.get(table.id);
    if (kept && table.state.over && !before.state.over) tell({ type: 'table', table: describeTable(kept) });
  }

  async function playableTable(id: string): Promise<LocalTable> {
    const kept = await storage.get(id);
    if (!kept || kept.isAborted) throw new Trouble('no-such-table');
    if (isGone(kept)) throw new Trouble('moved-away');
    return kept;
  }

  async function show(id: string, as: Viewer, after: number): Promise<void> {
    const here = opened.get(id) ?? (await open(await playableTable(id)));
    opened.set(id, here);
    here.viewers.get(as)?.();
    here.viewers.set(
      as,
      here.table.watch(as, after, (news) => tell({ type: 'news', ...news })),
    );
  }

  function openNow(id: string): Opened {
    const here = opened.get(id);
    if (!here) throw new Trouble('no-such-table');
    return here;
  }

  /** No other page plays there meanwhile. */
  async function handOverLocked(id: string): Promise<TableInfo> {
    const { handOver } = await import('./hand-over.ts').catch(() => {
      throw new Trouble('offline');
    });
    const giveBack = await lockTable(id);
    if (!giveBack) throw new Trouble('open-elsewhere');
    try {
      const kept = await storage.get(id);
      if (!kept) throw new Trouble('no-such-table');
      return await handOver(storage, kept);
    } finally {
      giveBack();
    }
  }

  function tellLost(id: string, error: unknown): void {
    if (!(error instanceof Trouble)) console.error(error);
    tell({ type: 'trouble', table: id, problem: problemOf(error), isLost: true });
  }

  return {
    watch: ({ table: id, as, after = 0 }) =>
      inTurn(id, async () => {
        try {
          await show(id, as, after);
        } catch (error) {
          tellLost(id, error);
        }
      }),
    unwatch: ({ table: id, as }) =>
      inTurn(id, async () => {
        const here = opened.get(id);
        here?.viewers.get(as)?.();
        here?.viewers.delete(as);
        if (here?.viewers.size === 0) here.shut();
      }),
    async move({ table: id, id: request, move }) {
      try {
        const here = openNow(id);
        const answer = await here.table.play(readMove(here.table.look(), move), { sender: 'page', id: request });
        if ('refusal' in answer) tell({ type: 'refused', id: request, refusal: answer.refusal });
        else tell({ type: 'done', id: request, number: answer.number });
      } catch (error) {
        if (!(error instanceof Trouble)) console.error(error);
        tell({ type: 'not-done', id: request, problem: problemOf(error) });
      }
    },
    async check(id, words) {
      const { table, lexicon } = openNow(id);
      const { game, state } = table.look();
      if (state.options.checking !== 'automatic') throw new Trouble('checked-by-dispute');
      return { good: Object.fromEntries(words.map((word) => [word, game.isGoodWord(state, { word, lexicon })])) };
    },
    async hint(id, grade) {
      const here = openNow(id);
      const { makeAdviser } = await loadComforts();
      here.adviser ??= makeAdviser({ bots, lexicon: here.lexicon });
      return here.adviser(here.table.look(), grade);
    },
    ownTurns: async (id) => (await loadComforts()).turnsBehind(openNow(id).table.look()),
    async openRacks(id) {
      const kept = await storage.get(id);
      if (!kept?.goneBack) throw new Trouble('not-understood', 'table');
      return (await loadComforts()).racksAt(openNow(id).table.look());
    },
    goBack: (id, length) =>
      inTurn(id, async () => {
        const { turnsBehind } = await loadComforts();
        const here = openNow(id);
        const isOwnTurn = turnsBehind(here.table.look()).some((turn) => turn.length === length);
        if (!isOwnTurn) throw new Trouble('not-understood', 'length');
        const viewers = [...here.viewers.keys()];
        here.shut();
        await storage.cut(id, length);
        for (const as of viewers) await show(id, as, 0);
      }),
    moveOut: (id) =>
      inTurn(id, async () => {
        const viewers = [...(opened.get(id)?.viewers.keys() ?? [])];
        opened.get(id)?.shut();
        try {
          return await handOverLocked(id);
        } catch (error) {
          for (const as of viewers) await show(id, as, 0).catch((problem: unknown) => tellLost(id, problem));
          throw error;
        }
      }),
    shut: (id) => inTurn(id, async () => opened.get(id)?.shut()),
  };
}

/** A move by one of the people at the table. */
function readMove({ head, state }: SoleTable, move: unknown): BaseMove {
  if (state.over) throw new Trouble('is-over');
  const parsed = parseWith(moveSchema(head.settings.game, seatSchema), move);
  if ('problem' in parsed) throw new Trouble('not-understood', parsed.problem.path);
  const { by } = parsed.value;
  if (typeof by !== 'number' || head.seats[by]?.kind !== 'person') throw new Trouble('not-your-seat');
  return parsed.value;
}
