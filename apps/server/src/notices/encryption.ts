/** Encrypts a message for one browser (RFC 8291, content coding aes128gcm of RFC 8188), and signs requests (RFC 8292). */
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

const CURVE = 'prime256v1';
/** One record is enough for what is sent. */
const RECORD_SIZE = 4096;
/** Marks the last record. */
const END = Buffer.from([2]);

export interface Receiver {
  /** The browser's public key and its secret, as base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** What is drawn for a message; given only by a test, for the example in the RFC. */
export interface Drawn {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

/** Throws if the receiver's key is no point of the curve. */
export function encrypt(text: string, { p256dh, auth }: Receiver, drawn?: Drawn): Buffer {
  const own = createECDH(CURVE);
  if (drawn) own.setPrivateKey(drawn.privateKey);
  else own.generateKeys();
  const salt = drawn?.salt ?? randomBytes(16);
  const theirs = Buffer.from(p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own.getPublicKey()]);
  const material = derive(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE);
  head.writeUInt8(own.getPublicKey().length, 4);
  const body = [cipher.update(text, 'utf8'), cipher.update(END), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, head, own.getPublicKey(), ...body]);
}

function derive(material: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, length));
}

export interface ServerKey {
  /** What a page needs to subscribe, as base64url. */
  readonly publicKey: string;
  /** The value of the header by which a push service knows this server. */
  authorization(service: string, about: { readonly contact: string; readonly now: number }): string;
}

/** Services refuse more than a day. Seconds. */
const VALID_FOR = 12 * 60 * 60;

/** From 64 hexadecimal digits. */
export function serverKeyFrom(secret: string): ServerKey {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(secret, 'hex');
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: Buffer.from(secret, 'hex').toString('base64url'),
    },
  });
  return {
    publicKey,
    authorization(service, { contact, now }) {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const claims = { aud: service, exp: Math.floor(now / 1000) + VALID_FOR, sub: contact };
      const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}
