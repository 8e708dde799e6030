import { expect, test } from 'vitest';
import { withOldIds } from './old-ids.ts';

const GUEST = '-VAbcdefghijklmnopqrst';
const TABLE = '--abcdefghijklmn';

test.each([
  [
    ['admin', 'ban', GUEST],
    ['admin', 'ban', '--', GUEST],
  ],
  [
    ['admin', 'evict', GUEST, TABLE],
    ['admin', 'evict', '--', GUEST, TABLE],
  ],
  [
    ['admin', 'evict', GUEST, '--reason', '-x', 'kVw2mPq0bZ3xT9aL', '--json'],
    ['admin', 'evict', '--reason', '-x', '--json', '--', GUEST, 'kVw2mPq0bZ3xT9aL'],
  ],
  [
    ['admin', 'delete', 'saying', TABLE, '3', '--data=x'],
    ['admin', 'delete', '--data=x', '--', 'saying', TABLE, '3'],
  ],
])('%j is read as %j', (given, read) => {
  expect(withOldIds(given)).toEqual(read);
});

test.each([
  [['admin', 'ban', '3m0c1xX0oYx0Tn8kqYwR2A', '--reason', GUEST]],
  [['admin', '-V']],
  [['admin', 'ban', '--', GUEST]],
  [['serve', '--bot-milliseconds', '5']],
  [['--version']],
])('%j stays as it is', (given) => {
  expect(withOldIds(given)).toEqual(given);
});
