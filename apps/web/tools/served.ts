/** The real server with the built pages, while a callback runs. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** `stop` ends the server, so that nothing answers any more. */
export async function whileServed(
  port: number,
  work: (address: string, stop: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(
    process.execPath,
    [
      ...['apps/cli/bin/lettertafel.mjs', 'serve', '--port', String(port), '--bot-delay', '0', '--trust-proxy', '1'],
      ...['--data', mkdtempSync(join(tmpdir(), 'lettertafel-served-'))],
    ],
    { cwd: ROOT, stdio: 'inherit' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = () => {
    server.kill();
    return ended;
  };
  try {
    await untilReady(address);
    await work(address, stop);
  } finally {
    await stop();
  }
}

async function untilReady(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause();
  }
}

export function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, 100));
}
