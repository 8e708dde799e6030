/** The worker of local tables: a house in the browser, with its log in IndexedDB and bots in another worker. */
import { makeRecord, mayAbort } from '@lettertafel/house';
import * as v from 'valibot';
import type { ToPage } from '../messages.ts';
import { type questionSchema, toWorkerSchema } from '../questions.ts';
import { makeBots } from './bots.ts';
import { describeTable, liveGame, standAs, summarise, withStanding } from './describe.ts';
import { tableAfter, tableFor } from './new-table.ts';
import { makeOpenTables } from './open-tables.ts';
import { problemOf, Trouble } from './problems.ts';
import { inTime, limited } from './storage-limit.ts';
import { isGone, type LocalTable, openStorage, type TableStorage } from './table-storage.ts';
import { listFor, shippedLists } from './word-lists.ts';
import { scope } from './worker-scope.ts';

/** Not part of the first load: hardly anybody exports anything. */
const loadTransfer = () => import('./transfer.ts');

/** Only for the list of finished games. */
const loadPlayed = () => import('./played.ts');

const tell = (message: ToPage) => scope.postMessage(message);

const home = openStorage()
  .then(limited)
  .catch(async (error: unknown) => {
    console.error(error);
    tell({ type: 'forgetful' });
    return (await import('./memory-storage.ts')).memoryStorage();
  })
  .then((storage) => {
    const bots = makeBots({ listFor });
    return { storage, bots, open: makeOpenTables({ storage, listFor, bots, tell }) };
  });

type Asked = v.InferOutput<typeof questionSchema>;

async function answer(question: Asked): Promise<unknown> {
  const { storage, open } = await inTime(home);
  switch (question.ask) {
    case 'create':
      return add(storage, tableFor(question.wanted, question.name, question.practice));
    case 'lists':
      return shippedLists();
    case 'tables':
      return listTables(storage, question);
    case 'played':
      return (await loadPlayed()).listPlayed(storage);
    case 'check':
      return open.check(question.table, question.words);
    case 'explain':
      return (await import('./explain.ts')).explain(question);
    case 'verdicts':
      return (await import('./referee.ts')).verdictsOf(question);
    case 'short-words':
      return (await import('./referee.ts')).shortWords(question.language, question.length);
    case 'export':
      return (await loadTransfer()).exportAll(storage, question.values);
    case 'read-export':
      return (await loadTransfer()).read(question.text);
    case 'import-read':
      return (await loadTransfer()).importRead(storage);
    case 'delete-all':
      await storage.clear();
      return null;
    case 'hint':
      return open.hint(question.table, question.grade);
    case 'move-out':
      return open.moveOut(question.table);
    case 'own-turns':
      return open.ownTurns(question.table);
    case 'open-racks':
      return open.openRacks(question.table);
    case 'go-back':
      await open.goBack(question.table, question.length);
      return describeTable(await find(storage, question.table));
  }
  const table = await withStanding(storage, await find(storage, question.table));
  if (question.ask === 'moved-to') return table.movedTo ?? null;
  // While it is on its way, lists still show it.
  if (isGone(table) && question.ask !== 'stand' && question.ask !== 'put-away') throw new Trouble('moved-away');
  switch (question.ask) {
    case 'table':
      return describeTable(table);
    case 'stand':
      return standAs(storage, table, question.as, question.last);
    case 'put-away':
      await storage.change(table.id, { isAway: question.away });
      return null;
    case 'abort':
      if (!mayAbort((await liveGame(storage, table)).live.state)) throw new Trouble('already-begun');
      await open.shut(table.id);
      return changed(storage, table, { isAborted: true });
    case 'again': {
      if (!table.isAborted && !table.standing?.winners) throw new Trouble('not-over');
      if (table.next !== null) return describeTable(table);
      const next = tableAfter(table);
      await add(storage, next);
      return changed(storage, table, { next: next.id });
    }
    case 'record': {
      const { live, entries } = await liveGame(storage, table);
      // A record contains the secret of the shuffle.
      if (!live.state.over && !table.isAborted) throw new Trouble('not-over');
      return makeRecord({ ...table.head, log: entries, isAborted: table.isAborted });
    }
  }
}

async function add(storage: TableStorage, table: LocalTable) {
  await storage.add(table);
  return describeTable(table);
}

async function changed(storage: TableStorage, table: LocalTable, change: Partial<LocalTable>) {
  await storage.change(table.id, change);
  return describeTable({ ...table, ...change });
}

async function find(storage: TableStorage, id: string): Promise<LocalTable> {
  const table = await storage.get(id);
  if (!table) throw new Trouble('no-such-table');
  return table;
}

/** Tables that wait for the user first, then the latest. */
async function listTables(storage: TableStorage, { list, skip, limit }: Extract<Asked, { ask: 'tables' }>) {
  const tables = await Promise.all(
    (await storage.all()).map((table) => withStanding(storage, table).catch(() => null)),
  );
  return tables
    .flatMap((table) => (table && !table.isAborted && !table.movedTo && isIn(list, table) ? summarise(table) : []))
    .sort((one, other) => Number(other.awaited) - Number(one.awaited) || other.changedAt - one.changedAt)
    .slice(skip, skip + limit);
}

function isIn(list: 'running' | 'away' | 'over', { standing, isAway }: LocalTable): boolean {
  if (standing?.winners) return list === 'over';
  return list === (isAway ? 'away' : 'running');
}

scope.onmessage = async ({ data }) => {
  const parsed = v.safeParse(toWorkerSchema, data);
  if (!parsed.success) {
    tell({ type: 'problem', problem: { code: 'not-understood' } });
    return;
  }
  const message = parsed.output;
  if (message.type === 'question') {
    const { number, question } = message;
    try {
      tell({ type: 'answer', number, value: await answer(question) });
    } catch (error) {
      if (!(error instanceof Trouble)) console.error(error);
      tell({ type: 'answer', number, problem: problemOf(error) });
    }
    return;
  }
  if (message.type === 'watch') {
    // Whatever else is sent to a table comes after it.
    const problem = await inTime(home).then(() => null, problemOf);
    if (problem) tell({ type: 'trouble', table: message.table, problem, isLost: true });
  }
  const { bots, open } = await home;
  if (message.type === 'carrying') bots.noteCarrying(message.isCarrying);
  if (message.type === 'watch') await open.watch(message);
  if (message.type === 'unwatch') await open.unwatch(message);
  if (message.type === 'move') await open.move(message);
};
