import { gzipSync } from 'node:zlib';
import { encodeGraph, importList } from '@lettertafel/words';
import { expect, test } from 'vitest';
import { makeWorkshop } from './workshop.ts';

const text = (words: number) => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const word = (number: number) =>
    Array.from({ length: 7 }, (_, at) => letters[Math.floor(number / 26 ** at) % 26]).join('');
  return new TextEncoder().encode(Array.from({ length: words }, (_, number) => word(number * 7919)).join('\n'));
};

test('a list that a game needs does not wait for a list that a guest brings', async () => {
  const workshop = makeWorkshop({ seconds: 600 });
  const small = importList(text(10), { language: 'nl', joinMarks: false });
  if ('code' in small) throw new Error(small.code);
  const graph = gzipSync(encodeGraph(small.file));
  const order: string[] = [];
  const bring = workshop
    .run({ kind: 'list', bytes: text(200_000), language: 'nl', joinMarks: false, skipBadLines: false }, 'a guest')
    .then(() => order.push('brought'));
  const load = workshop.run({ kind: 'graph', graph, without: new Map() }, null).then(() => order.push('loaded'));
  await Promise.all([bring, load]);
  expect(order).toEqual(['loaded', 'brought']);
  await workshop.close();
});
