/** Sends the answers that need no decision, for all own seats, also those that are covered on a shared device. */
import type { TableInfo } from '@lettertafel/protocol';
import { useEffect } from 'preact/hooks';
import type { TableStore } from '../../connection/table-store.ts';
import { isTrickster } from '../../play/awaited-seats.ts';
import { cardMoves, hasOneAnswer, isAmongBots } from './card-moves.ts';

export function AutomaticAnswers({ table, info }: { table: TableStore; info: TableInfo }) {
  const { value: views } = table.views;
  useEffect(() => {
    for (const seat of table.mine.peek()) {
      const view = views.get(seat);
      // A refusal only means that another page of this player answered first.
      if (view && isTrickster(view) && hasOneAnswer(view, seat, isAmongBots(info, seat))) {
        void table.send({ ...cardMoves.letStand(seat) }, seat);
      }
    }
  }, [table, info.seats, views]);
  return null;
}
