import { expect, test } from 'vitest';
import { type Message, makeAnnouncer } from './announcer.ts';
import { channelOf, type HintKind, parseHints } from './hints.ts';

function announcing(isOfInterest?: (kind: HintKind, about: string) => boolean) {
  const sent: (readonly Message[])[] = [];
  const send = async (messages: readonly Message[]) => void sent.push(messages);
  const announcer = makeAnnouncer({
    server: 'one',
    send,
    onError: () => {},
    ...(isOfInterest ? { isOfInterest } : {}),
  });
  return { ...announcer, sent };
}

const heardIn = (messages: readonly Message[] = [], by = 'other') =>
  messages.flatMap(({ text }) => parseHints(text, by));

test('hints of some milliseconds are one batch, each on the channel of its table, and equal ones are sent once', async () => {
  const { announce, close, sent } = announcing();
  announce('log', ['a', 'b']);
  announce('log', ['a']);
  announce('dismissed', ['guest']);
  await close();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.map(({ channel }) => channel)).toEqual([channelOf('a'), channelOf('b'), 'lettertafel']);
  const log = (about: string) => ({ server: 'one', kind: 'log', about, more: [] });
  expect(heardIn(sent[0])).toEqual([log('a'), log('b'), { ...log('guest'), kind: 'dismissed' }]);
  expect(heardIn(sent[0], 'one')).toEqual([]);
});

test('they are sent without being asked', async () => {
  const { announce, sent } = announcing();
  announce('said', ['a']);
  expect(sent).toEqual([]);
  await expect.poll(() => sent).toHaveLength(1);
});

test('of several reports of presence the latest comes last', async () => {
  const { announce, close, sent } = announcing();
  for (const seats of ['1', '', '1']) announce('here', [`a 0 ${seats}`]);
  await close();
  expect(heardIn(sent[0]).map(({ more }) => more)).toEqual([
    ['0', ''],
    ['0', '1'],
  ]);
});

test('what no other server needs is not sent', async () => {
  const { announce, close, sent } = announcing((_, about) => about === 'b');
  announce('log', ['a', 'b']);
  await close();
  expect(heardIn(sent[0]).map(({ about }) => about)).toEqual(['b']);
});

test('messages are short enough for PostgreSQL', async () => {
  const { announce, close, sent } = announcing();
  const guests = Array.from({ length: 1000 }, (_, number) => `guest-${number}`.padEnd(32, '-'));
  announce('dismissed', guests);
  await close();
  for (const { text } of sent[0] ?? []) expect(text.length).toBeLessThan(8000);
  expect(heardIn(sent[0]).map(({ about }) => about)).toEqual(guests);
});

test('a hint that cannot be sent is dropped, and later ones are sent', async () => {
  const errors: unknown[] = [];
  const sent: (readonly Message[])[] = [];
  const announcer = makeAnnouncer({
    server: 'one',
    async send(messages) {
      if (errors.length === 0) throw new Error('no connection');
      sent.push(messages);
    },
    onError: (error) => void errors.push(error),
  });
  announcer.announce('log', ['a']);
  await expect.poll(() => errors).toHaveLength(1);
  announcer.announce('log', ['b']);
  await announcer.close();
  expect(sent.flatMap((messages) => heardIn(messages)).map(({ about }) => about)).toEqual(['b']);
});
