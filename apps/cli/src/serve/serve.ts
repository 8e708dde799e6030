/** `lettertafel serve`: the server and the web app, configured by flags and the environment. */
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isServablePath, type ServerConfig, STANDARD, startServer, timesLimits } from '@lettertafel/server';
import { generatorModule } from '../generator-module.ts';
import { InputError, workersOf } from '../input.ts';
import { CACHE_FOLDER, SHIPPED } from '../shipped.ts';
import { type CertificateFlags, certificateFrom, watchCertificate } from './certificate.ts';
import { type StoreFlags, storeFrom, withStoreReason } from './store-flags.ts';

export interface ServeFlags extends StoreFlags, CertificateFlags {
  readonly port: string;
  readonly host: string;
  readonly baseUrl?: string;
  readonly trustProxy?: string;
  readonly metrics?: boolean;
  readonly contact?: string;
  readonly pushService?: string;
  readonly forgetAfter: string;
  readonly nudgeSeconds?: string;
  readonly botDelay: string;
  readonly botMilliseconds: string;
  readonly botWorkers?: string;
  readonly limits: string;
  readonly log: string;
}

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

export async function serve(flags: ServeFlags): Promise<void> {
  const { baseUrl, nudgeSeconds, botWorkers, contact } = flags;
  const forgetAfterDays = number('--forget-after', flags.forgetAfter);
  if (baseUrl !== undefined) checkBaseUrl(baseUrl);
  if (flags.host.trim() === '') throw new InputError('--host: expected an address');
  const logLevel = LEVELS.find((level) => level === flags.log);
  if (!logLevel) throw new InputError(`--log: expected one of ${LEVELS.join(', ')}`);
  const delay = number('--bot-delay', flags.botDelay);
  const tls = certificateFrom(flags);
  const server = await startServer({
    port: portFrom(flags.port),
    host: flags.host,
    store: storeFrom(flags),
    trustProxy: proxiesFrom(flags.trustProxy),
    metrics: flags.metrics ?? false,
    ...(tls === null ? {} : { tls }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(contact === undefined ? {} : { contact: contactFrom(contact) }),
    notices: { ...STANDARD.notices, services: pushServicesFrom(flags.pushService) },
    forgetAfterDays: forgetAfterDays === 0 ? null : forgetAfterDays,
    nudgeSeconds: nudgeSeconds === undefined ? null : above0('--nudge-seconds', nudgeSeconds),
    botDelay: [Math.round(delay / 2), delay],
    botMilliseconds: above0('--bot-milliseconds', flags.botMilliseconds),
    readiesBots: true,
    ...(botWorkers === undefined ? {} : { botWorkers: botWorkersFrom(botWorkers) }),
    limits: timesLimits(factorFrom(flags.limits), STANDARD.limits),
    logLevel,
    web: SHIPPED.web,
    words: SHIPPED.words,
    generator: generatorModule(),
    leaves: SHIPPED.leaves,
    cacheFolder: CACHE_FOLDER,
    onWaiting: once((why) => process.stderr.write(`Waiting for the database: ${why.message}\n`)),
  }).catch((error: NodeJS.ErrnoException) => {
    const { code = '', syscall } = error;
    if (code === 'EADDRINUSE') throw new InputError(`--port: ${flags.port} is already in use`);
    if (code === 'EACCES' && syscall === 'listen')
      throw new InputError(`--port: no permission to listen on ${flags.port} (EACCES)`);
    if (NO_HOST.has(code) && (syscall === 'listen' || syscall === 'getaddrinfo'))
      throw new InputError(`--host: ${flags.host} is not an address of this machine (${code})`);
    throw withStoreReason(flags, error);
  });
  const stopWatching = watchCertificate(flags, {
    renew: server.renew,
    onBad: (why) => process.stderr.write(`The certificate was not renewed. ${why}\n`),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopWatching();
      void server.close().then(() => process.exit(0));
    });
  }
  const { port } = new URL(server.address);
  process.stderr.write(
    `Lettertafel is running at:\n${addresses(flags, port)
      .map((address) => `  ${address}\n`)
      .join('')}`,
  );
}

/** The addresses to print: this machine's, and those on the home network. */
function addresses({ baseUrl, host, tlsCert }: ServeFlags, port: string): string[] {
  const scheme = tlsCert === undefined ? 'http' : 'https';
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const outside = Object.values(networkInterfaces())
    .flatMap((addressesOf) => addressesOf ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `${scheme}://${address}:${port}`);
  const local = isEverywhere ? [`${scheme}://localhost:${port}`, ...outside] : [`${scheme}://${host}:${port}`];
  return baseUrl === undefined ? local : [baseUrl, ...local];
}

const NO_HOST: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);
const HIGHEST_PORT = 65_535;

function portFrom(text: string): number {
  const port = number('--port', text);
  if (port > HIGHEST_PORT) throw new InputError(`--port: expected at most ${HIGHEST_PORT}`);
  return port;
}

const HIGHEST_FACTOR = 1000;

function factorFrom(text: string): number {
  const factor = number('--limits', text);
  if (factor < 1 || factor > HIGHEST_FACTOR) throw new InputError(`--limits: expected 1 to ${HIGHEST_FACTOR}`);
  return factor;
}

/** Prints a message only if it differs from the previous one. */
function once(say: (why: Error) => void): (why: Error) => void {
  let said = '';
  return (why) => {
    if (why.message === said) return;
    said = why.message;
    say(why);
  };
}

/** A number of hops, or networks such as `10.0.0.0/8,fd00::/8`. */
export function proxiesFrom(text: string | undefined): ServerConfig['trustProxy'] {
  if (text === undefined) return false;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  const bad = networks.find((network) => !isNetwork(network));
  if (bad === undefined) return networks;
  throw new InputError(`--trust-proxy: expected a number of proxies, or networks such as 10.0.0.0/8, not "${bad}"`);
}

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  return family !== 0 && more === undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

function checkBaseUrl(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new InputError('--base-url: expected an address such as https://example.org');
  const unusable = [url.username, url.password, url.search, url.hash].find((part) => part !== '');
  if (unusable !== undefined)
    throw new InputError('--base-url: only a host and a path, such as https://example.org/games');
  if (!isServablePath(url.pathname))
    throw new InputError(`--base-url: a path may have letters, digits and . _ ~ -, not "${url.pathname}"`);
}

function contactFrom(text: string): string {
  if (/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(text) && URL.canParse(text)) return text;
  throw new InputError('--contact: expected mailto:you@example.org or an https address');
}

function pushServicesFrom(text: string | undefined): string[] {
  if (text === undefined) return [];
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text) return [text];
  throw new InputError('--push-service: expected an origin such as https://push.example.org');
}

function above0(flag: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InputError(`${flag}: expected a whole number above 0`);
  return Number(text);
}

function number(flag: string, text: string): number {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text)) throw new InputError(`${flag}: expected a whole number, 0 or more`);
  return value;
}

/** Without any, there are no computer players at tables. */
function botWorkersFrom(text: string): number {
  return number('--bot-workers', text) === 0 ? 0 : workersOf(text, '--bot-workers');
}
