/**
 * Options: what a table may agree on, as one record each. Types, forms, summaries, presets, the command line's help and
 * the docs are all derived from these records.
 */
import { type Refusal, refuse } from './refusal.ts';
import type { Seat } from './seats.ts';

export type OptionValue = string | number | boolean | null;

/**
 * Ways of playing that have defaults of their own: against the computer, on one device, over days, and with a real box
 * (scorekeeper). Players on devices of their own get the standard values.
 */
export type Way = 'computer' | 'device' | 'days' | 'box';

export interface About<Value extends OptionValue> {
  /** The rule that describes it; null: it is about playing on a screen, not in the rules of any box. */
  readonly rule: string | null;
  readonly standard: Value;
  /** What the booklet prints or advises; empty if it says nothing. */
  readonly booklet: readonly Value[];
  /** Which plays exist and what they score, or how the game runs. Solver and bots depend on the former. */
  readonly decides: 'plays' | 'course';
  /** The default by way of playing, where it is not the standard value. */
  readonly presets?: { readonly [Kind in Way]?: Value };
  /** It means nothing unless another option has this value (`set`: any value except null). */
  readonly needs?: { readonly option: string; readonly value: OptionValue | 'set' };
  /** Another option that must be null if this one is not. */
  readonly excludes?: string;
  /** Values that need an opponent; `all`: the option itself does. */
  readonly opponents?: readonly Value[] | 'all';
  /** The values that computer players rule out. */
  readonly peopleOnly?: readonly Value[];
  /** Whether it belongs to the clock. */
  readonly isClock?: true;
}

export interface ChoiceRecord extends About<string> {
  readonly kind: 'choice';
  readonly values: readonly string[];
}

export interface FlagRecord extends About<boolean> {
  readonly kind: 'flag';
}

export interface NumberRecord extends About<number | null> {
  readonly kind: 'number';
  readonly unit: 'seconds' | 'minutes' | 'points';
  readonly from: number;
  readonly to: number;
  /** The highest value of a live game, if it is lower. */
  readonly toLive?: number;
  /** Whether null (none, no limit) may be chosen. */
  readonly nullable: boolean;
  /** Values that people often agree on, for forms. */
  readonly usual: readonly number[];
  /** The same for games over days. */
  readonly usualOverDays?: readonly number[];
}

export interface StarterRecord extends About<'draw' | Seat> {
  readonly kind: 'starter';
}

export type OptionRecord = ChoiceRecord | FlagRecord | NumberRecord | StarterRecord;
export type OptionTable = Readonly<Record<string, OptionRecord>>;

/** The values of an option. */
export type ValueOf<Option> = Option extends { readonly kind: 'choice'; readonly values: readonly (infer Value)[] }
  ? Value
  : Option extends { readonly kind: 'flag' }
    ? boolean
    : Option extends { readonly kind: 'number'; readonly nullable: infer Nullable }
      ? number | (Nullable extends false ? never : null)
      : Option extends { readonly kind: 'starter' }
        ? 'draw' | Seat
        : never;

/** Every option of a table of records, with its value. */
export type OptionsOf<Table> = { readonly [Name in keyof Table]: ValueOf<Table[Name]> };

/** The requested options by name, not validated yet. */
export type OptionInput = Readonly<Record<string, unknown>>;

/** What may be requested of a game: some of its options. Anything, of a game that is known only at run time. */
export type AskedOptions<Table> = string extends keyof Table
  ? OptionInput
  : { readonly [Name in keyof Table]?: ValueOf<Table[Name]> | undefined };

/** Records of a family with those of a game, which win. */
export type MergedTable<Shared, Own> = Omit<Shared, keyof Own> & Own;

/** The default of an option: the first of these ways that has one of its own, or the standard value. */
export function presetOf({ presets = {}, standard }: OptionRecord, ways: readonly Way[]): OptionValue {
  for (const way of ways) {
    const preset = presets[way];
    if (preset !== undefined) return preset;
  }
  return standard;
}

/** Only games over days have defaults of their own in the engine; the other ways are those of a page. */
export function waysOf({ pace }: OptionInput): readonly Way[] {
  return pace === 'correspondence' ? ['days'] : [];
}

/** Every option of a game with its value: the requested one, or the default of the requested pace. */
export function readOptions<Options>(
  table: OptionTable,
  input: OptionInput,
  seats: number,
): { readonly options: Options } | { readonly refusal: Refusal } {
  for (const [name, value] of Object.entries(input)) {
    const option = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!option) return refuse('unknown-option', { option: name });
    if (value !== undefined && !isAllowed(option, value, seats)) return refuse('bad-option', { option: name });
  }
  const ways = waysOf(input);
  const options = Object.fromEntries(
    Object.entries(table).map(([name, option]) => {
      const value = input[name];
      return [name, value === undefined ? presetOf(option, ways) : value];
    }),
  );
  for (const [name, option] of Object.entries(table)) {
    if (isContradictory(option, { asked: input[name], options, seats, name })) {
      return refuse('contradictory-option', { option: name });
    }
  }
  return { options: options as Options };
}

interface Combination {
  readonly name: string;
  readonly asked: unknown;
  readonly options: OptionInput;
  readonly seats: number;
}

/** An option without effect would be a silent surprise, so it is refused. A flag that is off has none anyway. */
function isContradictory(option: OptionRecord, { name, asked, options, seats }: Combination): boolean {
  const value = options[name] ?? null;
  if (option.excludes !== undefined && value !== null && (options[option.excludes] ?? null) !== null) return true;
  if (option.kind === 'number' && options.pace === 'live' && Number(value) > (option.toLive ?? option.to)) return true;
  if (asked === undefined || asked === false) return false;
  return !isMeaningful(option, options) || (seats === 1 && needsOpponent(option, asked));
}

/** Whether the other options give this one a meaning. */
export function isMeaningful({ needs }: OptionRecord, options: OptionInput): boolean {
  if (!needs) return true;
  const other = options[needs.option] ?? null;
  return needs.value === 'set' ? other !== null : other === needs.value;
}

/** a single player has nobody to dispute with or to outrun. */
export function needsOpponent({ opponents }: OptionRecord, value: unknown): boolean {
  return opponents === 'all' || (opponents ?? []).some((one) => one === value);
}

/** The options that decide which plays exist and what they score: all that a solver needs to know. */
export function playOptions(table: OptionTable, options: OptionInput): OptionInput {
  const deciding = Object.entries(table).filter(([name, { decides }]) => decides === 'plays' && name in options);
  return Object.fromEntries(deciding.map(([name]) => [name, options[name]]));
}

function isAllowed(option: OptionRecord, value: unknown, seats: number): boolean {
  switch (option.kind) {
    case 'choice':
      return typeof value === 'string' && option.values.includes(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      if (value === null) return option.nullable;
      return Number.isInteger(value) && Number(value) >= option.from && Number(value) <= option.to;
    case 'starter':
      return value === 'draw' || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats);
  }
}
