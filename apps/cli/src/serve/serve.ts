/** `lettertafel serve`: the server and the web app, set up by flags and the environment. */
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type ServerConfig, startServer } from '@lettertafel/server';
import { CACHE_FOLDER, generatorModule } from '../generator-module.ts';
import { InputError } from '../input.ts';

/** This file and the bundle made from it are not equally deep in the tree. */
const ROOT = new URL(import.meta.url.slice(0, import.meta.url.lastIndexOf('/apps/cli/') + 1));
const WEB = fileURLToPath(new URL('apps/web/dist', ROOT));
const WORDS = fileURLToPath(new URL('packages/words/data', ROOT));

export interface StoreFlags {
  readonly data: string;
  readonly database?: string;
}

export interface ServeFlags extends StoreFlags {
  readonly port: string;
  readonly host: string;
  readonly baseUrl?: string;
  readonly trustProxy?: boolean;
  readonly nudgeSeconds?: string;
  readonly botDelay: string;
  readonly botMilliseconds: string;
  readonly botWorkers?: string;
  readonly log: string;
}

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

export function storeFrom({ data, database }: StoreFlags): ServerConfig['store'] {
  return database === undefined ? { folder: data } : { url: database };
}

export async function serve(flags: ServeFlags): Promise<void> {
  const { baseUrl, nudgeSeconds, botWorkers } = flags;
  if (baseUrl !== undefined && !URL.canParse(baseUrl)) throw new InputError('--base-url: no address');
  const logLevel = LEVELS.find((level) => level === flags.log);
  if (!logLevel) throw new InputError(`--log: one of ${LEVELS.join(', ')}`);
  const delay = number('--bot-delay', flags.botDelay);
  const server = await startServer({
    port: number('--port', flags.port),
    host: flags.host,
    store: storeFrom(flags),
    trustProxy: flags.trustProxy ?? false,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    nudgeSeconds: nudgeSeconds === undefined ? null : number('--nudge-seconds', nudgeSeconds),
    botDelay: [Math.round(delay / 2), delay],
    botMilliseconds: number('--bot-milliseconds', flags.botMilliseconds),
    ...(botWorkers === undefined ? {} : { botWorkers: number('--bot-workers', botWorkers) }),
    logLevel,
    web: WEB,
    words: WORDS,
    generator: generatorModule(),
    cacheFolder: CACHE_FOLDER,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new InputError(`--port: ${flags.port} is taken by another program`);
    throw error;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  const { port } = new URL(server.address);
  process.stderr.write(
    `Lettertafel is open:\n${addresses(flags, port)
      .map((address) => `  ${address}\n`)
      .join('')}`,
  );
}

/** Where people can go: this machine, and what others on the home network reach it by. */
function addresses({ baseUrl, host }: ServeFlags, port: string): string[] {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const outside = Object.values(networkInterfaces())
    .flatMap((addressesOf) => addressesOf ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
  const local = isEverywhere ? [`http://localhost:${port}`, ...outside] : [`http://${host}:${port}`];
  return baseUrl === undefined ? local : [baseUrl, ...local];
}

function number(flag: string, text: string): number {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text)) throw new InputError(`${flag}: a whole number is expected`);
  return value;
}
