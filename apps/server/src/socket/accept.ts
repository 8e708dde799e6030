/** The lifecycle of sockets: authentication, liveness, and the farewell at shutdown. */
import type { WebSocket } from '@fastify/websocket';
import { CLOSE, type ServerMessage } from '@lettertafel/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Allowances } from '../people/allowances.ts';
import type { Person } from '../people/guests.ts';
import type { Crowd } from '../people/limits.ts';
import { senderOf } from '../people/sender.ts';
import { problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { serveSocket } from './connection.ts';

export interface AcceptInput {
  readonly services: Services;
  readonly allowances: Allowances;
  /** Connections per address. */
  readonly crowd: Crowd;
  readonly personOf: (request: FastifyRequest) => Promise<Person | null>;
  readonly onCount: (sockets: number) => void;
}

export interface Sockets {
  /** Closes the sockets of a guest or of a device. */
  dismiss(whose: string): void;
  /** Devices with open sockets. */
  connected(): readonly string[];
  /** Tells all clients to reconnect later, here or elsewhere. */
  farewell(): void;
}

/** The address of sockets. */
export const SOCKET = '/api/socket';
const PING_EVERY = 30_000;
const COME_BACK_AFTER = 1000;
/** How long a client may take to close after a farewell. */
const LAST_WORD = 1000;

export function acceptSockets(
  app: FastifyInstance,
  { services, allowances, crowd, personOf, onCount }: AcceptInput,
): Sockets {
  const sockets = new Map<WebSocket, Person | null>();

  app.get(SOCKET, { websocket: true }, async (socket, request) => {
    const ip = senderOf(request.ip);
    const onRefused = (why: string) => request.log.warn({ why }, 'socket');
    if (!crowd.enter(ip)) {
      onRefused('too many sockets');
      socket.send(JSON.stringify({ type: 'problem', ...problem('too-many') } satisfies ServerMessage));
      return socket.close(CLOSE.tooMany);
    }
    sockets.set(socket, null);
    onCount(sockets.size);
    const stop = keepAlive(socket);
    socket.on('close', () => {
      stop();
      crowd.leave(ip);
      sockets.delete(socket);
      onCount(sockets.size);
    });
    // Messages that arrive before the guest is known are queued.
    socket.pause();
    // In turn, since after a restart or a lost network a whole school comes back at once.
    const known = await allowances.turns.take(ip, () => personOf(request));
    const person = known?.isBanned ? null : known;
    if (sockets.has(socket)) sockets.set(socket, person);
    serveSocket({ services, socket, person, address: ip, allowances, onRefused });
    socket.resume();
  });

  return {
    dismiss(whose) {
      for (const [socket, person] of sockets) {
        if (person?.id === whose || person?.device === whose) socket.close();
      }
    },
    connected: () => [...new Set([...sockets.values()].flatMap((person) => (person ? [person.device] : [])))],
    farewell() {
      const message = JSON.stringify({ type: 'closing', after: COME_BACK_AFTER } satisfies ServerMessage);
      const told = [...sockets.keys()];
      for (const socket of told) {
        socket.send(message);
        socket.close(CLOSE.closing);
      }
      // Terminate clients that did not close; sockets opened since then stay.
      setTimeout(() => {
        for (const socket of told) socket.terminate();
      }, LAST_WORD).unref();
    },
  };
}

/** Terminates a socket whose peer has disappeared. */
function keepAlive(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const pinging = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_EVERY);
  return () => clearInterval(pinging);
}
