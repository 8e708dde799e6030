/** A game with friends: how many players, then the link and its QR code. */
import { type GameId, gameById } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { knownName, me } from '../app/me.ts';
import { createTable } from '../connection/requests.ts';
import { t } from '../i18n/index.ts';
import { later } from '../i18n/later.ts';
import { useBusy } from '../parts/busy.ts';
import { LinkButton, SubmitButton } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { keepEntered, rememberPlayers } from './entered-players.ts';
import { Invite, linkTo } from './invite.tsx';
import { playerCounts } from './player-counts.ts';
import { LINK_SEAT, MY_SEAT, valueOrNotify } from './start-game.ts';

export function FriendsSheet({ game, onClose }: { game: GameId; onClose: () => void }) {
  const text = t().begin;
  const players = useSignal(2);
  const typed = useSignal<string | null>(null);
  const name = typed.value ?? me.value?.name ?? knownName() ?? '';
  const made = useSignal<TableInfo | null>(null);
  const busy = useBusy();
  const make = async () => {
    rememberPlayers([name]);
    const links = Array.from({ length: players.value - 1 }, () => LINK_SEAT);
    const own = name.trim() ? { ...MY_SEAT, name: name.trim() } : MY_SEAT;
    made.value = valueOrNotify(await createTable({ game, seats: [own, ...links] }));
  };
  const keep = () => {
    const others = Array.from({ length: players.value - 1 }, () => '');
    keepEntered({ game, way: 'friends', names: [name.trim(), ...others] });
  };
  if (made.value) {
    return (
      <Sheet title={text.inviteTitle} icon="friends" onClose={onClose}>
        <Invite link={linkTo(made.value.id)} explain={t().invite.explain} />
        <LinkButton look="line" href={`/t/${made.value.id}`}>
          {text.toTable}
        </LinkButton>
      </Sheet>
    );
  }
  return (
    <Sheet title={text.friendsTitle} icon="friends" onClose={onClose}>
      <Choice
        legend={text.howMany}
        value={players.value}
        options={playerCounts(gameById(game)).map((count) => ({ value: count, label: String(count) }))}
        onChange={(count) => {
          players.value = count;
        }}
      />
      <form
        class="device-names"
        onSubmit={(event) => {
          event.preventDefault();
          void busy.start(make);
        }}
      >
        <Field
          label={later().waiting.yourName}
          value={name}
          autocomplete="nickname"
          placeholder={t().common.guest}
          onInput={(value) => {
            typed.value = value;
          }}
        />
        <p class="muted sm">{text.usual}</p>
        <div class="sheet-foot">
          <LinkButton look="line" href={`/new/${game}?way=friends`} onClick={keep}>
            {text.agree}
          </LinkButton>
          <SubmitButton>{text.makeLink}</SubmitButton>
        </div>
      </form>
    </Sheet>
  );
}
