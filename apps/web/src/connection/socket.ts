/** The page's only WebSocket: handshake, reconnects, and dispatch of messages. */
import {
  CLOSE,
  type ClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  serverMessageSchema,
} from '@lettertafel/protocol';
import { signal } from '@preact/signals';
import * as v from 'valibot';
import { addressOf } from '../base/address.ts';
import { BASE_PATH } from '../base/base-path.ts';
import type { ChannelStatus, TableChannel } from '../local/table-channel.ts';

type Listener = (message: ServerMessage) => void;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
/** Milliseconds without an expected response after which the connection counts as dead. */
const ANSWER_WITHIN = 6000;

export const connectionStatus = signal<ChannelStatus>('connecting');
/** The server has a newer protocol version: the page must be reloaded. */
export const isOutdated = signal(false);

/** How far the server's clock is ahead of this device's, in milliseconds. */
let ahead = 0;
let socket: WebSocket | undefined;
let wait = FIRST_WAIT;
let retry: ReturnType<typeof setTimeout> | undefined;
let pinging: ReturnType<typeof setInterval> | undefined;
let answerTimeout: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<Listener>();

/** The current time by the server's clock. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Sends if connected; whoever needs a response sends again after a `welcome`. */
export function sendMessage(message: ClientMessage): void {
  if (connectionStatus.peek() === 'online') transmit(message);
}

/** Listens until the returned function is called. The first listener opens the connection, the last one closes it. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  if (!socket && retry === undefined) connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) hangUp();
  };
}

function transmit(message: ClientMessage): void {
  socket?.send(JSON.stringify(message));
  if (message.type !== 'unwatch' && message.type !== 'seen') awaitAnswer();
}

/** The timeout runs from the first unanswered message until any message arrives. */
function awaitAnswer(): void {
  answerTimeout ??= setTimeout(() => onDisconnect(0), ANSWER_WITHIN);
}

function stopWaiting(): void {
  clearTimeout(answerTimeout);
  answerTimeout = undefined;
}

function connect(): void {
  retry = undefined;
  const address = new URL(`${BASE_PATH}api/socket`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  // For a proxy before several servers, which can bring the viewers of a table together at one of them.
  const [, table] = /^\/t\/([\w-]+)/.exec(addressOf(location).pathname) ?? [];
  if (table) address.searchParams.set('table', table);
  const opened = new WebSocket(address);
  socket = opened;
  awaitAnswer();
  opened.onopen = () => transmit({ type: 'hello', version: PROTOCOL_VERSION });
  opened.onmessage = ({ data }) => {
    if (socket === opened) receive(data);
  };
  opened.onclose = ({ code }) => {
    if (socket === opened) onDisconnect(code);
  };
}

function receive(data: unknown): void {
  stopWaiting();
  const parsed = v.safeParse(serverMessageSchema, readJson(data));
  if (!parsed.success) return;
  const message = parsed.output;
  if (message.type === 'welcome' || message.type === 'pong') ahead = message.now - Date.now();
  if (message.type === 'welcome') welcome();
  if (message.type === 'closing') wait = Math.max(FIRST_WAIT, message.after);
  if (message.type === 'problem' && message.problem.code === 'wrong-version') isOutdated.value = true;
  for (const listener of listeners) listener(message);
}

function readJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}

function welcome(): void {
  wait = FIRST_WAIT;
  connectionStatus.value = 'online';
  clearInterval(pinging);
  pinging = setInterval(() => transmit({ type: 'ping' }), PING_EVERY);
}

function onDisconnect(code: number): void {
  closeSocket();
  connectionStatus.value = 'offline';
  if (code === CLOSE.wrongVersion) {
    isOutdated.value = true;
    return;
  }
  if (listeners.size === 0) return;
  // Jitter, so that clients do not all reconnect at the same moment.
  retry = setTimeout(connect, wait * (0.7 + Math.random() * 0.6));
  wait = Math.min(LONGEST_WAIT, wait * 2);
}

function closeSocket(): void {
  clearInterval(pinging);
  stopWaiting();
  const old = socket;
  socket = undefined;
  old?.close();
}

function hangUp(): void {
  clearTimeout(retry);
  retry = undefined;
  closeSocket();
  connectionStatus.value = 'connecting';
  // Games without a server use this device's clock.
  ahead = 0;
}

/** Reconnects at once when the device is online again or the page becomes visible. */
function reconnectNow(): void {
  if (retry === undefined) return;
  clearTimeout(retry);
  wait = FIRST_WAIT;
  connect();
}

addEventListener('online', reconnectNow);
addEventListener('offline', () => socket && onDisconnect(0));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') reconnectNow();
});

export const serverChannel: TableChannel = { status: connectionStatus, send: sendMessage, listen };
