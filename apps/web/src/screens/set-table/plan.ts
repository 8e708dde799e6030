/** A table being set up: pure data, and the request for it. */
import type { GameId, OptionTable } from '@lettertafel/engine';
import type { TableSettings } from '../../local/requests.ts';
import { noTimeLimits } from '../../new-game/no-time-limits.ts';

export type SeatPlan =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'link' }
  | { readonly kind: 'bot'; readonly level: string };

export const CLOCK_NAMES = ['none', 'turn', 'game', 'quick', 'days'] as const;
export type ClockName = (typeof CLOCK_NAMES)[number];

export const CLOCKS = {
  none: {},
  turn: { turnSeconds: 120 },
  game: { gameSeconds: 1500 },
  quick: { gameSeconds: 600, incrementSeconds: 10 },
  days: { pace: 'correspondence', turnSeconds: 2 * 24 * 60 * 60 },
} as const satisfies Record<ClockName, Readonly<Record<string, unknown>>>;

/** Options that the clock presets set. */
const CLOCK_OPTIONS = ['pace', 'turnSeconds', 'gameSeconds', 'incrementSeconds', 'overtimeMinutes'];

export interface Plan {
  readonly game: GameId;
  readonly seats: readonly SeatPlan[];
  /** Only options that differ from the booklet. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockName;
  readonly words: string | null;
  readonly listed: boolean;
  readonly chat: boolean;
}

const LINK: SeatPlan = { kind: 'link' };

/** The initial plan: players around one device have no time limits. */
export function planFor(game: GameId, way: string | null, level: string, names: readonly string[] = ['', '']): Plan {
  const other: SeatPlan = way === 'friends' ? LINK : { kind: 'bot', level };
  const seats = names.map((name, seat): SeatPlan => (seat === 0 || way === 'device' ? { kind: 'me', name } : other));
  const options = way === 'device' ? noTimeLimits(game) : {};
  return { game, seats, options, clock: 'none', words: null, listed: false, chat: true };
}

export function withOption(plan: Plan, name: string, value: unknown, standard: unknown): Plan {
  const { [name]: _, ...others } = plan.options;
  return { ...plan, options: value === standard ? others : { ...others, [name]: value } };
}

/** The options to show: those that matter in combination with the others. */
export function askedOptions(table: OptionTable, plan: Plan): readonly string[] {
  const chosen = (name: string) => (name in plan.options ? plan.options[name] : table[name]?.standard);
  const isAlone = plan.seats.length === 1;
  return Object.keys(table).filter((name) => {
    if (CLOCK_OPTIONS.includes(name)) return false;
    if (name === 'disputeSeconds') return chosen('checking') === 'challenge' && !isAlone;
    // B-30: computers cannot rule on words.
    if (name === 'rulings') {
      return chosen('checking') === 'challenge' && !isAlone && plan.seats.every(({ kind }) => kind !== 'bot');
    }
    if (name === 'target') return chosen('end') === 'points' && !isAlone;
    if (name === 'end' || name === 'checking' || name === 'starter') return !isAlone;
    return true;
  });
}

/** The request for the server. Options without a meaning in this combination are left out. */
export function settingsOf(plan: Plan, table: OptionTable): TableSettings {
  const asked = askedOptions(table, plan);
  const own = Object.entries(plan.options).filter(([name]) => asked.includes(name));
  return {
    game: plan.game,
    options: { ...Object.fromEntries(own), ...CLOCKS[plan.clock] },
    ...(plan.words === null ? {} : { words: plan.words }),
    seats: plan.seats.map((seat) => {
      if (seat.kind !== 'me') return seat;
      const name = seat.name.trim();
      return name === '' ? { kind: 'me' } : { kind: 'me', name };
    }),
    listed: plan.listed,
    chat: plan.chat,
  };
}
