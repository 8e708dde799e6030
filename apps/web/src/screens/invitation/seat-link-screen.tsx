/** A personal seat link: gives this device the seat too, then goes to the table. */
import type { TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../../app/notice.tsx';
import { go } from '../../app/router.ts';
import { Screen } from '../../app/shell.tsx';
import { redeemSeatLink } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { later } from '../../i18n/later.ts';
import type { Trouble } from '../../local/answer.ts';

/** Who else sees the letters of a seat that this device has by a link. */
function othersOnSeat({ seats }: TableInfo): readonly (string | null)[] {
  return seats.flatMap((seat) => (seat.kind === 'person' && seat.sharedWith) || []);
}

export function SeatLinkScreen() {
  const text = t();
  const trouble = useSignal<Trouble['code'] | null>(null);
  useEffect(() => {
    const token = location.hash.slice(1);
    // The token is a secret and must not stay in the address bar.
    history.replaceState(null, '', '/seat');
    void redeemSeatLink(token).then((answer) => {
      if ('value' in answer) {
        go(`/t/${answer.value.id}`, { replace: true });
        const others = othersOnSeat(answer.value);
        if (others.length > 0)
          notify({ text: later().waiting.seatShared(others.map((name) => name ?? text.common.guest)) });
      } else trouble.value = answer.problem.code;
    });
  }, [trouble]);
  return (
    <Screen
      title={later().waiting.seatLinkTitle}
      class="screen-loading"
      content={<p>{trouble.value ? text.problems[trouble.value] : later().waiting.seatLinkText}</p>}
    />
  );
}
