/** The options of a game: declared as data, parsed from requests, refused by name. */
import { type Refusal, refuse } from './refusal.ts';
import type { Seat } from './seats.ts';

export type OptionSpec =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly standard: string }
  | { readonly kind: 'flag'; readonly standard: boolean }
  | {
      readonly kind: 'number';
      readonly from: number;
      readonly to: number;
      readonly standard: number | null;
      /** Whether null (none, no limit) may be chosen. */
      readonly nullable: boolean;
    }
  | { readonly kind: 'starter'; readonly standard: 'draw' };

export type OptionTable = Readonly<Record<string, OptionSpec>>;

export type Pace = 'live' | 'correspondence';
export type Checking = 'challenge' | 'automatic';

/** The options every game has. */
export interface CommonOptions {
  readonly checking: Checking;
  /** How long a play may be disputed; null: until the next player moves or all accept. */
  readonly disputeSeconds: number | null;
  /** Whether the players may let a word stand against the verdict (B-30). */
  readonly rulings: boolean;
  readonly pace: Pace;
  readonly turnSeconds: number | null;
  readonly gameSeconds: number | null;
  readonly incrementSeconds: number;
  readonly overtimeMinutes: number;
  readonly starter: 'draw' | Seat;
}

const DAY = 24 * 60 * 60;
const LONGEST_LIVE_TURN = 1800;

/** The options that every game has; games differ in how words are checked by default. */
export function commonOptions(checking: readonly [Checking, Checking]) {
  return {
    checking: { kind: 'choice', values: checking, standard: checking[0] },
    disputeSeconds: { kind: 'number', from: 5, to: 600, standard: 30, nullable: true },
    rulings: { kind: 'flag', standard: false },
    pace: { kind: 'choice', values: ['live', 'correspondence'], standard: 'live' },
    turnSeconds: { kind: 'number', from: 20, to: 14 * DAY, standard: null, nullable: true },
    gameSeconds: { kind: 'number', from: 20, to: 14 * DAY, standard: null, nullable: true },
    incrementSeconds: { kind: 'number', from: 0, to: 600, standard: 0, nullable: false },
    overtimeMinutes: { kind: 'number', from: 0, to: 60, standard: 10, nullable: false },
    starter: { kind: 'starter', standard: 'draw' },
  } as const satisfies OptionTable;
}

/** The requested options by name, not validated yet. */
export type OptionInput = Readonly<Record<string, unknown>>;

/** Names an option that contradicts the others or the number of seats, if any. */
export type Contradiction = (
  options: Readonly<Record<string, unknown>>,
  asked: OptionInput,
  seats: number,
) => string | false;

const CONTRADICTIONS: readonly Contradiction[] = [
  ({ turnSeconds, gameSeconds }) => turnSeconds !== null && gameSeconds !== null && 'gameSeconds',
  ({ gameSeconds }, asked) => gameSeconds === null && isAsked(asked, 'incrementSeconds') && 'incrementSeconds',
  ({ gameSeconds }, asked) => gameSeconds === null && isAsked(asked, 'overtimeMinutes') && 'overtimeMinutes',
  ({ checking }, asked) => checking === 'automatic' && isAsked(asked, 'disputeSeconds') && 'disputeSeconds',
  ({ checking, rulings }) => checking === 'automatic' && rulings === true && 'rulings',
  ({ pace, turnSeconds }) => pace === 'live' && Number(turnSeconds) > LONGEST_LIVE_TURN && 'turnSeconds',
];

export function isAsked(asked: OptionInput, name: string): boolean {
  return asked[name] !== undefined;
}

export interface OptionRules {
  readonly table: OptionTable;
  readonly contradictions: readonly Contradiction[];
  /** Options whose default is null in a correspondence game. */
  readonly unhurried: readonly string[];
}

/** Every option of a game with its value: the requested one, or the booklet's default. */
export function readOptions<Options extends CommonOptions>(
  rules: OptionRules,
  asked: OptionInput,
  seats: number,
): { readonly options: Options } | { readonly refusal: Refusal } {
  for (const [name, value] of Object.entries(asked)) {
    const spec = Object.hasOwn(rules.table, name) ? rules.table[name] : undefined;
    if (!spec) return refuse('unknown-option', { option: name });
    if (value !== undefined && !isAllowed(spec, value, seats)) return refuse('bad-option', { option: name });
  }
  const slow = asked.pace === 'correspondence';
  const options = Object.fromEntries(
    Object.entries(rules.table).map(([name, { standard }]) => {
      const fallback = slow && rules.unhurried.includes(name) ? null : standard;
      return [name, asked[name] === undefined ? fallback : asked[name]];
    }),
  );
  for (const contradiction of [...CONTRADICTIONS, ...rules.contradictions]) {
    const option = contradiction(options, asked, seats);
    if (option) return refuse('contradictory-option', { option });
  }
  return { options: options as unknown as Options };
}

function isAllowed(spec: OptionSpec, value: unknown, seats: number): boolean {
  switch (spec.kind) {
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      if (value === null) return spec.nullable;
      return Number.isInteger(value) && Number(value) >= spec.from && Number(value) <= spec.to;
    case 'starter':
      return value === 'draw' || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats);
  }
}
