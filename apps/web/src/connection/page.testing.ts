/**
 * A page's environment, for tests of its connection: the built server in its own process, an address, a cookie, and a
 * network connection that can be cut. Nothing is mocked in place of the server.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket as NodeSocket } from 'ws';
import { freePort } from '../../../../tools/free-port.testing.ts';

export interface Page {
  /** Asks the server directly, as another page of the same guest would. */
  ask(path: string, body?: object): Promise<unknown>;
  /** Drops messages from the server; those from the page still arrive. */
  muffle(): void;
  /** Breaks the connection and refuses new ones. */
  cut(): void;
  /** Allows connections again and fires `online`. */
  mend(): void;
  close(): Promise<void>;
}

export async function openPage(): Promise<Page> {
  const port = await freePort();
  const server = await startServer(port);
  const line = await openLine(port);
  const address = `http://127.0.0.1:${port}`;
  const hello = await fetch(`${address}/api/me`);
  const cookie = hello.headers.getSetCookie().map((set) => set.split(';')[0] ?? '');
  const headers = { cookie: cookie.join('; '), 'content-type': 'application/json' };
  const through = `http://127.0.0.1:${line.port}`;
  const news = surround(through, headers);
  return {
    async ask(path, body) {
      const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
      const answer = await news.fetch(`${address}/api/${path}`, init);
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return answer.json();
    },
    muffle: line.muffle,
    cut: line.cut,
    mend() {
      line.mend();
      news.window.dispatchEvent(new Event('online'));
    },
    async close() {
      line.close();
      const isGone = once(server, 'exit');
      server.kill();
      await isGone;
    },
  };
}

/** The parts of a browser that a connection needs. */
export function surround(address: string, headers: Record<string, string>) {
  const window = new EventTarget();
  const plainFetch = globalThis.fetch;
  class WebSocket extends NodeSocket {
    constructor(to: string | URL) {
      super(to, { headers });
      // In a browser, closing a socket that is not open yet is not an error.
      this.on('error', () => {});
    }
  }
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  // Each page that a test loads listens.
  setMaxListeners(0, window, document);
  Object.assign(globalThis, {
    location: new URL(address),
    document,
    addEventListener: window.addEventListener.bind(window),
    fetch: (path: string, init: RequestInit) =>
      plainFetch(new URL(path, address), { ...init, headers: { ...headers, ...init.headers } }),
    WebSocket,
  });
  // Newer versions of Node have a navigator that cannot be assigned.
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true, writable: true });
  return { window, fetch: plainFetch };
}

export async function startServer(port: number): Promise<ChildProcess> {
  const data = mkdtempSync(join(tmpdir(), 'lettertafel-connection-'));
  const server = spawn(
    process.execPath,
    [
      ...['apps/cli/bin/lettertafel.mjs', 'serve', '--host', '127.0.0.1', '--port', String(port), '--data', data],
      // All tests of a file have one address, and ask often on a slow machine.
      ...['--limits', '1000'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await once(server.stderr, 'data');
  return server;
}

/** Forwards bytes between the page and the server. */
async function openLine(to: number) {
  const pairs = new Set<readonly [page: Socket, server: Socket]>();
  let isCut = false;
  const gate = createServer((page) => {
    if (isCut) {
      page.destroy();
      return;
    }
    const server = connect(to, '127.0.0.1');
    const pair = [page, server] as const;
    pairs.add(pair);
    page.pipe(server);
    server.pipe(page);
    for (const [end, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
      end.on('error', () => other.destroy());
      end.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const breakAll = () => {
    for (const [page] of pairs) page.destroy();
  };
  return {
    port: (gate.address() as AddressInfo).port,
    muffle() {
      for (const [page, server] of pairs) server.unpipe(page);
    },
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    close() {
      breakAll();
      gate.close();
    },
  };
}
