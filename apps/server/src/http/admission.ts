/** What happens around every request: limits, origin, whether the server is open; safety headers; log and metrics. */
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { isOwnOrigin } from '../people/origin.ts';
import { problem } from '../problem.ts';
import { SOCKET } from '../socket/accept.ts';
import { fail, nothingHere } from './fail.ts';
import type { Gate } from './gate.ts';
import { contentPolicy, newNonce, safetyHeaders } from './headers.ts';
import { SELF } from './health.ts';
import { cutOffUnread, isHeldInMemory } from './unread.ts';
import { isPageRequest, sendWaitPage } from './wait-page.ts';

export interface AdmissionInput {
  readonly config: ServerConfig;
  readonly gate: Gate;
  readonly metrics: Metrics;
  /** Whether requests are answered, apart from those about the server. */
  readonly isOpen: () => boolean;
  /** Whether sockets have news to expect. */
  readonly hasNews: () => boolean;
}

export function admitRequests(app: FastifyInstance, { config, gate, metrics, isOpen, hasNews }: AdmissionInput): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', contentPolicy(request.host, newNonce()));
    reply.headers(safetyHeaders(request.protocol === 'https'));
    const refused = gate.refuse(request);
    if (refused && isPageRequest(request)) return sendWaitPage(request, reply, refused.after);
    if (refused) return fail(reply, refused.why, refused.after);
    const isUpgrade = request.headers.upgrade !== undefined;
    // The plugin would open a socket at any route, uncounted, and close it when the client agrees.
    if (isUpgrade && request.routeOptions.url !== SOCKET) return nothingHere(reply);
    const isSafe = request.method === 'GET' && !isUpgrade;
    if (!isSafe && !isOwnOrigin(request.headers.origin, request.host, config.baseUrl)) {
      request.log.warn({ route: request.routeOptions.url }, 'foreign origin');
      return fail(reply, problem('foreign-origin'));
    }
    const isAboutServer = SELF.has(request.routeOptions.url ?? '');
    if ((isUpgrade && !hasNews()) || (!isOpen() && !isAboutServer)) return fail(reply, problem('closing'));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    gate.sends(request, reply);
    if (isHeldInMemory(payload)) cutOffUnread(request.raw.socket, reply.raw, config.timeouts.answer);
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    metrics.requests.inc({ route, status: reply.statusCode });
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode === 413) return fail(reply, problem('too-large'));
    if (statusCode < 500)
      return fail(reply, problem('not-understood', { why: error.code ?? 'the request is no JSON' }));
    request.log.error({ err: error, route: request.routeOptions.url }, 'failed');
    return fail(reply, problem('failed'));
  });
}
