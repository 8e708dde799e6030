/** A server that a test may stop: for a page and all its workers that is the same as being offline. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../../tools/free-port.testing.ts';

const ROOT = join(import.meta.dirname, '../../..');

interface OwnServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** Below a path of its host, if one is given: `/lt`. */
export async function startServer(below = '', more: readonly string[] = []): Promise<OwnServer> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'lettertafel-own-server-'));
  const address = `http://127.0.0.1:${port}${below}`;
  const flags = ['--port', String(port), '--data', data, ...(below ? ['--base-url', address] : []), ...more];
  const command = ['apps/cli/bin/lettertafel.mjs', 'serve', ...flags];
  const server = spawn(process.execPath, command, { cwd: ROOT, stdio: 'ignore' });
  while (!(await fetch(`${address}/readyz`).catch(() => null))?.ok) await pause(server);
  return {
    address,
    async stop() {
      if (server.exitCode !== null) return;
      const isGone = once(server, 'exit');
      server.kill();
      await isGone;
    },
  };
}

/** Loads the app from a server of its own until every file is cached, and stops that server. Returns its address. */
export async function cacheApp(page: Page): Promise<string> {
  const server = await startServer();
  try {
    await page.goto(server.address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  } finally {
    await server.stop();
  }
  return server.address;
}

async function pause(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) throw new Error(`the server has ended with ${server.exitCode}`);
  await new Promise((done) => setTimeout(done, 100));
}
