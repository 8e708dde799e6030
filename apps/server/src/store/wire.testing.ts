/** A wire between a server and its database that can be frozen, thawed and cut, as networks are. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Wire {
  /** The address of the database through the wire. */
  readonly url: string;
  /** From now on nothing is forwarded, and nobody is told: new connections are accepted and hear nothing. */
  freeze(): void;
  thaw(): void;
  /** Ends every connection; new ones are made as usual. */
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
        // The end of a connection does not cross a frozen wire either.
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
