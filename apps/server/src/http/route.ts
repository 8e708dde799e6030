/** A route as data: what it takes, what it answers, and what it does; the server and its OpenAPI are made from it. */
import { type Parsed, parseWith } from '@lettertafel/protocol';
import type { GenericSchema } from 'valibot';
import type { House } from '../house.ts';
import type { Guests, Person } from '../people/guests.ts';
import type { Outcome } from '../problem.ts';

export interface Call<Body> {
  readonly house: House;
  readonly guests: Guests;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body;
}

interface RouteBase {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for what varies. */
  readonly path: string;
  readonly summary: string;
  readonly answer?: GenericSchema;
  /** What is sent may be as large as this; unasked, as large as a message. */
  readonly largestBody?: number;
  /** The answer may be as large as what guests bring along; it is JSON in bytes. */
  readonly isLargeAnswer?: boolean;
  /** The body is handed on as bytes of this type, unread. */
  readonly bodyType?: 'application/json' | 'text/plain';
  /** The names of what may stand in the query, with what it means. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Done for anybody; who asks may be known. */
export interface OpenRoute extends RouteBase {
  readonly for: 'anybody';
  readonly handle: (call: Call<null> & { readonly person: Person | null }) => Promise<Outcome<unknown>>;
}

/** Done for a guest: who has no cookie yet gets one. */
export interface GuestRoute extends RouteBase {
  readonly for: 'guest';
  readonly body?: GenericSchema;
  readonly parse: (input: unknown) => Parsed<unknown>;
  /** Whether a table may come of it: that is limited for each address. */
  readonly makesTable?: boolean;
  /** How many words a request looks up: that is limited for each guest. */
  readonly lookUps?: (body: unknown) => number;
  readonly handle: (call: Call<unknown> & { readonly person: Person }) => Promise<Outcome<unknown>>;
}

export type Route = OpenRoute | GuestRoute;

export function open(route: Omit<OpenRoute, 'for'>): Route {
  return { ...route, for: 'anybody' };
}

export function forGuest<Body>(
  route: Omit<GuestRoute, 'for' | 'body' | 'parse' | 'handle' | 'lookUps'> & {
    readonly body?: GenericSchema<unknown, Body>;
    readonly lookUps?: (body: Body) => number;
    readonly handle: (call: Call<Body> & { readonly person: Person }) => Promise<Outcome<unknown>>;
  },
): Route {
  const { body } = route;
  const parse = (input: unknown) => (body ? parseWith(body, input ?? {}) : { value: null });
  // What a handler gets is what its own schema has let through.
  return { ...(route as Omit<GuestRoute, 'for' | 'parse'>), for: 'guest', parse };
}
