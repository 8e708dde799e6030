/** Answers that nobody takes: a client that asks and does not read holds the server's memory, so it is cut off. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerConfig } from '../config.ts';

/** What is smaller fits into the buffers of the system. */
const SMALL = 16 * 1024;

/** Files are streamed, and take no more memory than a piece of them. */
export function isHeldInMemory(payload: unknown): boolean {
  return (typeof payload === 'string' || payload instanceof Uint8Array) && payload.length > SMALL;
}

/** `silent`: Node sees progress also within one large write, so that a slow line is not taken for a dead one. */
export function cutOffUnread(
  socket: Socket,
  response: ServerResponse,
  { silent, whole }: ServerConfig['timeouts']['answer'],
): void {
  const end = () => socket.destroy();
  const timer = setTimeout(end, whole);
  socket.setTimeout(silent);
  socket.once('timeout', end);
  response.once('close', () => {
    clearTimeout(timer);
    socket.off('timeout', end);
  });
}
