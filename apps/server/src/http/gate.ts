/** Limits that apply before any work is done: requests, connections and large bodies. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config.ts';
import { makeDeliveries } from '../people/deliveries.ts';
import type { Person } from '../people/guests.ts';
import { makeCrowd, makeLimiter } from '../people/limits.ts';
import { senderOf } from '../people/sender.ts';
import { type Problematic, problem } from '../problem.ts';
import { pathOf } from './address.ts';
import { filesOf } from './pages.ts';

/** In bytes. Only imports may be larger, and only those of known guests. */
export const LARGEST_BODY = 16 * 1024;

/** Most concurrent large bodies and responses, each held in memory. */
const LARGE = { perServer: 6, perAddress: 3, perGuest: 1 };

/** Seconds to wait for more files. */
const FILES_AFTER = 5;

export interface Refused {
  readonly why: Problematic;
  /** Seconds to wait before retrying. */
  readonly after: number;
}

export interface Gate {
  /** Whether this request exceeds the limits. */
  refuse(request: FastifyRequest): Refused | null;
  /** Counts the bytes of an answer. */
  sends(request: FastifyRequest, reply: FastifyReply): void;
  /** Whether a large body is accepted. It counts until the response is sent or the connection closes. */
  refuseUpload(request: FastifyRequest, reply: FastifyReply, person: Person | null): Refused | null;
  /** Whether a large response may be requested. It counts until it is received or the connection closes. */
  refuseDownload(request: FastifyRequest, reply: FastifyReply, person: Person | null): Refused | null;
  sweep(): void;
}

export function makeGate(app: FastifyInstance, { limits, trustProxy, web }: ServerConfig, now: () => number): Gate {
  const perMinute = limits.requestsPerMinute;
  const requests = makeLimiter({ perSecond: perMinute / 60, burst: perMinute }, now);
  const large = {
    server: makeCrowd(LARGE.perServer),
    address: makeCrowd(LARGE.perAddress),
    guest: makeCrowd(LARGE.perGuest),
  };
  const names = filesOf(web);
  const files = makeDeliveries(limits.files, now);
  const isFile = (request: FastifyRequest) => request.method === 'GET' && names.has(pathOf(request));
  limitConnections(app, limits, trustProxy === false);

  function hold({ ip }: FastifyRequest, { raw }: FastifyReply, person: Person): Refused | null {
    const held: (() => void)[] = [];
    for (const [crowd, member] of [
      [large.server, 'all'],
      [large.address, senderOf(ip)],
      [large.guest, person.id],
    ] as const) {
      if (!crowd.enter(member)) {
        for (const leave of held) leave();
        return { why: problem('too-many', { why: 'another import is under way' }), after: 5 };
      }
      held.push(() => crowd.leave(member));
    }
    raw.once('close', () => {
      for (const leave of held) leave();
    });
    return null;
  }

  return {
    refuse(request) {
      const sender = senderOf(request.ip);
      if (isAboutServer(request)) return null;
      if (isFile(request)) return files.allows(sender) ? null : { why: problem('too-many'), after: FILES_AFTER };
      if (requests.allows(sender)) return null;
      return { why: problem('too-many'), after: requests.waitOf(sender) };
    },
    sends(request, reply) {
      if (isFile(request)) files.charge(senderOf(request.ip), Number(reply.getHeader('content-length') ?? 0));
    },
    refuseUpload(request, reply, person) {
      const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
      if (length <= LARGEST_BODY) return null;
      if (!person)
        return { why: problem('too-large', { why: 'only a guest with a cookie may send so much' }), after: 1 };
      return hold(request, reply, person);
    },
    refuseDownload: (request, reply, person) => (person ? hold(request, reply, person) : null),
    sweep() {
      requests.sweep();
      files.sweep();
    },
  };
}

/** Health checks are not limited. */
function isAboutServer(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return request.method === 'GET' && (path === '/healthz' || path === '/readyz');
}

/** Behind a proxy all connections come from it, so its own limits apply. */
function limitConnections(app: FastifyInstance, limits: ServerConfig['limits'], isDirect: boolean): void {
  app.server.maxConnections = limits.connections.perServer;
  if (!isDirect) return;
  const connected = makeCrowd(limits.connections.perAddress);
  app.server.on('connection', (socket) => {
    const sender = senderOf(socket.remoteAddress ?? '');
    if (connected.enter(sender)) socket.once('close', () => connected.leave(sender));
    else socket.destroy();
  });
}
