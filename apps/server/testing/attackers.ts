/** Guests who send invalid messages, as many as the limits allow, over sockets and HTTP. */
import { GAME_IDS, type GameId } from '@lettertafel/engine';
import { CLOSE, PROTOCOL_VERSION } from '@lettertafel/protocol';
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

/** What became of a socket or a request. `lost`: closed without one of the reasons that the protocol has. */
type Fate = 'answered' | 'refused' | 'lost';

/** Sends over sockets, each until its last message is answered or the server closes it. */
async function attackSocket(address: string, attacker: Attacker): Promise<Fate[]> {
  const fates: Fate[] = [];
  for (let sent = 0; sent < EACH; sent += MISTAKES_A_SOCKET + MOVES_A_SOCKET) {
    fates.push(await fateOfSocket(address, attacker));
  }
  return fates;
}

/** A hello with another version, or without one before a message; and more messages than the limit allows. */
const REFUSALS: readonly number[] = [CLOSE.notUnderstood, CLOSE.wrongVersion, CLOSE.tooMany];

async function fateOfSocket(address: string, { headers, game, table }: Attacker): Promise<Fate> {
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
  if (!isOpen) return 'lost';
  const answered = new Promise<Fate>((resolve) => {
    socket.once('close', (code) => resolve(REFUSALS.includes(code) ? 'refused' : 'lost'));
    socket.on('message', (data) => data.toString().includes('"pong"') && resolve('answered'));
  });
  socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
  for (const text of texts) socket.send(text);
  socket.send('{"type":"ping"}');
  const fate = await answered;
  socket.terminate();
  return fate;
}

/** On a busy machine a guest may be too slow for the server, which closes the connection. */
const tooSlow = () => null;

async function attackHttp(address: string, { headers, table }: Attacker): Promise<Fate[]> {
  const asked = Array.from({ length: EACH }, async (_, index): Promise<Fate> => {
    const { method, path } = ROUTES[index % ROUTES.length] as (typeof ROUTES)[number];
    const sent = path === '/api/records' ? nextRecord() : nextBody();
    const answer = await fetch(`${address}${path.replace(/:\w+/g, table)}`, {
      method,
      headers: { ...headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { body: sent }),
    }).catch(tooSlow);
    const body = await answer?.arrayBuffer().catch(tooSlow);
    if (answer && answer.status >= 500) throw new Error(`${method} ${path}: ${answer.status}`);
    return body instanceof ArrayBuffer ? 'answered' : 'lost';
  });
  return Promise.all(asked);
}

export interface Attack {
  /** How many attack at the same time. */
  readonly attackers: number;
  readonly isEnough: (sent: number) => boolean;
}

export interface Attacked {
  /** The number of messages and requests. */
  readonly sent: number;
  /** Sockets that the server closed and said why. */
  readonly refused: number;
  /** Sockets and requests whose connection ended without a reason. */
  readonly lost: number;
}

/** Runs the guests, several at a time. */
export async function attackAll(address: string, { attackers, isEnough }: Attack): Promise<Attacked> {
  let sent = 0;
  const counts: Record<Fate, number> = { answered: 0, refused: 0, lost: 0 };
  const attack = async () => {
    for (; !isEnough(sent); sent += EACH) {
      const attacker = await newAttacker(address).catch(tooSlow);
      const way = guests % 3 === 0 ? attackHttp : attackSocket;
      const fates: readonly Fate[] = attacker ? await way(address, attacker) : ['lost'];
      for (const fate of fates) counts[fate] += 1;
    }
  };
  await Promise.all(Array.from({ length: attackers }, attack));
  return { sent, refused: counts.refused, lost: counts.lost };
}
