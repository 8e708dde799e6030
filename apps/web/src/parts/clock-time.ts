/** Formats a clock: minutes and seconds, or hours and days for correspondence games. */

const HOUR = 3600;
const DAY = 24 * HOUR;
/** From here on seconds are not shown. */
const LONG = 10 * HOUR;

/** `duration` formats seconds in the largest suitable unit. */
export function formatTime(milliseconds: number, duration: (seconds: number) => string): string {
  const seconds = Math.floor(Math.abs(milliseconds) / 1000);
  if (seconds >= LONG) {
    const unit = seconds >= 2 * DAY ? DAY : HOUR;
    return duration(Math.floor(seconds / unit) * unit);
  }
  const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
  return milliseconds < 0 && seconds > 0 ? `\u2212${text}` : text;
}
