/** The settlement: what the tiles left on the racks changed, tile by tile. */
import type { Seat } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { lettersOf } from '../parts/board-rules.ts';
import { LeftTiles, SettlementTable } from '../parts/settlement-table.tsx';
import { isTable } from '../play/awaited-seats.ts';

interface SettlementProps {
  readonly info: TableInfo;
  readonly view: GameView;
  readonly names: readonly string[];
  readonly seat: Seat | null;
}

export function Settlement({ info, view, names, seat }: SettlementProps) {
  const text = t();
  const { over } = view;
  if (!over) return null;
  return (
    <SettlementTable
      players={names.map((name, of) => {
        const change = over.adjustments[of] ?? 0;
        const wentOut = over.reason === 'went-out' && change >= 0 && over.adjustments.some((other) => other < 0);
        const note = wentOut ? text.end.reasons['went-out'] : view.seats[of]?.resigned ? text.play.left : undefined;
        return {
          name: of === seat ? text.common.me : name,
          note,
          left: <Left info={info} view={view} of={of} change={change} />,
          change,
          score: view.seats[of]?.score ?? 0,
          isWinner: over.winners.includes(of),
        };
      })}
    />
  );
}

function Left({ info, view, of, change }: { info: TableInfo; view: GameView; of: Seat; change: number }) {
  const letters = view.viewer === of ? view.rack : view.revealed.find(({ seat }) => seat === of)?.letters;
  if (!letters && change <= 0) return <span>{t().end.hidden(view.seats[of]?.tiles ?? 0)}</span>;
  return <LeftTiles letters={letters ?? []} set={lettersOf(info.game)} change={change} isOfTable={isTable(view)} />;
}
