/** The clocks of a table: what each sets when it is chosen, and which options are asked for then. */
import type { OptionInput, OptionName, OptionTable } from '@lettertafel/engine';

export const CLOCK_NAMES = ['none', 'turn', 'game', 'days'] as const;
export type ClockName = (typeof CLOCK_NAMES)[number];

export const CLOCK_FIELDS: { readonly [Clock in ClockName]: readonly OptionName[] } = {
  none: [],
  turn: ['turnSeconds'],
  game: ['gameSeconds', 'incrementSeconds', 'overtimeMinutes'],
  days: ['turnSeconds'],
};

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** What the clock starts with; the booklet's time for a turn, if it advises one. */
function firstTimes(table: OptionTable): { readonly [Clock in ClockName]: OptionInput } {
  const advised = table.turnSeconds?.booklet.at(-1);
  return {
    none: {},
    turn: { turnSeconds: advised ?? 2 * MINUTE },
    game: { gameSeconds: 25 * MINUTE },
    days: { pace: 'correspondence', turnSeconds: 2 * DAY },
  };
}

export function clockOf({ pace, turnSeconds, gameSeconds }: OptionInput): ClockName {
  if (pace === 'correspondence') return 'days';
  if ((gameSeconds ?? null) !== null) return 'game';
  return (turnSeconds ?? null) === null ? 'none' : 'turn';
}

/** The chosen options with another clock. */
export function withClock(table: OptionTable, chosen: OptionInput, clock: ClockName): OptionInput {
  const others = Object.entries(chosen).filter(([name]) => !table[name]?.isClock);
  return { ...Object.fromEntries(others), ...firstTimes(table)[clock] };
}
