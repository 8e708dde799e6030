/** The servers under load, each in its own process, and their metrics. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { freePort } from '../../../tools/free-port.testing.ts';
import type { StoreAddress } from '../src/store/database.ts';
import type { LoadServerSettings } from './load-server.ts';

export interface LoadServer {
  readonly address: string;
  /** Its metrics by name, from one request; NaN once it has exited. */
  metrics(): Promise<(name: string) => number>;
  /** Bytes of the heap that are still in use after a garbage collection. */
  liveBytes(): Promise<number>;
  kill(): Promise<void>;
}

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const PROGRAM = pathOf('../dist/load-server.js');
const WORDS = pathOf('../../../packages/words/data');
const GENERATOR = pathOf('../../../packages/solver/wasm/generator.wasm');
const MEGABYTE = 1024 * 1024;

/** Bundles the server as released: run from its sources it needs far more CPU. */
export async function buildServer(): Promise<void> {
  await build({
    entryPoints: {
      'load-server': pathOf('./load-server.ts'),
      'sqlite-thread': pathOf('../src/store/sqlite-thread.mjs'),
      'import-worker': pathOf('../src/imports/worker.ts'),
    },
    outdir: pathOf('../dist'),
    bundle: true,
    external: ['libsql', 'pg-native'],
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
}

export async function startServer(store: StoreAddress): Promise<LoadServer> {
  const port = await freePort();
  const settings: LoadServerSettings = { store, port, words: WORDS, generator: GENERATOR };
  const child = spawn(process.execPath, ['--expose-gc', PROGRAM, JSON.stringify(settings)], {
    stdio: ['ignore', 2, 'pipe', 'ipc'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is open')) resolve();
      else process.stderr.write(chunk);
    });
    child.once('exit', () => reject(new Error('the server did not start')));
  });
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    async metrics() {
      const text = child.signalCode ? '' : await (await fetch(`${address}/metrics`)).text();
      return (name) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
    },
    async liveBytes() {
      if (child.signalCode) return Number.NaN;
      const answer = once(child, 'message');
      child.send('collect');
      const [bytes] = await answer;
      return Number(bytes);
    },
    async kill() {
      if (child.signalCode) return;
      const isGone = once(child, 'exit');
      end();
      await isGone;
    },
  };
}

export async function megabytesOf({ metrics }: LoadServer): Promise<number> {
  return (await metrics())('process_resident_memory_bytes') / MEGABYTE;
}

/** What the games in memory need, apart from garbage. */
export async function liveOf(server: LoadServer): Promise<{ readonly bytes: number; readonly games: number }> {
  const bytes = await server.liveBytes();
  return { bytes, games: (await server.metrics())('lettertafel_games_in_memory') };
}

/**
 * So far: CPU milliseconds of all servers and of this process, the clients; hints the servers have read, and those about
 * tables that nobody watched there. And the p99 event loop lag of the worst server
 * since the last request for metrics, in milliseconds.
 */
export async function processorTime(servers: readonly LoadServer[]) {
  const figures = await Promise.all(servers.map(({ metrics }) => metrics()));
  const seconds = figures.map((figure) => figure('process_cpu_seconds_total'));
  const lags = figures.map((figure) => figure('nodejs_eventloop_lag_p99_seconds') * 1000);
  const { user, system } = process.cpuUsage();
  const total = (name: string) => figures.reduce((sum, figure) => sum + (figure(name) || 0), 0);
  const otherHints = total('lettertafel_hints_total{needed="false"}');
  return {
    servers: seconds.reduce((sum, one) => sum + one * 1000, 0),
    hints: otherHints + total('lettertafel_hints_total{needed="true"}'),
    otherHints,
    clients: (user + system) / 1000,
    lag: Math.max(...lags.filter((lag) => !Number.isNaN(lag))),
  };
}
