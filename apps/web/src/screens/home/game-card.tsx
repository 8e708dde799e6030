/** One game on the first screen: its picture, and the ways to play it. */
import type { GameId } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { botLevel } from '../../app/preferences.ts';
import { againstComputer, beginAtOnce, solo } from '../../begin/begin-game.ts';
import { DeviceSheet } from '../../begin/device-sheet.tsx';
import { FriendsSheet } from '../../begin/friends-sheet.tsx';
import { t } from '../../i18n/index.ts';
import { Button } from '../../parts/button.tsx';
import { GAME_LOOKS } from '../../parts/game-look.ts';
import { GamePicture } from '../../parts/game-picture.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';

export function GameCard({ game }: { game: GameId }) {
  const text = t();
  const { name, way } = text.common.games[game];
  const sheet = useSignal<'friends' | 'device' | null>(null);
  const isBusy = useSignal(false);
  const begin = async (wanted: Parameters<typeof beginAtOnce>[0]) => {
    if (isBusy.value) return;
    isBusy.value = true;
    await beginAtOnce(wanted);
    isBusy.value = false;
  };
  const close = () => {
    sheet.value = null;
  };
  const title = `${name} ${way}`.trim();
  return (
    <li class="game-card">
      <GamePicture game={game} />
      <h3>{name}</h3>
      <p class="game-card-about">
        {way && <b>{way}, </b>}
        {text.home.about[game]}
      </p>
      <Button
        look="main"
        icon="bot"
        off={isBusy.value}
        onClick={() => void begin(againstComputer(game, botLevel.value))}
      >
        <span>{text.home.computer}</span>
        <span class="unseen">: {title}</span>
      </Button>
      <div class="game-card-ways">
        <Way icon="friends" label={text.home.friends} game={title} onClick={() => (sheet.value = 'friends')} />
        <Way icon="device" label={text.home.device} game={title} onClick={() => (sheet.value = 'device')} />
        {GAME_LOOKS[game].solo && (
          <Way icon="person" label={text.home.solo} game={title} onClick={() => void begin(solo(game))} />
        )}
      </div>
      {sheet.value === 'friends' && <FriendsSheet game={game} onClose={close} />}
      {sheet.value === 'device' && <DeviceSheet game={game} onClose={close} />}
    </li>
  );
}

function Way({ icon, label, game, onClick }: { icon: IconName; label: string; game: string; onClick: () => void }) {
  return (
    <button type="button" class="game-card-way" onClick={onClick}>
      <Icon name={icon} />
      {label}
      <span class="unseen">: {game}</span>
    </button>
  );
}
