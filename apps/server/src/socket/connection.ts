/** One socket: hello, watch, move, chat. A client can ask again for whatever it missed. */

import type { WebSocket } from '@fastify/websocket';
import type { Seat } from '@lettertafel/engine';
import {
  CLOSE,
  type ClientMessage,
  clientMessageSchema,
  PROTOCOL_VERSION,
  parseWith,
  type ServerMessage,
} from '@lettertafel/protocol';
import { asError } from '../errors.ts';
import { lookAs } from '../games/read-news.ts';
import { submitMove } from '../games/submit.ts';
import type { Allowances } from '../people/allowances.ts';
import type { Person } from '../people/guests.ts';
import { isProblem, type Problematic, problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { noteSeen } from '../store/notices.ts';
import { say, sayingsAfter } from '../tables/chat.ts';
import { describeTable } from '../tables/describe.ts';
import type { Watch } from './hub.ts';

export interface ConnectionInput {
  readonly services: Services;
  readonly socket: WebSocket;
  /** Null: no cookie; may only watch. */
  readonly person: Person | null;
  /** The key of limits per address. */
  readonly address: string;
  readonly allowances: Allowances;
  readonly onRefused: (why: string) => void;
}

/** Unread bytes after which a slow client is disconnected. */
const MOST_UNREAD = 1024 * 1024;
const MOST_WATCHES = 16;
const LATEST_SAYINGS = 50;
/** Malformed messages after which a client is disconnected. */
const MOST_MISTAKES = 10;
/** Frames that a closed client may have sent before it knew; more are a flood. */
const MOST_LATE = 100;
/** Milliseconds. */
const LAST_WORD = 1000;

export function serveSocket({ services, socket, person, address, allowances, onRefused }: ConnectionInput): void {
  const watches = new Map<string, Watch>();
  let isWelcome = false;
  let mistakes = 0;
  let late = 0;
  /** Messages are handled one at a time, in order. */
  let working: Promise<void> = Promise.resolve();

  const sendText = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) {
      onRefused('does not read');
      socket.terminate();
      return;
    }
    socket.send(text);
  };
  const send = (message: ServerMessage) => sendText(JSON.stringify(message));
  const refuse = (why: Problematic, id?: string) =>
    send({ type: 'problem', ...(id === undefined ? {} : { id }), ...why });
  const reader = { guest: person?.id ?? null, address };
  /** The client may come back in a while. */
  const tooMuch = (why: string) => {
    onRefused(why);
    refuse(problem('too-many'));
    socket.close(CLOSE.tooMany);
  };
  const keyOf = ({ table, as }: { table: string; as: number | 'spectator' }) => `${as} ${table}`;

  async function watch(message: Extract<ClientMessage, { type: 'watch' }>): Promise<void> {
    const { table, as, after = 0 } = message;
    if (!allowances.work.allows(reader)) return tooMuch('too much work');
    const looked = await lookAs(services, table, { person, as });
    if (isProblem(looked)) return refuse(looked);
    const { live: seen, replayed } = looked;
    if (watches.size >= MOST_WATCHES && !watches.has(keyOf(message))) return refuse(problem('too-many'));
    // A closed socket leaves no watch behind.
    if (socket.readyState !== socket.OPEN) return;
    unwatch(message);
    const sent = Math.min(after, seen.length);
    const end = (seat: Seat) => {
      if (watches.get(keyOf(message)) === added) watches.delete(keyOf(message));
      send({ type: 'ended', table, as: seat });
      services.tellPresence(table);
    };
    const { guest } = reader;
    const { revision } = seen.row;
    const missed: Watch['missed'] = new Set();
    const added: Watch = { table, as, guest, address, sent, revision, said: -1, missed, send: sendText, end };
    watches.set(keyOf(message), added);
    services.hub.add(added);
    await services.attend(table);
    // From here on the watch receives every entry.
    const live = (await services.runner.look(table)) ?? seen;
    send({ type: 'table', table: await describeTable(services, live, added.guest) });
    const { entries, ...work } = await services.hub.greet(added, live);
    allowances.work.charge(reader, { ...work, entries: entries + replayed });
    const last = LATEST_SAYINGS;
    const sayings = live.row.chat === 1 ? await sayingsAfter(services.store, table, { last }) : [];
    added.said = Math.max(added.said, sayings.at(-1)?.number ?? -1);
    if (sayings.length > 0) send({ type: 'said', table, sayings });
    services.tellPresence(table);
  }

  /** False: it was not watched. */
  function unwatch(message: { table: string; as: number | 'spectator' }): boolean {
    const known = watches.get(keyOf(message));
    if (!known) return false;
    watches.delete(keyOf(message));
    services.hub.remove(known);
    return true;
  }

  async function answer(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') {
      if (message.version !== PROTOCOL_VERSION) {
        refuse(problem('wrong-version', { why: `this server speaks version ${PROTOCOL_VERSION}` }));
        return socket.close(CLOSE.wrongVersion);
      }
      isWelcome = true;
      return send({ type: 'welcome', version: PROTOCOL_VERSION, now: services.now() });
    }
    if (!isWelcome) return socket.close(CLOSE.notUnderstood);
    switch (message.type) {
      case 'ping':
        return send({ type: 'pong', now: services.now() });
      case 'watch':
        return watch(message);
      case 'unwatch':
        // Other servers are told of tables that exist, never of a client's text.
        if (unwatch(message)) services.tellPresence(message.table);
        return;
      case 'seen': {
        const { table, length } = message;
        if (person) await noteSeen(services.store, { guest: person.id, table, length, now: services.now() });
        return;
      }
      case 'move': {
        const { id, table, move } = message;
        const outcome = person ? await submitMove(services, table, { person, id, move }) : problem('not-your-seat');
        if (isProblem(outcome)) return refuse(outcome, id);
        if ('refusal' in outcome) return send({ type: 'refused', id, refusal: outcome.refusal });
        return send({ type: 'done', id, number: outcome.number });
      }
      case 'say': {
        const { id, table, text } = message;
        if (!allowances.sayings.allows(reader)) return refuse(problem('too-many'), id);
        const said = person ? await say(services, table, { person, id, text }) : problem('not-your-seat');
        return isProblem(said) ? refuse(said, id) : send({ type: 'done', id, number: said.number });
      }
    }
  }

  /** Reads no more; the client has a moment to receive why it was closed. */
  function cutOff(): void {
    onRefused('goes on sending');
    socket.pause();
    setTimeout(() => socket.terminate(), LAST_WORD).unref();
  }

  /** Counts a frame; false: it is to be ignored. Pings count too, because each gets an answer. */
  function mayRead(): boolean {
    if (socket.readyState !== socket.OPEN) {
      late += 1;
      if (late === MOST_LATE) cutOff();
      return false;
    }
    const { messages } = allowances;
    if (messages.perGuest.allows(person?.id ?? address) && messages.perAddress.allows(address)) return true;
    tooMuch('too many messages');
    return false;
  }

  function receive(data: Buffer, isBinary: boolean): void {
    if (!mayRead()) return;
    const parsed = isBinary ? null : parseMessage(data.toString('utf8'));
    if (!parsed || 'problem' in parsed) {
      mistakes += 1;
      onRefused('not understood');
      refuse(problem('not-understood', parsed?.problem ?? { why: 'expected JSON text' }));
      if (mistakes > MOST_MISTAKES) socket.close(CLOSE.notUnderstood);
      return;
    }
    const { value } = parsed;
    working = working
      .then(() => allowances.turns.take(address, () => answer(value)))
      .catch((error) => {
        onRefused(`failed: ${asError(error).message}`);
        refuse(problem('failed'), 'id' in value ? value.id : undefined);
        // Clients do not resend a failed watch, but a client that reconnects asks for everything.
        if (value.type === 'watch') socket.close(CLOSE.closing);
      });
  }

  socket.on('message', receive);
  socket.on('ping', mayRead);
  socket.on('pong', mayRead);
  socket.on('close', () => {
    const tables = new Set([...watches.values()].map(({ table }) => table));
    for (const known of watches.values()) services.hub.remove(known);
    watches.clear();
    for (const table of tables) services.tellPresence(table);
  });
}

function parseMessage(text: string) {
  try {
    return parseWith(clientMessageSchema, JSON.parse(text));
  } catch {
    return null;
  }
}
