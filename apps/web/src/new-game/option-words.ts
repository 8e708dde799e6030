/** Options of a game as text. */
import type { OptionRecord } from '@lettertafel/engine';
import { hasKey } from '../base/lookup.ts';
import { t } from '../i18n/index.ts';
import { tableText } from './messages/index.ts';

/** The texts of some option. */
interface AnyText {
  readonly name: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly none?: string;
}

/** Options of a newer server have no texts here. */
export function optionName(name: string): string {
  const { agreements } = tableText();
  return hasKey(agreements, name) ? agreements[name].name : name;
}

export function optionValue(name: string, option: OptionRecord, value: unknown): string {
  const { common } = t();
  const { agreements, on, off, draw } = tableText();
  const text: AnyText = hasKey(agreements, name) ? agreements[name] : { name };
  switch (option.kind) {
    case 'choice':
      return text.values?.[String(value)] ?? String(value);
    case 'flag':
      return value === true ? on : off;
    case 'starter':
      return typeof value === 'number' ? common.player(value + 1) : draw;
    case 'number':
      if (value === null) return text.none ?? String(value);
      if (option.unit === 'points') return common.number(Number(value));
      return common.duration(Number(value) * (option.unit === 'minutes' ? 60 : 1));
  }
}
