/** The built server in its own process, which can be killed and paused. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StoreAddress } from '../src/store/database.ts';

const PROGRAM = fileURLToPath(new URL('../../cli/bin/lettertafel.mjs', import.meta.url));

export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** Its output. */
  readonly said: () => string;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** SIGSTOP: pauses it with all connections open. */
  pause(): void;
  resume(): void;
  readonly isAlive: () => boolean;
  /** SIGTERM: graceful shutdown. */
  stop(): Promise<void>;
}

export async function startProcess(
  store: StoreAddress,
  port: number,
  more: readonly string[] = [],
): Promise<ServerProcess> {
  const place = 'url' in store ? ['--database', store.url] : ['--data', store.folder];
  // Clients set their own forwarded address, so that each has its own limits.
  const settings = ['--host', '127.0.0.1', '--port', String(port), '--trust-proxy', '1', '--log', 'error'];
  const bots = ['--bot-delay', '0', '--bot-milliseconds', '20', '--bot-workers', '1'];
  const child = spawn(process.execPath, [PROGRAM, 'serve', ...place, ...settings, ...bots, ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const isOpen = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('is running at')) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`the server did not start: ${said}`)));
  });
  await isOpen;
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    said: () => said,
    kill: () => end(child, 'SIGKILL'),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: () => end(child, 'SIGTERM'),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const isGone = once(child, 'exit');
  child.kill(signal);
  await isGone;
}
