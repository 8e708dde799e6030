/** Routes as data: request, response and handler. The server and its OpenAPI description are built from them. */
import { type Parsed, parseWith } from '@lettertafel/protocol';
import type { GenericSchema } from 'valibot';
import type { Guests, Person } from '../people/guests.ts';
import type { SixWords } from '../people/six-words.ts';
import type { Work } from '../people/work.ts';
import type { Result } from '../problem.ts';
import type { Services } from '../services.ts';

export interface Call {
  readonly services: Services;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export interface GuestCall<Body> extends Call {
  readonly guests: Guests;
  readonly sixWords: SixWords;
  readonly person: Person;
  readonly visit: Visit;
  readonly body: Body;
}

/** Where a request comes from. */
interface Visit {
  /** The address, as limits count it. */
  readonly sender: string;
  readonly userAgent: string;
  /** Signs this browser in: it has this cookie from now on. */
  stayAs(cookie: string): void;
}

/** An answer that is JSON already, and what reading it has cost. */
export class JsonText {
  readonly text: string;
  readonly work: Partial<Work>;
  constructor({ text, work = {} }: { readonly text: string; readonly work?: Partial<Work> }) {
    this.text = text;
    this.work = work;
  }
}

interface RouteBase {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly answer?: GenericSchema;
  /** Size limit of the body in bytes; default: that of a message. */
  readonly largestBody?: number;
  /** The response may be as large as an import; it is JSON as bytes. */
  readonly isLargeAnswer?: boolean;
  /** The body is passed on as raw bytes of this type. */
  readonly bodyType?: 'application/json' | 'text/plain';
  /** Waits for the import thread, which has a queue of its own. */
  readonly isLong?: boolean;
  /** Query parameters and their descriptions. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Open to anybody; the guest may be known. */
export interface OpenRoute extends RouteBase {
  readonly for: 'anybody';
  readonly handle: (call: Call & { readonly person: Person | null }) => Promise<Result<unknown>>;
}

/** Needs a guest: a client without a cookie gets one. */
export interface GuestRoute extends RouteBase {
  readonly for: 'guest';
  readonly body?: GenericSchema;
  readonly parse: (input: unknown) => Parsed<unknown>;
  /** Whether it may create a table, which is limited per address. */
  readonly makesTable?: boolean;
  /** Whether it is a chat message, which are limited per guest and address. */
  readonly isSaying?: boolean;
  /** How many words the request looks up, for the limit per guest. */
  readonly lookUps?: (body: unknown) => number;
  readonly handle: (call: GuestCall<unknown>) => Promise<Result<unknown>>;
}

export type Route = OpenRoute | GuestRoute;

export function open(route: Omit<OpenRoute, 'for'>): Route {
  return { ...route, for: 'anybody' };
}

export function forGuest<Body>(
  route: Omit<GuestRoute, 'for' | 'body' | 'parse' | 'handle' | 'lookUps'> & {
    readonly body?: GenericSchema<unknown, Body>;
    readonly lookUps?: (body: Body) => number;
    readonly handle: (call: GuestCall<Body>) => Promise<Result<unknown>>;
  },
): Route {
  const { body } = route;
  const parse = (input: unknown) => (body ? parseWith(body, input ?? {}) : { value: null });
  // Safe: a handler only gets what its own schema has parsed.
  return { ...(route as Omit<GuestRoute, 'for' | 'parse'>), for: 'guest', parse };
}
