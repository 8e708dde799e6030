/** The options of this table that differ from the usual ones, and its word list. */
import { gameById, type OptionTable } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { t } from '../../i18n/index.ts';
import { later } from '../../i18n/later.ts';
import { optionName, optionValue } from '../../new-game/option-words.ts';
import { listName } from '../../parts/list-name.ts';

export function OptionSummary({ info }: { info: TableInfo }) {
  const text = t();
  const table: OptionTable = gameById(info.game).optionTable;
  const own = Object.entries(table).filter(
    ([name, { standard }]) => (info.options[name] === undefined ? standard : info.options[name]) !== standard,
  );
  return (
    <ul class="agreed">
      {own.length === 0 && <li>{text.begin.usual}</li>}
      {own.map(([name, option]) => (
        <li key={name}>
          {optionName(name)}: <b>{optionValue(name, option, info.options[name])}</b>
        </li>
      ))}
      <li>
        {later().setTable.words}: <b>{listName(info.words)}</b>
      </li>
    </ul>
  );
}
