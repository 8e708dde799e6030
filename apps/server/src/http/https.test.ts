/** A server with a certificate of its own: pages and sockets over https, and a certificate that is renewed while it runs. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { QUICK } from '../kit.testing.ts';
import { type RunningServer, startServer } from '../server.ts';
import { openTestStore, type TestStore } from '../store/stores.testing.ts';

const read = (name: string) => readFileSync(`fixtures/tls/${name}.pem`, 'utf8');
const FIRST = { cert: read('cert'), key: read('key') };
const RENEWED = { cert: read('renewed-cert'), key: read('renewed-key') };
const ca = [FIRST.cert, RENEWED.cert];

let store: TestStore;
let server: RunningServer;
beforeAll(async () => {
  store = await openTestStore('SQLite');
  server = await startServer({ ...QUICK, store: store.address, tls: FIRST });
});
afterAll(async () => {
  await server.close();
  await store.remove();
});

function ask(path: string): Promise<{ response: IncomingMessage; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server.address}${path}`, { ca, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on('end', () => resolve({ response, body }));
    });
    asked.on('error', reject).end();
  });
}

/** Whom a new connection meets. */
function nameOf(): Promise<unknown> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), ca }, () => {
      resolve(socket.getPeerCertificate().subject.CN);
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

test('cookies are secure, and browsers are told to come back over https', async () => {
  expect(server.address).toMatch(/^https:/);
  const { response } = await ask('/api/me');
  expect(response.statusCode).toBe(200);
  expect(response.headers['set-cookie']?.[0]).toMatch(/; Secure/);
  expect(response.headers['strict-transport-security']).toBeDefined();
});

test('sockets are encrypted too', async () => {
  const socket = new WebSocket(`${server.address.replace('https', 'wss')}/api/socket`, { ca });
  const opened = await new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket.readyState));
    socket.on('error', reject);
  });
  expect(opened).toBe(WebSocket.OPEN);
  socket.terminate();
});

test('plain http gets no answer', async () => {
  await expect(fetch(`${server.address.replace('https', 'http')}/healthz`)).rejects.toThrow();
});

test('a renewed certificate is shown to new connections', async () => {
  expect(await nameOf()).toBe('localhost');
  server.renew(RENEWED);
  expect(await nameOf()).toBe('renewed');
  server.renew(FIRST);
});
