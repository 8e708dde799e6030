/** A strip that reports problems: no connection, an outdated page, or a player who was nudged. */
import type { TableInfo } from '@lettertafel/protocol';
import { signal } from '@preact/signals';
import { isOutdated } from '../../connection/socket.ts';
import type { Condition, TableStore } from '../../connection/table-store.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../parts/button.tsx';
import { namesAt } from '../../play/names.ts';
import './status-strip.css';

/** It applies to the whole visit, and the strip covers the header of a phone, so it can be closed. */
const isForgetfulRead = signal(false);

export function StatusStrip({ table, info }: { table: TableStore; info: TableInfo }) {
  const text = t();
  const { nudged } = info;
  const isBroken = table.status.value === 'offline';
  const known = table.condition.value;
  const condition = known === 'forgetful' && isForgetfulRead.value ? null : known;
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
            {sentence === text.play.forgetful && (
              <Button
                look="line"
                onClick={() => {
                  isForgetfulRead.value = true;
                }}
              >
                {text.common.close}
              </Button>
            )}
          </p>
        )
      )}
    </div>
  );
}

function tellCondition(condition: Condition | null): string | null {
  const { play, problems } = t();
  if (condition === null) return null;
  return typeof condition === 'object' ? problems[condition.trouble.code] : play[condition];
}
