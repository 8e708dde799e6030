/** Asks before a game of this device is moved to the server, to be played on from another device. */
import { useSignal } from '@preact/signals';
import { t } from '../../../i18n/index.ts';
import { useBusy } from '../../../parts/busy.ts';
import { Button } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { movingText } from './messages/index.ts';
import { moveGame } from './move.ts';

interface MoveSheetProps {
  readonly table: string;
  /** Whether hints and going back are lost. */
  readonly isAlone: boolean;
  readonly onClose: () => void;
}

export function MoveSheet({ table, isAlone, onClose }: MoveSheetProps) {
  const text = movingText();
  const busy = useBusy();
  const why = useSignal<string | null>(null);
  const move = async () => {
    why.value = null;
    const trouble = await moveGame(table);
    if (trouble) why.value = t().problems[trouble.code];
    else onClose();
  };
  return (
    <Sheet title={t().play.seatLink} icon="device" onClose={onClose}>
      <p>{text.explain}</p>
      {isAlone && <p>{text.noComforts}</p>}
      <p role="status">{busy.isBusy ? text.busy : why.value && <b>{why.value}</b>}</p>
      <div class="sheet-foot">
        <Button look="line" onClick={onClose}>
          {t().common.cancel}
        </Button>
        <Button look="main" off={busy.isBusy} onClick={() => void busy.start(move)}>
          {text.move}
        </Button>
      </div>
    </Sheet>
  );
}
