/** A strip that reports problems: no connection, an outdated page, or a player who was nudged. */
import type { TableInfo } from '@lettertafel/protocol';
import { isOutdated } from '../../connection/socket.ts';
import type { Condition, TableStore } from '../../connection/table-store.ts';
import { t } from '../../i18n/index.ts';
import { namesAt } from '../../play/names.ts';
import './status-strip.css';

export function StatusStrip({ table, info }: { table: TableStore; info: TableInfo }) {
  const text = t();
  const { nudged } = info;
  const isBroken = table.status.value === 'offline';
  const condition = table.condition.value;
  const sentence = isBroken
    ? text.play.reconnecting
    : nudged && info.phase === 'playing'
      ? text.play.nudged(namesAt(info)[nudged.seat] ?? '', text.common.moment(nudged.until))
      : tellCondition(condition);
  return (
    <div class="status-strip" role="status">
      {isOutdated.value ? (
        <p>{text.common.newVersion}</p>
      ) : (
        sentence && (
          <p class={isBroken ? 'status-strip-broken' : undefined}>
            {sentence}
            {isPreparing(condition) && <progress value={condition.preparing} aria-label={text.play.preparing} />}
          </p>
        )
      )}
    </div>
  );
}

function isPreparing(condition: Condition | null): condition is Extract<Condition, { readonly preparing: number }> {
  return condition !== null && typeof condition === 'object' && 'preparing' in condition;
}

function tellCondition(condition: Condition | null): string | null {
  const { play, problems } = t();
  if (condition === null) return null;
  if (isPreparing(condition)) return play.preparing;
  return typeof condition === 'object' ? problems[condition.trouble.code] : play[condition];
}
