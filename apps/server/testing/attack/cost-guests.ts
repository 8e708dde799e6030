/** The guests of one address who take part in an attack, and what they need for it. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { longRecord } from '../../src/games/long-game.testing.ts';
import { type Client, makeClient } from '../../src/kit.testing.ts';
import type { Attacker } from './cost-requests.ts';

export interface GuestsAsked {
  readonly address: string;
  /** The forwarded address of all of them. */
  readonly from: string;
  readonly guests: number;
  /** The case as text: only what it names is prepared. */
  readonly needs: string;
  /** The long game, which anybody may watch. */
  readonly long: string;
}

/** Entries: the longest record of exchanges that may be imported. */
export const LONG = 950;
/** Words of an imported list. */
const BULK = 100_000;

const TABLE = {
  game: 'scrabble-xl-nl',
  options: { checking: 'automatic', starter: 0 },
  listed: true,
  chat: true,
  seats: [{ kind: 'me' }, { kind: 'me' }],
};
const HOSTED = { ...TABLE, seats: [{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }, { kind: 'link' }] };

/** Letters that count in base 26, so that no two words are the same. */
const word = (number: number) =>
  `qx${[...number.toString(26).padStart(5, '0')].map((digit) => 'abcdefghijklmnopqrstuvwxyz'[Number.parseInt(digit, 26)]).join('')}`;

const BUILD = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Of the page's build. */
function largestFile(): string {
  const files = readdirSync(join(BUILD, 'assets')).map((name) => join('assets', name));
  return files.reduce((one, other) =>
    statSync(join(BUILD, other)).size > statSync(join(BUILD, one)).size ? other : one,
  );
}

export async function newAttackers({ address, from, guests, needs, long }: GuestsAsked): Promise<readonly Attacker[]> {
  const headers = { 'x-forwarded-for': from };
  const isNeeded = (name: string) => needs.includes(`{${name}}`);
  const clients = Array.from({ length: guests }, () => makeClient(address));
  const ask = async (client: Client, [method, path, body]: [string, string, unknown?]) =>
    (await client.ask(method, path, body, headers)).body;
  await Promise.all(clients.map((client) => ask(client, ['GET', '/api/me'])));
  const [host] = clients as [Client];
  const shared: Record<string, string> = { long };
  if (isNeeded('largest')) shared.largest = largestFile();
  if (isNeeded('hosted')) shared.hosted = (await ask(host, ['POST', '/api/tables', HOSTED])).id;
  if (isNeeded('words')) {
    shared.words = (await ask(host, ['POST', '/api/me/words', { language: 'nl' }])).words.join(' ');
  }
  if (isNeeded('record')) shared.record = JSON.stringify(await longRecord(LONG));
  if (isNeeded('moved')) {
    const record = await longRecord(LONG, { isFinished: false });
    const people = ['Noord', 'Oost'].map((name) => ({ kind: 'person', name }));
    shared.moved = JSON.stringify({ version: 1, seats: people, spent: 0, practice: false, record });
  }
  if (isNeeded('bulk') || isNeeded('list')) {
    shared.bulk = Array.from({ length: BULK }, (_, number) => word(number)).join('\n');
  }
  return Promise.all(
    clients.map(async (client, number) => {
      const has = { ...shared };
      if (isNeeded('table')) {
        has.table = (await ask(client, ['POST', '/api/tables', TABLE])).id;
        await ask(client, ['POST', `/api/tables/${has.table}/start`, {}]);
      }
      if (isNeeded('device')) has.device = (await ask(client, ['GET', '/api/me/devices']))[0].id;
      // One import of a guest and three of an address may be under way.
      if (isNeeded('list') && number < 3) {
        has.list = (await ask(client, ['POST', '/api/words?language=nl&name=attack', shared.bulk])).id;
      }
      return { cookie: client.cookie(), has };
    }),
  );
}
