/** A game on one device: the players around it. */
import { type GameId, gameById } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { useBusy } from '../parts/busy.ts';
import { LinkButton, SubmitButton } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { keepEntered, lastNames, rememberPlayers } from './entered-players.ts';
import { playerCounts } from './player-counts.ts';
import { onThisDevice, startGame } from './start-game.ts';

interface DeviceSheetProps {
  readonly game: GameId;
  readonly onClose: () => void;
  readonly onStarted: () => void;
}

export function DeviceSheet({ game, onClose, onStarted }: DeviceSheetProps) {
  const text = t().begin;
  const names = useSignal<readonly string[]>(lastNames().slice(0, Math.max(...playerCounts(gameById(game)))));
  const busy = useBusy();
  const rename = (seat: number, name: string) => {
    names.value = names.value.map((old, index) => (index === seat ? name : old));
  };
  return (
    <Sheet title={text.deviceTitle} icon="device" onClose={onClose}>
      <p>{text.deviceExplain}</p>
      <Choice
        legend={text.howMany}
        value={names.value.length}
        options={playerCounts(gameById(game)).map((count) => ({ value: count, label: String(count) }))}
        onChange={(count) => {
          names.value = Array.from({ length: count }, (_, seat) => names.value[seat] ?? '');
        }}
      />
      <form
        class="device-names"
        onSubmit={(event) => {
          event.preventDefault();
          rememberPlayers(names.value);
          void busy.start(async () => {
            await startGame(onThisDevice(game, names.value));
            onStarted();
          });
        }}
      >
        {names.value.map((name, seat) => (
          <Field
            key={seat}
            label={text.nameOf(seat + 1)}
            value={name}
            placeholder={t().common.player(seat + 1)}
            onInput={(value) => rename(seat, value)}
          />
        ))}
        <div class="sheet-foot">
          <LinkButton
            look="line"
            href={`/new/${game}?way=device`}
            onClick={() => keepEntered({ game, way: 'device', names: names.value })}
          >
            {text.agree}
          </LinkButton>
          <SubmitButton>{text.start}</SubmitButton>
        </div>
      </form>
    </Sheet>
  );
}
