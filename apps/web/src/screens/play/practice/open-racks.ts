/** The computer's rack lies open beside its score, as long as the player wants. */
import type { TableInfo } from '@lettertafel/protocol';
import { useEffect } from 'preact/hooks';
import * as v from 'valibot';
import { stored } from '../../../app/preferences.ts';
import type { TableStore } from '../../../connection/table-store.ts';
import { getOpenRacks } from '../../../local/requests.ts';
import { lettersOf } from '../../../parts/board-rules.ts';
import { openRacks } from '../../../play/comforts.ts';
import { namesAt } from '../../../play/names.ts';
import { practiceText } from './messages/index.ts';

/** Also at the next practice table. */
export const isRackOpen = stored('open-rack', v.boolean(), false);

const CLOSED: typeof openRacks.value = new Map();

export function useOpenRacks(table: TableStore, info: TableInfo): void {
  const isOpen = isRackOpen.value && info.phase === 'playing';
  const { length } = table.entries.value;
  useEffect(() => {
    if (!isOpen || length === 0) {
      openRacks.value = CLOSED;
      return undefined;
    }
    let isCurrent = true;
    void getOpenRacks(table.id).then((answer) => {
      if (!isCurrent || !('value' in answer)) return;
      const { wild } = lettersOf(info.game);
      const names = namesAt(info);
      const open = answer.value.flatMap((tiles, seat) => {
        if (info.seats[seat]?.kind !== 'bot') return [];
        const letters = tiles.map((tile) => (tile === wild ? '★' : tile)).join('');
        return [[seat, { letters, label: practiceText().rackOf(names[seat] ?? '', [...letters].join(' ')) }] as const];
      });
      openRacks.value = new Map(open);
    });
    return () => {
      isCurrent = false;
    };
  }, [table, info, isOpen, length]);
  useEffect(
    () => () => {
      openRacks.value = CLOSED;
    },
    [],
  );
}
