/** Options of a game as text. */
import type { OptionRecord } from '@lettertafel/engine';
import { hasKey } from '../base/lookup.ts';
import { t } from '../i18n/index.ts';
import { later } from '../i18n/later.ts';

/** The texts of some option. */
interface AnyText {
  readonly name: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly none?: string;
}

/** Options of a newer server have no texts here. */
export function optionName(name: string): string {
  const { agreements } = later().setTable;
  return hasKey(agreements, name) ? agreements[name].name : name;
}

export function optionValue(name: string, option: OptionRecord, value: unknown): string {
  const { common } = t();
  const { setTable } = later();
  const { agreements } = setTable;
  const text: AnyText = hasKey(agreements, name) ? agreements[name] : { name };
  switch (option.kind) {
    case 'choice':
      return text.values?.[String(value)] ?? String(value);
    case 'flag':
      return value === true ? setTable.on : setTable.off;
    case 'starter':
      return typeof value === 'number' ? common.player(value + 1) : setTable.draw;
    case 'number':
      if (value === null) return text.none ?? String(value);
      if (option.unit === 'points') return common.number(Number(value));
      return common.duration(Number(value) * (option.unit === 'minutes' ? 60 : 1));
  }
}

export type NumberOption = Extract<OptionRecord, { kind: 'number' }>;

/** The range of an option as text; the pace decides how long a turn may take. */
export function rangeOf(name: string, option: NumberOption, isOverDays: boolean): string {
  const { from, to } = limitsOf(option, isOverDays);
  return later().setTable.between(optionValue(name, option, from), optionValue(name, option, to));
}

export function limitsOf({ from, to, toLive = to }: NumberOption, isOverDays: boolean) {
  return { from, to: isOverDays ? to : toLive };
}
