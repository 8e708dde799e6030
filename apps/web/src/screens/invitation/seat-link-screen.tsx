/** A personal seat link: gives this device the seat too, then goes to the table. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { Screen } from '../../app/shell.tsx';
import { redeemSeatLink } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import type { Trouble } from '../../local/answer.ts';

export function SeatLinkScreen() {
  const text = t();
  const trouble = useSignal<Trouble['code'] | null>(null);
  useEffect(() => {
    const token = location.hash.slice(1);
    // The token is a secret and must not stay in the address bar.
    history.replaceState(null, '', '/seat');
    void redeemSeatLink(token).then((answer) => {
      if ('value' in answer) go(`/t/${answer.value.id}`, { replace: true });
      else trouble.value = answer.problem.code;
    });
  }, [trouble]);
  return (
    <Screen
      title={text.waiting.seatLinkTitle}
      class="screen-loading"
      content={<p>{trouble.value ? text.problems[trouble.value] : text.waiting.seatLinkText}</p>}
    />
  );
}
