/** Unread responses: a client that does not read its responses uses up memory, so it is disconnected. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerConfig } from '../config.ts';

/** Smaller responses fit into the system's buffers. */
const SMALL = 16 * 1024;

/** Files are streamed, so they need little memory. */
export function isHeldInMemory(payload: unknown): boolean {
  return (typeof payload === 'string' || payload instanceof Uint8Array) && payload.length > SMALL;
}

/** `silent`: Node reports progress within a large write too, so that a slow connection is not mistaken for a dead one. */
export function cutOffUnread(
  socket: Socket,
  response: ServerResponse,
  { silent, whole }: ServerConfig['timeouts']['answer'],
): void {
  const timer = setTimeout(() => socket.destroy(), whole);
  // Without a listener, Node destroys a socket that times out.
  response.setTimeout(silent);
  response.once('close', () => clearTimeout(timer));
}
