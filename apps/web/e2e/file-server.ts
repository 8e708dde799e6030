/** A web host that only has files: it sends them as they lie, knows no other address, and notes what it is asked for. */
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export interface FileServer {
  /** Where the folder lies. */
  readonly address: string;
  /** Every path that was asked for, by pages and workers, and what was answered. */
  readonly asked: { readonly path: string; readonly status: number }[];
  stop(): Promise<void>;
}

/** `below` begins and ends with a slash. */
export async function serveFolder(folder: string, below: string): Promise<FileServer> {
  const asked: FileServer['asked'] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(folder, path.slice(below.length) || 'index.html');
    const isThere = path.startsWith(below) && existsSync(file) && statSync(file).isFile();
    const status = isThere ? 200 : 404;
    asked.push({ path, status });
    response.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(isThere ? readFileSync(file) : '');
  });
  server.on('upgrade', (request, socket) => {
    asked.push({ path: request.url ?? '', status: 404 });
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${below}`,
    asked,
    async stop() {
      if (!server.listening) return;
      const isGone = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await isGone;
    },
  };
}
