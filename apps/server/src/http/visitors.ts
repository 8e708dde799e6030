/** Who sends a request: the guest of a cookie, or a new one. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Allowances } from '../people/allowances.ts';
import { COOKIE, type Guests, type Person } from '../people/guests.ts';
import { senderOf } from '../people/sender.ts';
import type { Reader } from '../people/work.ts';
import type { Services } from '../services.ts';

const COOKIE_DAYS = 400;

export interface VisitorsInput {
  readonly services: Services;
  readonly guests: Guests;
  readonly allowances: Allowances;
  /** The path of the app, with a slash at both ends. */
  readonly base: string;
}

export interface Visitors {
  personOf(request: FastifyRequest): Promise<Person | null>;
  /** A new guest with a cookie; null if too many have come from this address. */
  welcome(request: FastifyRequest, reply: FastifyReply): Promise<Person | null>;
  /** Signs this browser in. */
  keepCookie(request: FastifyRequest, reply: FastifyReply, cookie: string): void;
}

export function makeVisitors({ services, guests, allowances, base }: VisitorsInput): Visitors {
  const keepCookie = (request: FastifyRequest, reply: FastifyReply, cookie: string) =>
    void reply.setCookie(COOKIE, cookie, {
      // Other programs may share the host.
      path: base === '/' ? base : base.slice(0, -1),
      httpOnly: true,
      sameSite: 'lax',
      // Families play over plain http, where browsers do not send a secure cookie back.
      secure: request.protocol === 'https',
      maxAge: COOKIE_DAYS * 24 * 60 * 60,
    });
  return {
    personOf: (request) => guests.recognise(request.cookies[COOKIE], userAgentOf(request)),
    async welcome(request, reply) {
      const sender = senderOf(request.ip);
      if (!allowances.arrivals.allows(sender)) return null;
      const { person, cookie } = await guests.welcome(sender, userAgentOf(request));
      services.bounds.note(person.id);
      keepCookie(request, reply, cookie);
      return person;
    },
    keepCookie,
  };
}

export function userAgentOf(request: FastifyRequest): string {
  return request.headers['user-agent'] ?? '';
}

/** As limits count it. */
export function readerOf(request: FastifyRequest, person: Person | null): Reader {
  return { guest: person?.id ?? null, address: senderOf(request.ip) };
}
