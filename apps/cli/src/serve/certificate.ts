/** The certificate of `serve --tls-cert --tls-key`: read, checked, and read again when the files are renewed. */
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { ServerConfig } from '@lettertafel/server';
import { InputError } from '../input.ts';

type Certificate = NonNullable<ServerConfig['tls']>;

export interface CertificateFlags {
  readonly tlsCert?: string;
  readonly tlsKey?: string;
}

/** Interval in which the files are looked at, in milliseconds. */
const LOOK_EVERY = 60_000;

/** Null: the server speaks http. */
export function certificateFrom({ tlsCert, tlsKey }: CertificateFlags): Certificate | null {
  if (tlsCert === undefined && tlsKey === undefined) return null;
  if (tlsKey === undefined) throw new InputError('--tls-key: is missing, the key of --tls-cert');
  if (tlsCert === undefined) throw new InputError('--tls-cert: is missing, the certificate of --tls-key');
  const [cert, key] = [readPem('--tls-cert', tlsCert), readPem('--tls-key', tlsKey)];
  checkPart('--tls-cert', tlsCert, { cert });
  checkPart('--tls-key', tlsKey, { key });
  checkPart('--tls-key', `${tlsKey} is not the key of ${tlsCert}`, { cert, key });
  return { cert, key };
}

/** Calls `renew` whenever the files have changed and fit together again; `onBad` says why they do not. */
export function watchCertificate(
  flags: CertificateFlags,
  { renew, onBad, every = LOOK_EVERY }: { renew(to: Certificate): void; onBad(why: string): void; every?: number },
): () => void {
  const files = [flags.tlsCert, flags.tlsKey].filter((file) => file !== undefined);
  const look = () => {
    try {
      const certificate = certificateFrom(flags);
      if (certificate) renew(certificate);
    } catch (error) {
      onBad((error as Error).message);
    }
  };
  for (const file of files) watchFile(file, { interval: every, persistent: false }, look);
  return () => {
    for (const file of files) unwatchFile(file, look);
  };
}

function readPem(flag: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(`${flag}: cannot read ${file}: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`);
  }
}

function checkPart(flag: string, what: string, pem: { readonly cert?: string; readonly key?: string }): void {
  try {
    createSecureContext(pem);
  } catch {
    throw new InputError(`${flag}: ${pem.cert && pem.key ? what : `${what} is not in the PEM format`}`);
  }
}
