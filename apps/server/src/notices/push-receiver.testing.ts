/** A push service on loopback, and browsers that subscribe there and decrypt what they receive. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Subscribe } from '@lettertafel/protocol';

export interface TestBrowser {
  /** What its page sends to the server. */
  readonly subscribe: Subscribe;
  /** The messages so far, decrypted. */
  readonly received: string[];
  /** How the service answers from now on; 0: it takes the message, and the connection breaks. */
  status: number;
}

export interface PushReceiver {
  readonly origin: string;
  newBrowser(): TestBrowser;
  /** Requests so far. */
  count(): number;
  close(): Promise<void>;
}

export async function openPushReceiver(): Promise<PushReceiver> {
  const browsers = new Map<string, { browser: TestBrowser; open: (body: Buffer) => string }>();
  let count = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      count += 1;
      const known = browsers.get(request.url ?? '');
      const { authorization = '', 'content-encoding': encoding } = request.headers;
      if (!known || encoding !== 'aes128gcm' || !isSigned(authorization, origin)) {
        response.writeHead(400).end();
        return;
      }
      const { browser, open } = known;
      if (browser.status === 201 || browser.status === 0) browser.received.push(open(Buffer.concat(parts)));
      if (browser.status === 0) response.destroy();
      else response.writeHead(browser.status).end('an answer that nobody reads');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    newBrowser() {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      const browser: TestBrowser = {
        subscribe: {
          endpoint: `${origin}${path}`,
          p256dh: keys.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
          language: 'nl',
          quiet: null,
          zone: 'Europe/Amsterdam',
        },
        received: [],
        status: 201,
      };
      browsers.set(path, { browser, open: (body) => decrypt(body, keys, auth) });
      return browser;
    },
    count: () => count,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs]);
  const material = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), auth, info, 32));
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return text.subarray(0, -1).toString();
}

function isSigned(authorization: string, origin: string): boolean {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return false;
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const signed = Buffer.from(`${head}.${claims}`);
  const isValid = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isValid && aud === origin;
}
