/** A tenacious player: reconnects, catches up on what it missed, and resends what was not acknowledged. */
import type { BaseMove, GameId, Seat } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import { type ClientMessage, type News, PROTOCOL_VERSION, type ServerMessage } from '@lettertafel/protocol';
import { WebSocket } from 'ws';
import { type AnyView, isAsked, knownState, lexicon, scriptedPlayer } from '../src/games/scripted-player.testing.ts';
import { newRequest } from '../src/kit.testing.ts';

export interface Place {
  /** Server addresses, tried in turn. */
  readonly addresses: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly table: string;
  readonly game: GameId;
  readonly seat: Seat;
  /** Called for every acknowledged move. */
  readonly onMove: () => void;
}

/** A move the server has acknowledged. */
export interface Acknowledged {
  readonly number: number;
  readonly move: BaseMove;
  /** When it was acknowledged, by the clock of this process. */
  readonly at: number;
  /** Latency since it was first sent, in milliseconds. */
  readonly waited: number;
}

export interface Tenacious {
  readonly acknowledged: readonly Acknowledged[];
  /** The longest outage, in milliseconds. */
  readonly longestAway: number;
}

/** Milliseconds between moves, below a guest's rate limit. */
const PACE = 55;
const RETRY = 100;
/** A paused server keeps its connections open; after this long, in milliseconds, the player tries another. */
const PING_EVERY = 1000;
const MOST_SILENCE = 2500;
/** Most refusals in a row. */
const MOST_REFUSALS = 200;

interface Pending {
  readonly id: string;
  readonly move: BaseMove;
  sentAt: number | null;
}

/** Plays a seat to the end of the game. */
export async function playTenaciously(place: Place): Promise<Tenacious> {
  const rng = seededRng(`${place.table} ${place.seat}`);
  const player = scriptedPlayer(place.game);
  const acknowledged: Acknowledged[] = [];
  let pending: Pending | null = null;
  let entries = 0;
  let refusals = 0;
  let longestAway = 0;
  let lostAt: number | null = null;

  const choose = (view: AnyView): BaseMove => {
    const by = place.seat;
    // Fall back to a move that is always allowed.
    const idle = ['accept', place.game.startsWith('rummikub') ? 'draw' : 'pass', 'pass'];
    if (refusals > 5) return { by, do: idle[refusals % idle.length] as string };
    const move = player(knownState(view), by, { rng, lexicon });
    return move.do === 'resign' ? { by, do: 'pass' } : move;
  };

  /** Plays over one connection: true if the game is over, false if the connection was lost. */
  const stay = (address: string): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: place.headers });
      let news: News | null = null;
      const send = (message: ClientMessage) =>
        socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
      const sendPending = () => {
        if (!pending) return;
        pending.sentAt ??= performance.now();
        send({ type: 'move', table: place.table, id: pending.id, move: pending.move });
      };
      const act = () => {
        const view = news?.view as unknown as AnyView | null;
        const isBehind = news !== null && news.length <= (acknowledged.at(-1)?.number ?? -1);
        if (!view || view.over || pending || isBehind || !isAsked(view)) return;
        pending = { id: newRequest(), move: choose(view), sentAt: null };
        setTimeout(sendPending, PACE);
      };
      const settle = (message: Extract<ServerMessage, { type: 'done' | 'refused' | 'problem' }>) => {
        if (!pending || message.id !== pending.id) return;
        if (message.type === 'problem' && message.problem.code !== 'is-over') {
          // Retry at another server.
          if (message.problem.code === 'failed' || message.problem.code === 'closing') return socket.terminate();
          return reject(new Error(JSON.stringify(message.problem)));
        }
        if (message.type === 'done') {
          const at = performance.now();
          acknowledged.push({ number: message.number, move: pending.move, at, waited: at - (pending.sentAt ?? at) });
          place.onMove();
        }
        refusals = message.type === 'done' ? 0 : refusals + 1;
        if (refusals > MOST_REFUSALS) return reject(new Error(`stuck at ${JSON.stringify(message)}`));
        pending = null;
        act();
      };
      let heardAt = performance.now();
      const pinging = setInterval(() => {
        if (performance.now() - heardAt > MOST_SILENCE) socket.terminate();
        else send({ type: 'ping' });
      }, PING_EVERY);
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(pinging);
        resolve(false);
      });
      socket.on('open', () => {
        send({ type: 'hello', version: PROTOCOL_VERSION });
        send({ type: 'watch', table: place.table, as: place.seat, after: entries });
      });
      socket.on('message', (data) => {
        const message = JSON.parse(data.toString()) as ServerMessage;
        heardAt = performance.now();
        if (lostAt !== null) longestAway = Math.max(longestAway, performance.now() - lostAt);
        lostAt = null;
        if (message.type === 'news') {
          const isFirst = news === null;
          if (message.entries.some(({ number }, index) => number !== entries + index)) {
            return reject(new Error(`${place.table}: entries are missing or come twice`));
          }
          entries += message.entries.length;
          news = message;
          if (isFirst) sendPending();
          if ((message.view as unknown as AnyView).over && !pending) {
            resolve(true);
            socket.close();
          } else act();
        } else if (message.type === 'done' || message.type === 'refused' || message.type === 'problem') {
          settle(message);
          if (!pending && (news?.view as unknown as AnyView | undefined)?.over) {
            resolve(true);
            socket.close();
          }
        }
      });
    });

  for (let turn = place.seat; ; turn++) {
    const address = place.addresses[turn % place.addresses.length] as string;
    if (await stay(address)) return { acknowledged, longestAway };
    lostAt ??= performance.now();
    await new Promise((resolve) => setTimeout(resolve, RETRY));
  }
}
