/** Whom a game waits for since a change, and what they are told if they do not see it. */
import type { Seat } from '@lettertafel/engine';
import { newId } from '../store/ids.ts';
import { remindAt, type Waiting } from '../store/notices.ts';
import type { TableRows } from '../store/table-rows.ts';

interface Now {
  readonly awaited: readonly Seat[];
  readonly length: number;
  readonly latest: number;
  /** When the house plays on without them; null: never. */
  readonly until: number | null;
}

/** `row` is the one before the change. */
export function waitingAt({ row, holders }: Pick<TableRows, 'row' | 'holders'>, now: Now): Waiting {
  const guestsAt = (seats: readonly Seat[]) => [
    ...new Set(holders.filter(({ seat }) => seats.includes(seat)).map(({ guest }) => guest)),
  ];
  const before = guestsAt(JSON.parse(row.awaited));
  const after = guestsAt(now.awaited);
  const fresh = after.filter((guest) => !before.includes(guest));
  const { length, latest, until } = now;
  return {
    table: row.id,
    still: after.filter((guest) => before.includes(guest)),
    notice:
      fresh.length === 0
        ? null
        : {
            id: newId('notice'),
            kind: 'turn',
            guests: fresh,
            number: length,
            at: latest,
            remindAt: until === null ? null : remindAt(until, latest),
          },
  };
}
