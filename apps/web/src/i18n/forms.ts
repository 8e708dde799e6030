/** Numbers, lists and plurals in a language. */
import type { PageLanguage } from '@lettertafel/protocol';

interface Plural {
  readonly one: string;
  readonly other: string;
}

export interface Forms {
  number(value: number): string;
  /** With a sign: + 11, − 2. */
  signed(value: number): string;
  /** "A, B and C" */
  list(items: readonly string[]): string;
  /** "A, B or C" */
  either(items: readonly string[]): string;
  /** A number with its noun: 1 punt, 12 punten. */
  count(value: number, noun: Plural): string;
  /** One of two phrases, depending on the number. */
  pick(value: number, phrase: Plural): string;
  /** A duration in its largest suitable unit. */
  duration(seconds: number): string;
  /** Milliseconds in whole hours, or minutes if there are none; at least one minute. */
  rough(milliseconds: number): string;
  /** The day of the week and the time. */
  weekday(at: number): string;
  /** Date and time. */
  moment(at: number): string;
  /** A date relative to today: today, yesterday, Sunday, 3 May 2026. */
  day(at: number, now: number): string;
}

const MINUS = '\u2212';

export function formsOf(language: PageLanguage): Forms {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const pick = (value: number, { one, other }: Plural) => (rules.select(value) === 'one' ? one : other);
  const duration = (seconds: number) => {
    const [unit, size] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? ['second', 1];
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
  };
  return {
    number: (value) => numbers.format(value),
    signed: (value) => `${value < 0 ? MINUS : '+'}\u00a0${numbers.format(Math.abs(value))}`,
    list: (items) => and.format(items),
    either: (items) => or.format(items),
    count: (value, noun) => `${numbers.format(value)} ${pick(value, noun)}`,
    pick,
    duration,
    rough(milliseconds) {
      const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
      return duration((minutes < 60 ? minutes : minutes - (minutes % 60)) * 60);
    },
    weekday: (at) =>
      new Intl.DateTimeFormat(language, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(at),
    moment: (at) => moments.format(at),
    day(at, now) {
      const ago = daysBetween(at, now);
      if (ago < 2) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
      const style = ago < DAYS_OF_WEEK ? { weekday: 'long' as const } : { dateStyle: 'medium' as const };
      return new Intl.DateTimeFormat(language, style).format(at);
    },
  };
}

const DAYS_OF_WEEK = 7;
const DAY = 86_400_000;

/** In calendar days of this time zone; clock skew never gives a future date. */
function daysBetween(at: number, now: number): number {
  const dayOf = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  return Math.max(0, Math.round((dayOf(now) - dayOf(at)) / DAY));
}

const UNITS: readonly (readonly [unit: string, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];
