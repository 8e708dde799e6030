/** The cost of idle tables and idle sockets. */
import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@lettertafel/protocol';
import { WebSocket } from 'ws';
import { makeClient } from '../src/kit.testing.ts';
import { openStore, type StoreAddress } from '../src/store/database.ts';
import { GAME, OPTIONS } from './script.ts';

type Progress = (done: number) => void;

/** Copies of a freshly dealt table, each loaded once so that it is in the server's memory. */
export async function setIdleTables(
  address: string,
  count: number,
  { store, onProgress }: { store: StoreAddress; onProgress: Progress },
): Promise<void> {
  const client = makeClient(address);
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { id } = (await client.post('/api/tables', { game: GAME, options: OPTIONS, seats })).body;
  await client.post(`/api/tables/${id}/start`);
  const copies = Array.from({ length: count }, (_, number) => `idle-${number}`.padEnd(16, '-'));
  await copyTable(store, id, copies);
  const AT_ONCE = 10;
  let seen = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let copy = copies.pop(); copy; copy = copies.pop()) {
        const { status } = await client.get(`/api/tables/${copy}/news`);
        if (status !== 200) throw new Error(`a table could not be looked at: ${status}`);
        seen += 1;
        onProgress(seen);
      }
    }),
  );
}

async function copyTable(store: StoreAddress, id: string, copies: readonly string[]): Promise<void> {
  const AT_ONCE = 100;
  const { db, close } = await openStore(store);
  const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).execute();
  const entries = await db.selectFrom('entries').selectAll().where('table_id', '=', id).execute();
  for (let from = 0; from < copies.length; from += AT_ONCE) {
    const part = copies.slice(from, from + AT_ONCE);
    const ofEach = <Row extends object>(rows: readonly Row[]) =>
      part.flatMap((copy) => rows.map((row) => ({ ...row, table_id: copy })));
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('tables')
        .values(part.map((copy) => ({ ...table, id: copy })))
        .execute();
      await trx.insertInto('seats').values(ofEach(seats)).execute();
      await trx.insertInto('entries').values(ofEach(entries)).execute();
    });
  }
  await close();
}

export async function openIdleSockets(address: string, count: number, onProgress: Progress): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let opened = 0; opened < count; opened++) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`);
    await once(socket, 'open');
    const welcome = once(socket, 'message');
    socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    await welcome;
    sockets.push(socket);
    onProgress(sockets.length);
  }
  return sockets;
}

/** How many still get an answer. */
export async function countAnswers(sockets: readonly WebSocket[]): Promise<number> {
  const answers = sockets.map(async (socket) => {
    const answer = once(socket, 'message');
    socket.send('{"type":"ping"}');
    return String(((await answer) as [Buffer])[0]).startsWith('{"type":"pong"');
  });
  return (await Promise.all(answers)).filter((isPong) => isPong).length;
}
