/** Why the options of a table are refused, before it is created. */
import { gameById } from '@lettertafel/engine';
import { t } from '../i18n/index.ts';
import { later } from '../i18n/later.ts';
import type { TableSettings } from '../local/requests.ts';
import { optionName, rangeOf } from './option-words.ts';

/** A sentence that names the option; null: they are fine. */
export function badOption({ game, options = {}, seats }: TableSettings): string | null {
  const { create, optionTable } = gameById(game);
  const created = create(seats.length, options);
  if (!('refusal' in created)) return null;
  const { option: name } = created.refusal;
  const option = name === undefined ? undefined : optionTable[name];
  if (name === undefined || option?.kind !== 'number') return t().problems['bad-options'];
  return later().setTable.badOption(optionName(name), rangeOf(name, option, options.pace === 'correspondence'));
}
