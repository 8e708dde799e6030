/** Quiet hours of a device, by its own clock. */
import type { SubscriptionRow } from '../store/schema.ts';

const DAY = 24 * 60;

export function isTimeZone(zone: string): boolean {
  try {
    minuteOfDay(0, zone);
    return true;
  } catch {
    return false;
  }
}

/** When a notice may be sent: now, or at the end of the quiet hours. */
export function afterQuiet(
  { quiet_from: from, quiet_to: to, zone }: Pick<SubscriptionRow, 'quiet_from' | 'quiet_to' | 'zone'>,
  now: number,
): number {
  if (from === null || to === null) return now;
  const minute = minuteOfDay(now, zone);
  const [passed, length] = [(minute - from + DAY) % DAY, (to - from + DAY) % DAY];
  return passed < length ? now + (length - passed) * 60_000 : now;
}

function minuteOfDay(at: number, zone: string): number {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(at);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
