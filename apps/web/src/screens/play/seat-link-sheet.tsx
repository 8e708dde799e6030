/** The personal link to the user's seat, for another device: create it, see who followed it, revoke it. */
import type { Seat } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../../app/notice.tsx';
import { seatLinks } from '../../app/preferences.ts';
import { hrefTo } from '../../base/address.ts';
import { endSeatLink, makeSeatLink } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { Invite } from '../../new-game/invite.tsx';
import { valueOrNotify } from '../../new-game/start-game.ts';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';

interface SeatLinkSheetProps {
  readonly info: TableInfo;
  readonly seat: Seat;
  readonly onClose: () => void;
}

export function SeatLinkSheet({ info, seat, onClose }: SeatLinkSheetProps) {
  const text = t();
  const link = useSignal<string | null>(null);
  const about = info.seats[seat];
  const followers = (about?.kind === 'person' && about.link?.followers) || [];
  const make = async () => {
    const made = valueOrNotify(await makeSeatLink(info.id, seat));
    if (!made) return;
    seatLinks.value = { ...seatLinks.value, [info.id]: made.token };
    link.value = new URL(hrefTo(`/seat#${made.token}`), location.href).href;
  };
  // A new link replaces the old one: if somebody has followed that, it is created only on request.
  const isFirst = followers.length === 0;
  useEffect(() => {
    if (isFirst) void make();
  }, []);
  const end = async () => {
    onClose();
    const ended = await endSeatLink(info.id, seat);
    notify({ text: 'problem' in ended ? text.problems[ended.problem.code] : text.play.seatLinkGone });
  };
  return (
    <Sheet title={text.play.seatLink} icon="device" onClose={onClose}>
      {followers.length > 0 && (
        <>
          <p>{text.play.followers}</p>
          <ul class="menu-followers">
            {followers.map(({ name, since }) => (
              <li key={since}>{text.play.follower(name ?? text.common.guest, since)}</li>
            ))}
          </ul>
        </>
      )}
      {link.value && <Invite link={link.value} explain={text.play.seatLinkExplain} />}
      <div class="sheet-foot">
        {!link.value && followers.length > 0 && (
          <Button look="line" onClick={() => void make()}>
            {text.play.newSeatLink}
          </Button>
        )}
        <Button look="danger" onClick={() => void end()}>
          {text.play.revokeSeatLink}
        </Button>
      </div>
    </Sheet>
  );
}
