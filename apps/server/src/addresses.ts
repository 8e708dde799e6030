/** The addresses at which other devices reach this server: as configured, or on the home network. */
import { networkInterfaces } from 'node:os';
import type { ServerConfig } from './config.ts';

export type Interfaces = ReturnType<typeof networkInterfaces>;

/** Home networks first: other interfaces, such as those of containers, may be unreachable for guests. */
export function addressesFrom(
  { host, baseUrl, tls }: Pick<ServerConfig, 'host' | 'baseUrl' | 'tls'>,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] {
  if (baseUrl !== undefined) return [new URL(baseUrl).origin];
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const outside = Object.values(interfaces)
    .flatMap((known) => known ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .filter((address) => isEverywhere || address === host);
  const isAtHome = (address: string) => address.startsWith('192.168.') || address.startsWith('10.');
  const sorted = outside.toSorted((one, other) => Number(isAtHome(other)) - Number(isAtHome(one)));
  return sorted.map((address) => `${tls ? 'https' : 'http'}://${address}:${port}`);
}

/** Networks change rarely, and asking the system takes longer than most requests. Milliseconds. */
const KNOWN_FOR = 5000;

/** What `read` gives, asked anew at most every five seconds. */
export function remembering<Value>(read: () => Value, now: () => number): () => Value {
  let known: { readonly value: Value; readonly at: number } | null = null;
  return () => {
    const at = now();
    if (!known || at - known.at >= KNOWN_FOR) known = { value: read(), at };
    return known.value;
  };
}
