/** Options of a game as text. */
import { hasKey } from '../base/lookup.ts';
import { t } from '../i18n/index.ts';

export function optionName(name: string): string {
  const { names } = t().setTable;
  return hasKey(names, name) ? names[name] : name;
}

export function optionValue(name: string, value: unknown): string {
  const { values, seconds, minutes } = t().setTable;
  if (name === 'disputeSeconds' && value === null) return values.untilNext;
  if (name === 'reactionSeconds' && value === null) return values.untilAll;
  if (typeof value === 'boolean') return value ? values.on : values.off;
  if (name === 'starter' && typeof value === 'number') return t().common.player(value + 1);
  if (name.endsWith('Seconds')) return seconds(value === null ? null : Number(value));
  if (name.endsWith('Minutes')) return minutes(Number(value));
  if (typeof value === 'string' && hasKey(values, value)) return values[value];
  return String(value);
}
