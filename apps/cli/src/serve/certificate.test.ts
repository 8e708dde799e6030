import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { certificateFrom, watchCertificate } from './certificate.ts';

const folder = mkdtempSync(join(tmpdir(), 'lettertafel-tls-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [tlsCert, tlsKey] = ['fixtures/tls/cert.pem', 'fixtures/tls/key.pem'];

test('without the flags there is none', () => {
  expect(certificateFrom({})).toBeNull();
  expect(certificateFrom({ tlsCert, tlsKey })?.cert).toContain('BEGIN CERTIFICATE');
});

test.each([
  [{ tlsCert }, '--tls-key: is missing'],
  [{ tlsKey }, '--tls-cert: is missing'],
  [{ tlsCert: 'missing.pem', tlsKey }, '--tls-cert: cannot read missing.pem: ENOENT'],
  [{ tlsCert, tlsKey: 'fixtures' }, '--tls-key: cannot read fixtures: EISDIR'],
  [{ tlsCert: 'README.md', tlsKey }, '--tls-cert: README.md is not in the PEM format'],
  [{ tlsCert, tlsKey: 'README.md' }, '--tls-key: README.md is not in the PEM format'],
  [{ tlsCert, tlsKey: 'fixtures/tls/renewed-key.pem' }, 'renewed-key.pem is not the key of fixtures/tls/cert.pem'],
])('%j is refused', (flags, why) => {
  expect(() => certificateFrom(flags)).toThrow(why);
});

test('renewed files are taken once they fit together', async () => {
  const flags = { tlsCert: join(folder, 'cert.pem'), tlsKey: join(folder, 'key.pem') };
  copyFileSync(tlsCert, flags.tlsCert);
  copyFileSync(tlsKey, flags.tlsKey);
  const told = { renew: vi.fn(), onBad: vi.fn() };
  const stop = watchCertificate(flags, { ...told, every: 20 });
  try {
    copyFileSync('fixtures/tls/renewed-cert.pem', flags.tlsCert);
    await vi.waitFor(
      () => expect(told.onBad).toHaveBeenCalledWith(expect.stringContaining('is not the key of')),
      30_000,
    );
    expect(told.renew).not.toHaveBeenCalled();
    copyFileSync('fixtures/tls/renewed-key.pem', flags.tlsKey);
    const renewed = certificateFrom({ tlsCert: flags.tlsCert, tlsKey: flags.tlsKey });
    await vi.waitFor(() => expect(told.renew).toHaveBeenCalledWith(renewed), 30_000);
    writeFileSync(flags.tlsCert, 'half');
    await vi.waitFor(() => expect(told.onBad).toHaveBeenCalledWith(expect.stringContaining('PEM')), 30_000);
  } finally {
    stop();
  }
});
