/** The bare web server: its log, its limits in bytes and time, and its plugins. */
import fastifyCookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastifyWebsocket from '@fastify/websocket';
import { LONGEST_MESSAGE } from '@lettertafel/protocol';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { ServerConfig } from '../config.ts';
import { LARGEST_BODY } from './gate.ts';

/** Which proxies are trusted; a number means the nearest hops. */
const trusted = (proxies: ServerConfig['trustProxy']) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies;

export async function newFastify(config: ServerConfig): Promise<FastifyInstance> {
  const { logLevel, log, trustProxy, timeouts, tls } = config;
  const http = {
    headersTimeout: timeouts.headers,
    connectionsCheckingInterval: Math.min(1000, timeouts.headers),
  };
  const app: FastifyInstance = fastify({
    logger: logLevel !== 'silent' && { level: logLevel, ...(log ? { stream: log } : {}) },
    // URLs contain table ids, so the log names only the route (admission.ts).
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(trustProxy),
    bodyLimit: LARGEST_BODY,
    requestTimeout: timeouts.request,
    ...(tls ? { https: { ...http, ...tls } } : { http }),
    forceCloseConnections: true,
  });
  await app.register(fastifyCookie);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    // Browsers only warn about it over plain http.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  await app.register(fastifyWebsocket, {
    options: { maxPayload: LONGEST_MESSAGE },
    errorHandler(error: Error & { code?: string }, socket, request) {
      // Client errors are not logged as errors.
      if (error.code?.startsWith('WS_ERR_')) request.log.warn({ why: error.code }, 'socket');
      else request.log.error({ err: error }, 'failed');
      socket.terminate();
    },
  });
  return app;
}
