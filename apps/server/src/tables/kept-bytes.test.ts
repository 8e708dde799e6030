/** Adds up what SECURITY.md says that strangers can leave in the store. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STANDARD } from '../config.ts';
import { LONGEST_LOG } from '../store/log-length.ts';
import { FRESH } from './bounds.ts';
import { KEPT } from './chat.ts';

const MEGABYTE = 1024 * 1024;
const LEVELS = ['perGuest', 'perNetwork', 'perServer'] as const;
const { bounds, quotas, limits } = STANDARD;
const text = readFileSync(new URL('../../../../SECURITY.md', import.meta.url), 'utf8');

const numberIn = (cell: string) => Number(/[\d,.]+/.exec(cell)?.[0].replaceAll(',', ''));
const table = new Map(
  [...text.matchAll(/^ {2}\| ([a-z ]+) \| (.+) \| (.+) \| (.+) \|(.*)\|$/gm)].map(
    ([, what = '', guest = '', network = '', server = '', each = '']) => [
      what,
      { kept: { perGuest: numberIn(guest), perNetwork: numberIn(network), perServer: numberIn(server) }, each },
    ],
  ),
);
const rowOf = (what: string) => {
  const row = table.get(what);
  if (!row) throw new Error(`SECURITY.md has no row for ${what}`);
  return row;
};
const bytesOf = ({ perGuest, perNetwork, perServer }: typeof quotas.lists) => ({
  perGuest: perGuest.bytes / MEGABYTE,
  perNetwork: perNetwork.bytes / MEGABYTE,
  perServer: perServer.bytes / MEGABYTE,
});

test('SECURITY.md lists the bounds that the server has by default', () => {
  expect(rowOf('tables').kept).toEqual(bounds.tables);
  const { perGuest, perNetwork, perServer } = bounds.logs;
  const logs = { perGuest: perGuest / MEGABYTE, perNetwork: perNetwork / MEGABYTE, perServer: perServer / MEGABYTE };
  expect(rowOf('logs of games').kept).toEqual(logs);
  expect(rowOf('chat messages').kept).toEqual(bounds.sayings);
  expect(rowOf('reports').kept).toEqual(bounds.reports);
  expect(rowOf('guests').kept).toEqual({ perGuest: 1, ...bounds.guests });
  expect(rowOf('imported games').kept).toEqual(bytesOf(quotas.records));
  expect(rowOf('word lists').kept).toEqual(bytesOf(quotas.lists));
});

test('and their sum', () => {
  const parts = [...table].filter(([what]) => what !== 'kept at most' && what !== 'together');
  const sum = (level: (typeof LEVELS)[number]) =>
    parts.reduce((bytes, [, { kept, each }]) => {
      const unit = /([\d.]+) kB/.exec(each)?.[1];
      return bytes + (unit === undefined ? kept[level] : (kept[level] * Number(unit)) / 1024);
    }, 0);
  expect(parts).toHaveLength(7);
  expect(rowOf('together').kept).toEqual(Object.fromEntries(LEVELS.map((level) => [level, Math.ceil(sum(level))])));
});

test('and what an address can add in the hour in which nothing gives way', () => {
  const inAnHour = ({ perSecond, burst }: { perSecond: number; burst: number }) => burst + (perSecond * FRESH) / 1000;
  const added = /add at most (\d+) tables, ([\d,]+) chat messages and\s+(\d+) guests/.exec(text);
  const numbers = added?.slice(1).map((number) => Number(number.replace(',', '')));
  expect(numbers).toEqual([limits.newTables, limits.sayings.perAddress, limits.newGuests].map(inAnHour));
  // A table cannot have more than this of either, whatever is said and played there.
  expect([KEPT, LONGEST_LOG]).toEqual([1000, 1600]);
});
