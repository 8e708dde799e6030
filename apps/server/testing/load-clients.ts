/** Clients that play a script as fast as they are answered, or at a given pace, and measure how long a move takes. */
import type { BaseMove } from '@lettertafel/engine';
import { PROTOCOL_VERSION } from '@lettertafel/protocol';
import { WebSocket } from 'ws';
import { makeClient, newRequest } from '../src/testing-kit.ts';
import { GAME, OPTIONS } from './script.ts';

export interface LoadTable {
  /** Plays game after game. */
  run(): Promise<void>;
  close(): void;
}

export interface LoadPlan {
  /** Where each of the two players is connected. */
  readonly addresses: readonly [string, string];
  readonly script: readonly BaseMove[];
  /** The id of the list with the words of the script. */
  readonly words: string;
  /** Milliseconds between two moves; 0: at once. */
  readonly pause: () => number;
  readonly isEnough: () => boolean;
  /** From sending to the receipt of the last seat, in milliseconds. */
  readonly onMove: (latency: number) => void;
}

interface Player {
  readonly client: ReturnType<typeof makeClient>;
  readonly socket: WebSocket;
}

async function arrive(address: string): Promise<Player> {
  const client = makeClient(address);
  await client.get('/api/me');
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie: client.cookie() } });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
  return { client, socket };
}

/** The head of a message says all that a script needs. */
const NEWS = /^\{"type":"news","table":"([\w-]+)","as":\d,"length":(\d+)/;

export async function setLoadTable(plan: LoadPlan): Promise<LoadTable> {
  const { addresses, script, words, pause, isEnough, onMove } = plan;
  const players = await Promise.all(addresses.map(arrive));
  const [one, other] = players as [Player, Player];

  async function playGame(): Promise<void> {
    const seats = [{ kind: 'me' }, { kind: 'link' }];
    const { body } = await one.client.post('/api/tables', { game: GAME, options: OPTIONS, words, seats });
    const table = body.id as string;
    const sat = await other.client.post(`/api/tables/${table}/sit`);
    if (sat.status !== 200) throw new Error(JSON.stringify(sat.body));
    const lengths = [0, 0];
    let sentAt = 0;
    let length = 1;
    await new Promise<void>((resolve, reject) => {
      const sendNext = () => {
        const move = script[length - 1];
        if (!move || isEnough()) return leave(resolve);
        sentAt = performance.now();
        const message = { type: 'move', id: newRequest(), table, move };
        players[move.by as number]?.socket.send(JSON.stringify(message));
      };
      const receivers = players.map(({ socket }, seat) => {
        const receive = (data: Buffer) => {
          const text = data.toString('latin1', 0, 120);
          if (text.startsWith('{"type":"refused"') || text.startsWith('{"type":"problem"')) {
            return leave(() => reject(new Error(data.toString())));
          }
          const [, of, told] = NEWS.exec(text) ?? [];
          if (of !== table) return;
          lengths[seat] = Number(told);
          if (Math.min(...lengths) < length + (sentAt > 0 ? 1 : 0)) return;
          if (sentAt > 0) {
            onMove(performance.now() - sentAt);
            length += 1;
          }
          const wait = pause();
          if (wait > 0) setTimeout(sendNext, wait);
          else sendNext();
        };
        socket.on('message', receive);
        return receive;
      });
      const leave = (then: () => void) => {
        for (const [seat, { socket }] of players.entries()) {
          socket.off('message', receivers[seat] as (data: Buffer) => void);
          socket.send(JSON.stringify({ type: 'unwatch', table, as: seat }));
        }
        then();
      };
      for (const [seat, { socket }] of players.entries()) {
        socket.send(JSON.stringify({ type: 'watch', table, as: seat }));
      }
    });
  }

  return {
    async run() {
      while (!isEnough()) await playGame();
    },
    close: () => players.forEach(({ socket }) => void socket.close()),
  };
}
