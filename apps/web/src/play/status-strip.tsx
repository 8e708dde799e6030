/** What is the matter with the table, while something is: the line or the page does not serve, or somebody was asked to move. */
import type { TableInfo } from '@lettertafel/protocol';
import { isOutdated } from '../connection/line.ts';
import type { TableStore } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { namesAt } from './names.ts';
import './status-strip.css';

export function StatusStrip({ table, info }: { table: TableStore; info: TableInfo }) {
  const text = t();
  const { nudged } = info;
  const isBroken = table.status.value === 'offline';
  const sentence = isOutdated.value
    ? text.common.newVersion
    : isBroken
      ? text.play.reconnecting
      : nudged && info.phase === 'playing'
        ? text.play.nudged(namesAt(info)[nudged.seat] ?? '', text.common.moment(nudged.until))
        : null;
  return (
    <div class="status-strip" role="status">
      {sentence && <p class={isBroken ? 'status-strip-broken' : undefined}>{sentence}</p>}
    </div>
  );
}
