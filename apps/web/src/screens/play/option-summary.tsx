/** The options of this table that differ from the booklet, and its word list. */
import { gameById } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { t } from '../../i18n/index.ts';
import { optionName, optionValue } from '../../new-game/option-words.ts';
import { listName } from '../../parts/list-name.ts';

export function OptionSummary({ info }: { info: TableInfo }) {
  const text = t();
  const { optionTable } = gameById(info.game);
  const own = Object.entries(info.options).filter(([name, value]) => optionTable[name]?.standard !== value);
  return (
    <ul class="agreed">
      {own.length === 0 && <li>{text.begin.booklet}</li>}
      {own.map(([name, value]) => (
        <li key={name}>
          {optionName(name)}: <b>{optionValue(name, value)}</b>
        </li>
      ))}
      <li>
        {text.setTable.words}: <b>{listName(info.words)}</b>
      </li>
    </ul>
  );
}
