/** The web server: routes, sockets, pages, rate limits and security headers. */
import fastifyCookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastifyWebsocket from '@fastify/websocket';
import { LONGEST_MESSAGE } from '@lettertafel/protocol';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { ServerConfig } from '../config.ts';
import { CONTENT_TYPE, type Metrics } from '../metrics.ts';
import { COOKIE, type Guests, type Person } from '../people/guests.ts';
import { makeCrowd, makeLimiter } from '../people/limits.ts';
import { isOwnOrigin } from '../people/origin.ts';
import { senderOf } from '../people/sender.ts';
import type { SixWords } from '../people/six-words.ts';
import { makeTurns } from '../people/turns.ts';
import { makeWorkLimiter, type Reader } from '../people/work.ts';
import { isProblem, type Problematic, problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { acceptSockets, SOCKET } from '../socket/accept.ts';
import { basePathOf, isApi, normaliseAddresses, pathOf } from './address.ts';
import { LARGEST_BODY, makeGate } from './gate.ts';
import { contentPolicy, newNonce, safetyHeaders } from './headers.ts';
import { openApi } from './openapi.ts';
import { servePages } from './pages.ts';
import { STATUS } from './problems.ts';
import { JsonText, type Route } from './route.ts';
import { ROUTES } from './routes.ts';
import { cutOffUnread, isHeldInMemory } from './unread.ts';
import { isPageRequest, sendWaitPage } from './wait-page.ts';

export interface AppInput {
  readonly config: ServerConfig;
  readonly services: Services;
  readonly guests: Guests;
  readonly sixWords: SixWords;
  readonly metrics: Metrics;
  /** Whether the store is open. */
  readonly isOpen: () => boolean;
  /** Whether it can be written to. */
  readonly isReady: () => boolean;
}

export interface App {
  readonly server: FastifyInstance;
  /** Closes the sockets of a guest or of a device. */
  dismiss(whose: string): void;
  /** Devices with open sockets. */
  connected(): readonly string[];
  /** Tells all clients to reconnect later, here or elsewhere, and accepts no more. */
  farewell(): void;
  /** Tells all clients to reconnect to a server that is ready. */
  sendAway(): void;
}

/** Which proxies are trusted; a number means the nearest hops. */
const trusted = (proxies: ServerConfig['trustProxy']) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies;

/** Route parameters as fastify passes them. */
interface Addressed {
  Params: Record<string, string>;
  Querystring: Record<string, string>;
}

const COOKIE_DAYS = 400;
/** Seconds. */
const COME_BACK_AFTER = 1;
const nothingHere = (reply: FastifyReply) =>
  reply.code(404).send(problem('not-understood', { why: 'there is nothing at this address' }));

/** Answered even while the store is not open. */
const SELF: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

function userAgentOf(request: FastifyRequest): string {
  return request.headers['user-agent'] ?? '';
}

export async function makeApp({
  config,
  services,
  guests,
  sixWords,
  metrics,
  isOpen,
  isReady,
}: AppInput): Promise<App> {
  const { baseUrl, limits, timeouts } = config;
  const app: FastifyInstance = fastify({
    logger: config.logLevel !== 'silent' && { level: config.logLevel, ...(config.log ? { stream: config.log } : {}) },
    // URLs contain table ids, so the log names only the route (below).
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: LARGEST_BODY,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: Math.min(1000, timeouts.headers) },
    forceCloseConnections: true,
  });
  let isClosing = false;

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

  const fail = (reply: FastifyReply, why: Problematic, after = COME_BACK_AFTER) => {
    const status = STATUS[why.problem.code];
    if ((status === 429 || status === 503) && !reply.hasHeader('retry-after')) reply.header('retry-after', after);
    return reply.code(status).send(why);
  };
  const base = basePathOf(baseUrl);
  normaliseAddresses(app.server, base);
  const gate = makeGate(app, config, services.now);

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
    if (!isSafe && !isOwnOrigin(request.headers.origin, request.host, baseUrl)) {
      request.log.warn({ route: request.routeOptions.url }, 'foreign origin');
      return fail(reply, problem('foreign-origin'));
    }
    const isAboutServer = SELF.has(request.routeOptions.url ?? '');
    // A server without its shared store has no news for a socket.
    const isLost = isUpgrade && services.store.isShared && !isReady();
    if (isClosing || isLost || (!isOpen() && !isAboutServer)) return fail(reply, problem('closing'));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    gate.sends(request, reply);
    if (isHeldInMemory(payload)) cutOffUnread(request.raw.socket, reply.raw, timeouts.answer);
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

  async function personOf(request: FastifyRequest): Promise<Person | null> {
    return guests.recognise(request.cookies[COOKIE], userAgentOf(request));
  }

  const keepCookie = (request: FastifyRequest, reply: FastifyReply, cookie: string) =>
    reply.setCookie(COOKIE, cookie, {
      // Other programs may share the host.
      path: base === '/' ? base : base.slice(0, -1),
      httpOnly: true,
      sameSite: 'lax',
      // Families play over plain http, where browsers do not send a secure cookie back.
      secure: request.protocol === 'https',
      maxAge: COOKIE_DAYS * 24 * 60 * 60,
    });

  const arrivals = makeLimiter(limits.newGuests, services.now);
  async function welcome(request: FastifyRequest, reply: FastifyReply): Promise<Person | null> {
    const sender = senderOf(request.ip);
    if (!arrivals.allows(sender)) return null;
    const { person, cookie } = await guests.welcome(sender, userAgentOf(request));
    services.bounds.note(person.id);
    keepCookie(request, reply, cookie);
    return person;
  }

  const tooMany = (reply: FastifyReply, after: number) => {
    reply.header('retry-after', after);
    return problem('too-many');
  };

  const work = makeWorkLimiter(limits.work, services.now);
  const turns = makeTurns(limits.atOnce);
  /** Who has sent a request, so that its answer can be charged. */
  const guestsOf = new WeakMap<FastifyRequest, Person | null>();
  const readerOf = (request: FastifyRequest, person: Person | null): Reader => ({
    guest: person?.id ?? null,
    address: senderOf(request.ip),
  });

  const actions = makeLimiter(limits.actions, services.now);
  const lookUps = makeLimiter(limits.lookUps, services.now);
  const newTables = makeLimiter(limits.newTables, services.now);
  const sayings = {
    perGuest: makeLimiter(limits.sayings.perGuest, services.now),
    perAddress: makeLimiter(limits.sayings.perAddress, services.now),
    allows({ guest, address }: Reader): boolean {
      return sayings.perGuest.allows(guest ?? address) && sayings.perAddress.allows(address);
    },
  };
  async function answer(route: Route, request: FastifyRequest<Addressed>, reply: FastifyReply): Promise<unknown> {
    const known = await personOf(request);
    guestsOf.set(request, known);
    const { params, query } = request;
    const reader = readerOf(request, known);
    if (route.method === 'GET' && !work.allows(reader)) return tooMany(reply, work.waitOf(reader));
    if (route.for === 'anybody') {
      return route.handle({ services, params, query, person: known?.isBanned ? null : known });
    }
    if (known?.isBanned) return problem('banned');
    const parsed = route.parse(request.body);
    if ('problem' in parsed) {
      // Names are the only field of a request that people type.
      const isName = parsed.problem.path.split('.').at(-1) === 'name';
      return problem(isName ? 'bad-name' : 'not-understood', parsed.problem);
    }
    const person = known ?? (await welcome(request, reply));
    if (!person) return tooMany(reply, arrivals.waitOf(senderOf(request.ip)));
    if (route.method !== 'GET' && !actions.allows(person.id)) return tooMany(reply, actions.waitOf(person.id));
    const sender = senderOf(request.ip);
    if (route.makesTable && !newTables.allows(sender)) return tooMany(reply, newTables.waitOf(sender));
    if (route.isSaying && !sayings.allows({ guest: person.id, address: sender })) {
      return tooMany(reply, sayings.perGuest.waitOf(person.id));
    }
    const lookedUp = route.lookUps?.(parsed.value) ?? 0;
    if (lookedUp > 0 && !lookUps.allows(person.id, lookedUp))
      return tooMany(reply, lookUps.waitOf(person.id, lookedUp));
    const visit = {
      sender,
      userAgent: userAgentOf(request),
      stayAs: (cookie: string) => void keepCookie(request, reply, cookie),
    };
    return route.handle({ services, guests, sixWords, visit, params, query, body: parsed.value, person });
  }

  const addRoute = (to: FastifyInstance, route: Route) =>
    to.route<Addressed>({
      method: route.method,
      url: route.path,
      bodyLimit: route.largestBody ?? LARGEST_BODY,
      onRequest: async (request, reply) => {
        const refuse = (route.largestBody ?? 0) > LARGEST_BODY ? gate.refuseUpload : gate.refuseDownload;
        const isLarge = refuse === gate.refuseUpload || route.isLargeAnswer;
        const refused = isLarge && refuse(request, reply, await personOf(request));
        if (refused) return fail(reply, refused.why, refused.after);
      },
      handler: async (request, reply) => {
        const address = senderOf(request.ip);
        const answering = () => answer(route, request, reply);
        const outcome = await (route.isLong ? answering() : turns.take(address, answering));
        if (isProblem(outcome)) return fail(reply, outcome);
        reply.header('cache-control', 'no-store');
        if (outcome instanceof Uint8Array) {
          const { buffer, byteOffset, byteLength } = outcome;
          return reply.type('application/json').send(Buffer.from(buffer, byteOffset, byteLength));
        }
        if (outcome === undefined) return reply.code(204).send();
        const { text, work: spent } =
          outcome instanceof JsonText ? outcome : new JsonText({ text: JSON.stringify(outcome) });
        work.charge(readerOf(request, guestsOf.get(request) ?? null), { ...spent, bytes: text.length });
        return reply.type('application/json; charset=utf-8').send(text);
      },
    });
  for (const route of ROUTES.filter(({ bodyType }) => bodyType === undefined)) addRoute(app, route);
  // The import thread parses imported files.
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    for (const route of ROUTES.filter(({ bodyType }) => bodyType !== undefined)) addRoute(raw, route);
  });
  const description = JSON.stringify(openApi(ROUTES, base));
  app.get('/api/openapi.json', async (_, reply) => reply.type('application/json; charset=utf-8').send(description));
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) =>
    !isClosing && isReady() ? { ok: true } : reply.code(503).send({ ok: false }),
  );
  if (config.metrics) {
    app.get('/metrics', async (_, reply) => reply.type(CONTENT_TYPE).send(metrics.text()));
  }

  const messages = makeLimiter(limits.messages, services.now);
  const perAddress = makeLimiter(limits.messagesPerAddress, services.now);
  const sockets = acceptSockets(app, {
    services,
    limits: { messages, perAddress, sayings, work, turns },
    crowd: makeCrowd(limits.sockets),
    personOf,
    onCount: metrics.setSockets,
  });

  const sendPage = await servePages(app, { folder: config.web, base }, async (request, reply) => {
    if (!(await personOf(request))) await welcome(request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    // A page's path has no file extension.
    const isPage = request.method === 'GET' && !isApi(request) && !/\.\w+$/.test(pathOf(request));
    if (isPage && sendPage) return sendPage(request, reply);
    return nothingHere(reply);
  });

  const sweeping = setInterval(() => {
    for (const limiter of [
      gate,
      arrivals,
      actions,
      lookUps,
      newTables,
      messages,
      perAddress,
      work,
      sixWords,
      sayings.perGuest,
      sayings.perAddress,
    ])
      limiter.sweep();
  }, 60_000);
  app.addHook('onClose', async () => clearInterval(sweeping));

  return {
    server: app,
    dismiss: sockets.dismiss,
    connected: sockets.connected,
    farewell() {
      isClosing = true;
      sockets.farewell();
    },
    sendAway: sockets.farewell,
  };
}
