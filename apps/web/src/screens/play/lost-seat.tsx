/** Shown if this browser has played here but the server no longer knows it; offers the stored seat link. */
import type { TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { seatLinks } from '../../app/preferences.ts';
import { redeemSeatLink } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { valueOrNotify } from '../../new-game/start-game.ts';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';

export function LostSeat({ info }: { info: TableInfo }) {
  const text = t().play;
  const isRead = useSignal(false);
  if (isRead.value) return null;
  const token = seatLinks.value[info.id];
  const close = () => {
    isRead.value = true;
  };
  const comeBack = async () => {
    // The socket was opened by a guest without a seat: a reload opens it as the holder.
    if (token !== undefined && valueOrNotify(await redeemSeatLink(token))) location.reload();
  };
  return (
    <Sheet title={text.lostSeat} icon="warning" onClose={close}>
      <p>{token === undefined ? text.lostSeatExplain : text.lostSeatLink}</p>
      <div class="sheet-foot">
        <Button look="line" onClick={close}>
          {text.lostSeatWatch}
        </Button>
        {token !== undefined && (
          <Button look="main" onClick={() => void comeBack()}>
            {text.lostSeatBack}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
