import { expect, test } from 'vitest';
import { addressesFrom, type Interfaces, remembering } from './addresses.ts';
import { makeClient, openTestServer } from './kit.testing.ts';

const ipv4 = (address: string, internal = false) => ({
  address,
  internal,
  family: 'IPv4' as const,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: `${address}/24`,
});
const INTERFACES: Interfaces = {
  lo: [ipv4('127.0.0.1', true)],
  docker0: [ipv4('172.17.0.1')],
  wlan0: [ipv4('192.168.1.20')],
};

test.each([
  [{ host: '0.0.0.0' }, ['http://192.168.1.20:8080', 'http://172.17.0.1:8080']],
  [{ host: '192.168.1.20' }, ['http://192.168.1.20:8080']],
  [{ host: '192.168.1.20', tls: { cert: '', key: '' } }, ['https://192.168.1.20:8080']],
  [{ host: '127.0.0.1' }, []],
  [{ host: '127.0.0.1', baseUrl: 'https://tafel.example/' }, ['https://tafel.example']],
])('a server at %j is reached at %j', (config, expected) => {
  expect(addressesFrom(config, 8080, INTERFACES)).toEqual(expected);
});

test('the system is asked anew every five seconds', () => {
  let [asked, at] = [0, 1000];
  const count = remembering(
    () => {
      asked += 1;
      return asked;
    },
    () => at,
  );
  expect([count(), count()]).toEqual([1, 1]);
  at += 4999;
  expect(count()).toBe(1);
  at += 1;
  expect(count()).toBe(2);
});

test('pages ask for it', async () => {
  const server = await openTestServer({ baseUrl: 'https://tafel.example' });
  expect((await makeClient(server.address).get('/api/addresses')).body).toEqual(['https://tafel.example']);
  expect((await makeClient(server.address).get('/api/contact')).body).toBe('null');
  await server.close();
});
