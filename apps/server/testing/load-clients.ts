/** Load clients: play a script at full speed or at a given rate, and fail over to another server. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseMove } from '@lettertafel/engine';
import { PROTOCOL_VERSION } from '@lettertafel/protocol';
import { WebSocket } from 'ws';
import { type Answered, makeClient, newRequest } from '../src/kit.testing.ts';
import { GAME, OPTIONS } from './script.ts';

/** A game, and how many entries both players have received. */
export interface LoadGame {
  readonly table: string;
  readonly length: number;
}

export interface LoadTable {
  /** Plays game after game. */
  run(): Promise<void>;
  readonly games: readonly LoadGame[];
  /** The longest outage for either player, in milliseconds. */
  longestAway(): number;
  close(): void;
}

export interface LoadPlan {
  /** Server addresses. */
  readonly addresses: readonly string[];
  /** The index of the first player's server. */
  readonly first: number;
  /**
   * Whether the players connect to different servers. Otherwise to the same one, as behind a proxy that chooses the server
   * by the table; requests go to all servers in turn.
   */
  readonly isApart: boolean;
  readonly script: readonly BaseMove[];
  /** The id of the list with the words of the script, and the cookie of the guest who brought it and hosts all tables. */
  readonly words: string;
  readonly host: string;
  /** Awaited before each move. */
  readonly pause: () => Promise<unknown> | null;
  readonly isEnough: () => boolean;
  /** Latency from sending to receipt by the last seat, in milliseconds. */
  readonly onMove: (latency: number) => void;
}

interface Player {
  ask(path: string, body: object): Promise<Answered>;
  send(message: object): void;
  /** The current message handler; called again after a reconnect. */
  listener: { receive(data: Buffer): void; isBack(): void } | null;
  longestAway: number;
  close(): void;
}

const RETRY = 50;

async function arrive(addresses: readonly string[], first: number, known?: string): Promise<Player> {
  let at = first;
  let asked = first;
  let isLeaving = false;
  let socket: WebSocket;
  const address = () => addresses[at % addresses.length] as string;
  const newcomer = makeClient(address(), known);
  await newcomer.get('/api/me');
  const cookie = newcomer.cookie();

  const connect = () =>
    new Promise<void>((resolve, reject) => {
      socket = new WebSocket(`${address().replace('http', 'ws')}/api/socket`, { headers: { cookie } });
      socket.once('error', reject);
      socket.once('open', () => {
        socket.on('message', (data: Buffer) => player.listener?.receive(data));
        socket.once('close', () => void (isLeaving || comeBack()));
        player.send({ type: 'hello', version: PROTOCOL_VERSION });
        resolve();
      });
    });

  async function comeBack(): Promise<void> {
    const lostAt = performance.now();
    for (at += 1; ; at += 1) {
      const isConnected = await connect().then(
        () => true,
        () => false,
      );
      if (isConnected) break;
      await sleep(RETRY);
    }
    socket.once('message', () => {
      player.longestAway = Math.max(player.longestAway, performance.now() - lostAt);
    });
    player.listener?.isBack();
  }

  const player: Player = {
    /** Uses whichever server answers. */
    async ask(path, body) {
      for (;;) {
        asked += 1;
        const client = makeClient(addresses[asked % addresses.length] as string, cookie);
        const answer = await client.post(path, body).catch(() => null);
        if (answer) return answer;
        await sleep(RETRY);
      }
    },
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    listener: null,
    longestAway: 0,
    close() {
      isLeaving = true;
      socket.close();
    },
  };
  await connect();
  return player;
}

/** A script needs only the start of a message. */
const NEWS = /^\{"type":"news","table":"([\w-]+)","as":\d,"length":(\d+)/;

export async function setLoadTable(plan: LoadPlan): Promise<LoadTable> {
  const { addresses, first, isApart, script, words, host, pause, isEnough, onMove } = plan;
  const players = await Promise.all([arrive(addresses, first, host), arrive(addresses, isApart ? first + 1 : first)]);
  const games: LoadGame[] = [];

  /** Null: the answer was lost, and at the retry the seat was taken. */
  async function sitDown(): Promise<string | null> {
    const seats = [{ kind: 'me' }, { kind: 'link' }];
    const { status: made, body } = await players[0].ask('/api/tables', { game: GAME, options: OPTIONS, words, seats });
    if (made >= 400 && made < 500) throw new Error(JSON.stringify(body));
    const { status } = await players[1].ask(`/api/tables/${body.id}/sit`, {});
    return status === 200 ? body.id : null;
  }

  async function playGame(table: string): Promise<void> {
    const told = [0, 0];
    let length = 0;
    let pending: { seat: number; message: object; at: number } | null = null;
    const sendPending = () => pending && players[pending.seat]?.send(pending.message);
    await new Promise<void>((resolve, reject) => {
      const sendNext = () => {
        const move = script[length - 1];
        if (!move || isEnough()) return resolve();
        const message = { type: 'move', id: newRequest(), table, move };
        pending = { seat: move.by as number, message, at: performance.now() };
        sendPending();
      };
      const goOn = () => {
        const isTold = Math.min(...told) > length;
        if (!isTold) return;
        length += 1;
        if (pending) onMove(performance.now() - pending.at);
        pending = null;
        const waiting = pause();
        if (waiting) void waiting.then(sendNext);
        else sendNext();
      };
      for (const [seat, player] of players.entries()) {
        const watch = () => player.send({ type: 'watch', table, as: seat, after: told[seat] });
        player.listener = {
          receive(data) {
            const text = data.toString('latin1', 0, 120);
            if (text.startsWith('{"type":"refused"') || text.startsWith('{"type":"problem"')) {
              return reject(new Error(data.toString()));
            }
            const [, of, entries] = NEWS.exec(text) ?? [];
            if (of !== table) return;
            told[seat] = Number(entries);
            goOn();
          },
          isBack() {
            watch();
            if (pending?.seat === seat) sendPending();
          },
        };
        watch();
      }
    });
    games.push({ table, length });
    for (const [seat, player] of players.entries()) {
      player.listener = null;
      player.send({ type: 'unwatch', table, as: seat });
    }
  }

  return {
    async run() {
      while (!isEnough()) {
        const table = await sitDown();
        if (table) await playGame(table);
      }
    },
    games,
    longestAway: () => Math.max(...players.map((player) => player.longestAway)),
    close: () => players.forEach((player) => void player.close()),
  };
}
