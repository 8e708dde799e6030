/** The personal links to the user's seats: the only one, or the one chosen on a shared device. */
import type { Seat } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { namesAt } from '../../../play/names.ts';
import { SeatLinkSheet } from '../seat-link-sheet.tsx';
import { movingText } from './messages/index.ts';

interface OwnSeatLinksProps {
  readonly info: TableInfo;
  readonly mine: readonly Seat[];
  readonly onClose: () => void;
}

export function OwnSeatLinks({ info, mine, onClose }: OwnSeatLinksProps) {
  const chosen = useSignal<Seat | null>(null);
  const names = namesAt(info);
  const seat = chosen.value ?? (mine.length === 1 ? mine[0] : undefined);
  if (seat !== undefined) return <SeatLinkSheet {...{ info, seat, onClose }} />;
  return (
    <Sheet title={t().play.seatLink} icon="device" onClose={onClose}>
      <p>{movingText().whose}</p>
      <div class="menu-list">
        {mine.map((own) => (
          <Button key={own} look="line" icon="device" onClick={() => (chosen.value = own)}>
            {names[own]}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
