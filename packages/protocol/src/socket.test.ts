import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseWith } from './problem.ts';
import { clientMessageSchema, serverMessageSchema } from './socket.ts';

const ID = 'a1b2c3d4';
const fromClient = (message: unknown) => parseWith<unknown>(clientMessageSchema, message);
const fromServer = (message: unknown) => parseWith<unknown>(serverMessageSchema, message);

test('a client that watches for the first time has no entries yet', () => {
  const watch = { type: 'watch', table: 'abc', as: 0 };
  expect(fromClient(watch)).toEqual({ value: { ...watch, after: 0 } });
});

describe('a malformed message is refused with a path', () => {
  test.each([
    [{}, 'type'],
    [{ type: 'welcome' }, 'type'],
    [{ type: 'hello' }, 'version'],
    [{ type: 'hello', version: 1, cheat: 1 }, 'cheat'],
    [{ type: 'watch', table: 'abc', as: 4 }, 'as'],
    [{ type: 'watch', table: 'abc', as: 'house' }, 'as'],
    [{ type: 'watch', table: 'abc', as: 0, after: -1 }, 'after'],
    [{ type: 'watch', table: 'x'.repeat(1000), as: 0 }, 'table'],
    [{ type: 'move', table: 'abc', move: {} }, 'id'],
    [{ type: 'say', id: ID, table: 'abc', text: '' }, 'text'],
  ])('%j', (message, path) => {
    expect(fromClient(message)).toMatchObject({ problem: { path } });
  });
});

test('an older page accepts new fields, but no new kinds of messages', () => {
  const news = { type: 'news', table: 'abc', as: 0, length: 1, entries: [], view: { board: [] }, later: true };
  expect(fromServer(news)).toHaveProperty('value');
  expect(fromServer({ ...news, type: 'gossip' })).toHaveProperty('problem');
  expect(fromServer({ ...news, entries: [{ number: 0 }] })).toHaveProperty('problem');
});

test('a problem has one of the codes that the apps have a sentence for', () => {
  expect(fromServer({ type: 'problem', problem: { code: 'no-such-table' } })).toHaveProperty('value');
  expect(fromServer({ type: 'problem', problem: { code: 'it-is-tuesday' } })).toHaveProperty('problem');
});

test('arbitrary input is parsed or refused', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (message) => {
      for (const parsed of [fromClient(message), fromServer(message)]) {
        expect('value' in parsed || typeof parsed.problem.why === 'string').toBe(true);
      }
    }),
  );
});
