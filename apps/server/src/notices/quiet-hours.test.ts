import { expect, test } from 'vitest';
import { afterQuiet, isTimeZone } from './quiet-hours.ts';

const at = (time: string) => Date.parse(`2026-07-01T${time}Z`);
const night = { quiet_from: 22 * 60, quiet_to: 7 * 60, zone: 'Europe/Amsterdam' };

test.each([
  ['before', '19:59:00', '19:59:00'],
  ['when they begin', '20:00:00', '29:00:00'],
  ['after midnight', '23:30:00', '29:00:00'],
  ['in the last minute', '04:59:00', '05:00:00'],
  ['when they are over', '05:00:00', '05:00:00'],
])('quiet hours from 22 to 7 in Amsterdam: %s', (_, now, later) => {
  const [hours = 0, rest = ''] = [Number(later.slice(0, 2)), later.slice(2)];
  const day = hours >= 24 ? '2026-07-02' : '2026-07-01';
  expect(afterQuiet(night, at(now))).toBe(Date.parse(`${day}T${String(hours % 24).padStart(2, '0')}${rest}Z`));
});

test('without quiet hours, or with none between their ends, a notice is sent at once', () => {
  expect(afterQuiet({ ...night, quiet_from: null, quiet_to: null }, at('23:00:00'))).toBe(at('23:00:00'));
  expect(afterQuiet({ ...night, quiet_to: night.quiet_from }, at('23:00:00'))).toBe(at('23:00:00'));
});

test('only time zones that exist', () => {
  expect([isTimeZone('Europe/Berlin'), isTimeZone('Europe/Nowhere'), isTimeZone('')]).toEqual([true, false, false]);
});
