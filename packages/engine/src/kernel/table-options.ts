/** Options of a table that is being set up: which of them mean something there, and what is requested of the game. */
import {
  isMeaningful,
  needsOpponent,
  type OptionInput,
  type OptionRecord,
  type OptionTable,
  type OptionValue,
  presetOf,
  type Way,
  waysOf,
} from './options.ts';
import type { Refusal } from './refusal.ts';

export interface TableInPreparation {
  /** What has been chosen so far. */
  readonly chosen: OptionInput;
  readonly seats: number;
  /** Whether computer players take part. */
  readonly hasBots: boolean;
  /** Null: players on devices of their own. Whether it goes over days is an option. */
  readonly way: Exclude<Way, 'days'> | null;
}

/** An option with a meaning at this table. */
export interface OpenOption {
  readonly name: string;
  readonly option: OptionRecord;
  /** What is chosen, or the default of this way of playing. */
  readonly value: OptionValue;
  /** The default of this way of playing. */
  readonly preset: OptionValue;
}

/** The options with a meaning at this table, where there is more than one value to choose from. */
export function openOptions(table: OptionTable, preparing: TableInPreparation): readonly OpenOption[] {
  const { chosen, way } = preparing;
  const ways = [...waysOf(chosen), ...(way ? [way] : [])];
  const all = Object.entries(table).map(([name, option]): OpenOption => {
    const isHere = (value: unknown) => isPossible(option, value, preparing);
    const ofWay = presetOf(option, ways);
    const preset = isHere(ofWay) ? ofWay : option.standard;
    const value = chosen[name];
    return { name, option, preset, value: value === undefined || !isHere(value) ? preset : (value as OptionValue) };
  });
  const values = Object.fromEntries(all.map(({ name, value }) => [name, value]));
  return all.filter(({ option }) => isMeaningful(option, values) && isOpen(option, preparing));
}

/** Whether players and computers of this table allow the value. */
function isPossible(option: OptionRecord, value: unknown, { seats, hasBots }: TableInPreparation): boolean {
  return !(seats === 1 && needsOpponent(option, value)) && !(hasBots && needsPeople(option, value));
}

function isOpen(option: OptionRecord, preparing: TableInPreparation): boolean {
  const isHere = (value: OptionValue) => isPossible(option, value, preparing);
  switch (option.kind) {
    case 'choice':
      return option.values.filter(isHere).length > 1;
    case 'flag':
      return isHere(false) && isHere(true);
    case 'number':
      return isHere(option.standard);
    case 'starter':
      return preparing.seats > 1;
  }
}

/** What to request of the game: the chosen values and the defaults of the way, except where they are the game's own. */
export function optionsToRequest(table: OptionTable, preparing: TableInPreparation): OptionInput {
  const ways = waysOf(preparing.chosen);
  const own = openOptions(table, preparing).filter(({ option, value }) => value !== presetOf(option, ways));
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

function needsPeople({ peopleOnly }: OptionRecord, value: unknown): boolean {
  const ruledOut: readonly unknown[] = peopleOnly ?? [];
  return ruledOut.includes(value);
}

/** Why computer players cannot take part with these options; null: they can. */
export function refuseBots(table: OptionTable, options: OptionInput): Refusal | null {
  for (const [name, option] of Object.entries(table)) {
    if (!needsPeople(option, options[name])) continue;
    return { code: 'contradictory-option', option: name, ...(option.rule === null ? {} : { rule: option.rule }) };
  }
  return null;
}
