/** Guests who send invalid messages, as many as the limits allow, over sockets and HTTP. */
import { GAME_IDS, type GameId } from '@lettertafel/engine';
import { PROTOCOL_VERSION } from '@lettertafel/protocol';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { ROUTES } from '../src/http/routes.ts';
import { makeClient, newRequest } from '../src/kit.testing.ts';
import { hostileMessages, message } from './hostile-messages.ts';
import { hostileMoves, hostileRecord } from './hostile-moves.ts';

/** About as much as a guest may send in one go. */
const EACH = 100;

/** Generated in advance in batches, so that measurements in the same process are not disturbed. */
function supply<Thing>(make: () => Thing[]): () => Thing {
  let left: Thing[] = [];
  return () => {
    if (left.length === 0) left = make();
    return left.pop() as Thing;
  };
}

const AT_ONCE = 200;
const PLACE = 'the-table-there-is';
const nextMessage = supply(() => fc.sample(hostileMessages(PLACE), AT_ONCE));
const nextBody = supply(() => fc.sample(message.any, AT_ONCE).map((body) => JSON.stringify(body)));
const nextRecord = supply(() => fc.sample(hostileRecord, AT_ONCE / 10).map((record) => JSON.stringify(record)));
const nextMoves = new Map(GAME_IDS.map((game) => [game, supply(() => fc.sample(hostileMoves(game), AT_ONCE))]));

/** Generates the first batches. */
export function prepareAttack(): void {
  for (const next of [nextMessage, nextBody, nextRecord, ...nextMoves.values()]) next();
}

let guests = 0;

interface Attacker {
  readonly headers: Readonly<Record<string, string>>;
  readonly game: GameId;
  /** A game that the attacker plays alone, so that moves get as far as the rules. */
  readonly table: string;
}

async function newAttacker(address: string): Promise<Attacker> {
  guests += 1;
  const from = { 'x-forwarded-for': `172.${16 + (guests >> 16)}.${(guests >> 8) & 255}.${guests & 255}` };
  const client = makeClient(address);
  const game = GAME_IDS[guests % GAME_IDS.length] as GameId;
  const options = { checking: guests % 2 === 0 ? 'automatic' : 'challenge' };
  const asked = { game, options, seats: [{ kind: 'me' }, { kind: 'me' }] };
  const { body } = await client.ask('POST', '/api/tables', asked, from);
  await client.ask('POST', `/api/tables/${body.id}/start`, {}, from);
  return { headers: { ...from, cookie: client.cookie() }, game, table: body.id };
}

/** After more malformed messages than this a socket is closed. */
const MISTAKES_A_SOCKET = 8;
const MOVES_A_SOCKET = 12;

/** Sends over sockets, each until its last message is answered, and counts those that the server closed before. */
async function attackSocket(address: string, attacker: Attacker): Promise<number> {
  let closed = 0;
  for (let sent = 0; sent < EACH; sent += MISTAKES_A_SOCKET + MOVES_A_SOCKET) {
    if (!(await isAnswered(address, attacker))) closed += 1;
  }
  return closed;
}

async function isAnswered(address: string, { headers, game, table }: Attacker): Promise<boolean> {
  const nextMove = nextMoves.get(game);
  const move = () => JSON.stringify({ type: 'move', id: newRequest(), table, move: nextMove?.() });
  const texts = [
    ...Array.from({ length: MOVES_A_SOCKET }, move),
    ...Array.from({ length: MISTAKES_A_SOCKET }, () => nextMessage().replaceAll(PLACE, table)),
  ];
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true));
    socket.on('error', () => resolve(false));
  });
  if (!isOpen) return false;
  const answered = new Promise<boolean>((resolve) => {
    socket.once('close', () => resolve(false));
    socket.on('message', (data) => data.toString().includes('"pong"') && resolve(true));
  });
  socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
  for (const text of texts) socket.send(text);
  socket.send('{"type":"ping"}');
  const isPong = await answered;
  socket.terminate();
  return isPong;
}

/** On a busy machine a guest may be too slow for the server, which closes the connection. */
const tooSlow = () => null;

/** Counts the requests whose connection the server closed. */
async function attackHttp(address: string, { headers, table }: Attacker): Promise<number> {
  const asked = Array.from({ length: EACH }, async (_, index) => {
    const { method, path } = ROUTES[index % ROUTES.length] as (typeof ROUTES)[number];
    const sent = path === '/api/records' ? nextRecord() : nextBody();
    const answer = await fetch(`${address}${path.replace(/:\w+/g, table)}`, {
      method,
      headers: { ...headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { body: sent }),
    }).catch(tooSlow);
    const body = await answer?.arrayBuffer().catch(tooSlow);
    if (answer && answer.status >= 500) throw new Error(`${method} ${path}: ${answer.status}`);
    return body instanceof ArrayBuffer;
  });
  return (await Promise.all(asked)).filter((isWhole) => !isWhole).length;
}

export interface Attack {
  /** How many attack at the same time. */
  readonly attackers: number;
  readonly isEnough: (sent: number) => boolean;
}

export interface Attacked {
  /** The number of messages and requests. */
  readonly sent: number;
  /** Sockets and requests that the server closed, although each guest stayed within its limits. */
  readonly closed: number;
}

/** Runs the guests, several at a time. */
export async function attackAll(address: string, { attackers, isEnough }: Attack): Promise<Attacked> {
  let [sent, closed] = [0, 0];
  const attack = async () => {
    for (; !isEnough(sent); sent += EACH) {
      const attacker = await newAttacker(address).catch(tooSlow);
      const way = guests % 3 === 0 ? attackHttp : attackSocket;
      const lost = attacker ? await way(address, attacker) : 1;
      closed += lost;
    }
  };
  await Promise.all(Array.from({ length: attackers }, attack));
  return { sent, closed };
}
