import { expect, test } from 'vitest';
import { formsOf } from '../i18n/forms.ts';
import { formatTime } from './clock-time.ts';

const { duration } = formsOf('nl');
const SECOND = 1000;
const HOUR = 3600 * SECOND;

test.each([
  [0, '0:00'],
  [59.9 * SECOND, '0:59'],
  [780 * SECOND, '13:00'],
  [-65 * SECOND, '\u22121:05'],
  [HOUR + 62 * SECOND, '1:01:02'],
  [48 * HOUR - 2 * SECOND, '47 uur'],
  [24 * HOUR + 5 * SECOND, '1 dag'],
  [14 * 24 * HOUR - SECOND, '13 dagen'],
])('%i ms is shown as %s', (milliseconds, shown) => {
  expect(formatTime(milliseconds, duration)).toBe(shown);
});
