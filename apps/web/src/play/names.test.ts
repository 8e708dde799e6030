import type { SeatInfo } from '@lettertafel/protocol';
import { beforeAll, expect, test, vi } from 'vitest';
import { changeLanguage } from '../i18n/index.ts';
import { namesAt, shortNameAt } from './names.ts';

beforeAll(async () => {
  // Node has neither; the page stores its language in them.
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  await changeLanguage('nl');
});

const bot: SeatInfo = { kind: 'bot', level: 'casual' };
const noord: SeatInfo = { kind: 'person', name: 'Noord', mine: true, present: true, aborts: 0, rematch: null };

const shortNames = (seats: SeatInfo[]) => namesAt({ seats }).map((name, seat) => shortNameAt({ seats }, seat, name));

test('several computers are counted from 1, whatever their seats', () => {
  expect(namesAt({ seats: [noord, bot, bot] })).toEqual(['Noord', 'Computer 1', 'Computer 2']);
  expect(namesAt({ seats: [bot, noord, bot] })).toEqual(['Computer 1', 'Noord', 'Computer 2']);
  expect(shortNames([noord, bot, bot])).toEqual(['Noord', 'C 1', 'C 2']);
});

test('the only computer has no number', () => {
  expect(namesAt({ seats: [noord, bot] })).toEqual(['Noord', 'Computer']);
  expect(shortNames([noord, bot])).toEqual(['Noord', 'Computer']);
});
