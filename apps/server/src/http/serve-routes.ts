/** Serves the routes: who asks, whether that is still allowed, what the answer is and what reading it has cost. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Allowances } from '../people/allowances.ts';
import type { Guests, Person } from '../people/guests.ts';
import { senderOf } from '../people/sender.ts';
import type { SixWords } from '../people/six-words.ts';
import { isProblem, type Problematic, problem, type Result } from '../problem.ts';
import type { Services } from '../services.ts';
import { fail } from './fail.ts';
import { type Gate, LARGEST_BODY } from './gate.ts';
import { type GuestRoute, JsonText, type Route } from './route.ts';
import { ROUTES } from './routes.ts';
import { readerOf, userAgentOf, type Visitors } from './visitors.ts';

export interface RoutesInput {
  readonly services: Services;
  readonly guests: Guests;
  readonly sixWords: SixWords;
  readonly allowances: Allowances;
  readonly visitors: Visitors;
  readonly gate: Gate;
}

/** Route parameters as fastify passes them. */
interface Addressed {
  Params: Record<string, string>;
  Querystring: Record<string, string>;
}

type Asked = FastifyRequest<Addressed>;

export async function serveRoutes(app: FastifyInstance, input: RoutesInput): Promise<void> {
  for (const route of ROUTES.filter(({ bodyType }) => bodyType === undefined)) serveRoute(app, route, input);
  // The import thread parses imported files.
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    for (const route of ROUTES.filter(({ bodyType }) => bodyType !== undefined)) serveRoute(raw, route, input);
  });
}

function serveRoute(app: FastifyInstance, route: Route, input: RoutesInput): void {
  const { gate, visitors, allowances } = input;
  const isLargeBody = (route.largestBody ?? 0) > LARGEST_BODY;
  app.route<Addressed>({
    method: route.method,
    url: route.path,
    bodyLimit: route.largestBody ?? LARGEST_BODY,
    onRequest: async (request, reply) => {
      if (!isLargeBody && !route.isLargeAnswer) return;
      const refuse = isLargeBody ? gate.refuseUpload : gate.refuseDownload;
      const refused = refuse(request, reply, await visitors.personOf(request));
      if (refused) return fail(reply, refused.why, refused.after);
    },
    handler: async (request, reply) => {
      const answering = () => answer(route, { request, reply }, input);
      const { outcome, known } = await (route.isLong
        ? answering()
        : allowances.turns.take(senderOf(request.ip), answering));
      if (isProblem(outcome)) return fail(reply, outcome);
      reply.header('cache-control', 'no-store');
      if (outcome instanceof Uint8Array) {
        const { buffer, byteOffset, byteLength } = outcome;
        return reply.type('application/json').send(Buffer.from(buffer, byteOffset, byteLength));
      }
      if (outcome === undefined) return reply.code(204).send();
      const { text, work } = outcome instanceof JsonText ? outcome : new JsonText({ text: JSON.stringify(outcome) });
      allowances.work.charge(readerOf(request, known), { ...work, bytes: text.length });
      return reply.type('application/json; charset=utf-8').send(text);
    },
  });
}

interface Exchange {
  readonly request: Asked;
  readonly reply: FastifyReply;
}

interface Answered {
  readonly outcome: Result<unknown>;
  /** Whom the answer is charged to. */
  readonly known: Person | null;
}

async function answer(route: Route, exchange: Exchange, input: RoutesInput): Promise<Answered> {
  const { request, reply } = exchange;
  const { services, allowances, visitors } = input;
  const known = await visitors.personOf(request);
  const { params, query } = request;
  const reader = readerOf(request, known);
  if (route.method === 'GET' && !allowances.work.allows(reader)) {
    return { outcome: tooMany(reply, allowances.work.waitOf(reader)), known };
  }
  const outcome =
    route.for === 'anybody'
      ? await route.handle({ services, params, query, person: known?.isBanned ? null : known })
      : await answerGuest(route, { ...exchange, known }, input);
  return { outcome, known };
}

async function answerGuest(
  route: GuestRoute,
  { request, reply, known }: Exchange & { readonly known: Person | null },
  { services, guests, sixWords, allowances, visitors }: RoutesInput,
): Promise<Result<unknown>> {
  if (known?.isBanned) return problem('banned');
  const parsed = route.parse(request.body);
  if ('problem' in parsed) {
    // Names are the only field of a request that people type.
    const isName = parsed.problem.path.split('.').at(-1) === 'name';
    return problem(isName ? 'bad-name' : 'not-understood', parsed.problem);
  }
  const sender = senderOf(request.ip);
  const person = known ?? (await visitors.welcome(request, reply));
  if (!person) return tooMany(reply, allowances.arrivals.waitOf(sender));
  const wait = waitFor(route, { body: parsed.value, person, sender }, allowances);
  if (wait !== null) return tooMany(reply, wait);
  const { params, query } = request;
  const visit = {
    sender,
    userAgent: userAgentOf(request),
    stayAs: (cookie: string) => visitors.keepCookie(request, reply, cookie),
  };
  return route.handle({ services, guests, sixWords, visit, params, query, body: parsed.value, person });
}

/** Takes what the request costs from what its guest may do; else how many seconds there is to wait. */
function waitFor(
  { method, makesTable, isSaying, lookUps }: GuestRoute,
  { body, person, sender }: { readonly body: unknown; readonly person: Person; readonly sender: string },
  allowances: Allowances,
): number | null {
  const { actions, newTables, sayings } = allowances;
  if (method !== 'GET' && !actions.allows(person.id)) return actions.waitOf(person.id);
  if (makesTable && !newTables.allows(sender)) return newTables.waitOf(sender);
  const reader = { guest: person.id, address: sender };
  if (isSaying && !sayings.allows(reader)) return sayings.waitOf(reader);
  const words = lookUps?.(body) ?? 0;
  if (words > 0 && !allowances.lookUps.allows(person.id, words)) return allowances.lookUps.waitOf(person.id, words);
  return null;
}

function tooMany(reply: FastifyReply, after: number): Problematic {
  reply.header('retry-after', after);
  return problem('too-many');
}
