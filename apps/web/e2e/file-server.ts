/** A plain file host: it serves a folder, knows no other paths, and records its requests. */
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
  /** The address of the folder. */
  readonly address: string;
  /** Every requested path, by pages and workers, with its status. */
  readonly asked: { readonly path: string; readonly status: number }[];
  stop(): Promise<void>;
}

/** `below` starts and ends with a slash. */
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
