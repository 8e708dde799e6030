/** Sockets as they come and go: who they belong to, whether they still live, and the farewell when the server stops. */
import type { WebSocket } from '@fastify/websocket';
import { CLOSE, type ServerMessage } from '@lettertafel/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import type { Person } from '../people/guests.ts';
import type { Crowd, Limiter } from '../people/limits.ts';
import { senderOf } from '../people/sender.ts';
import { problem } from '../problem.ts';
import { serveSocket } from './connection.ts';

export interface AcceptInput {
  readonly house: House;
  readonly limiter: Limiter;
  /** Who is connected, by address. */
  readonly crowd: Crowd;
  readonly personOf: (request: FastifyRequest) => Promise<Person | null>;
  readonly onCount: (sockets: number) => void;
}

export interface Sockets {
  /** Ends the sockets of a guest. */
  dismiss(guest: string): void;
  /** The guests who have sockets. */
  connected(): readonly string[];
  /** Tells all to come back later, here or elsewhere. */
  farewell(): void;
}

const PING_EVERY = 30_000;
const COME_BACK_AFTER = 1000;
/** How long a client may take to answer a farewell. */
const LAST_WORD = 1000;

export function acceptSockets(
  app: FastifyInstance,
  { house, limiter, crowd, personOf, onCount }: AcceptInput,
): Sockets {
  const sockets = new Map<WebSocket, Person | null>();

  app.get('/api/socket', { websocket: true }, async (socket, request) => {
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
    // What comes before the guest is known waits.
    socket.pause();
    const known = await personOf(request);
    const person = known?.isBanned ? null : known;
    if (sockets.has(socket)) sockets.set(socket, person);
    serveSocket({ house, socket, person, limiter, sender: person?.id ?? ip, onRefused });
    socket.resume();
  });

  return {
    dismiss(guest) {
      for (const [socket, person] of sockets) if (person?.id === guest) socket.close();
    },
    connected: () => [...new Set([...sockets.values()].flatMap((person) => (person ? [person.id] : [])))],
    farewell() {
      const message = JSON.stringify({ type: 'closing', after: COME_BACK_AFTER } satisfies ServerMessage);
      const told = [...sockets.keys()];
      for (const socket of told) {
        socket.send(message);
        socket.close(CLOSE.closing);
      }
      // Who does not answer is not waited for. Whoever has come since is not meant.
      setTimeout(() => {
        for (const socket of told) socket.terminate();
      }, LAST_WORD).unref();
    },
  };
}

/** Ends a socket whose other end has gone without a word. */
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
