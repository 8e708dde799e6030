/** The agreements of this table, in two lines. */
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { Icon } from '../parts/icon.tsx';
import { listName } from '../parts/list-name.ts';
import type { GameTableProps } from './contract.ts';
import './table-facts.css';

export function TableFacts({ view, info }: Pick<GameTableProps<GameView>, 'view' | 'info'>) {
  const { checkedAtOnce, checkedByDispute } = t().play;
  return (
    <ul class="facts">
      <li>
        <Icon name="flag" small />
        {view.options.checking === 'automatic' ? checkedAtOnce : checkedByDispute}
      </li>
      <li>
        <Icon name="book" small />
        {listName(info.words)}
      </li>
      {info.practice && (
        <li>
          <Icon name="undo" small />
          {t().play.practice}
        </li>
      )}
    </ul>
  );
}
