/** A TCP proxy between a server and its database that can freeze, thaw and cut connections. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Wire {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Silently stops forwarding; new connections are accepted and get no data. */
  freeze(): void;
  thaw(): void;
  /** Closes every connection; new ones work. */
  cut(): void;
  close(): Promise<void>;
}

export async function openWire(to: string): Promise<Wire> {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const join = (near: Socket, far: Socket) => {
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => void into.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        // A frozen proxy does not forward a close either.
        if (!isFrozen) into.destroy();
      });
      if (isFrozen) from.pause();
    }
  };
  const server = createServer((near) => join(near, connect(Number(target.port), target.hostname)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      const isClosed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await isClosed;
    },
  };
}
