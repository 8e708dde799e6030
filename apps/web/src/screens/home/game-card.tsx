/** A game on the home screen: its picture starts it against the computer, its name opens the other ways to play. */
import type { GameId } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { lazy } from '../../app/lazy.tsx';
import { botLevel } from '../../app/preferences.ts';
import { hasServer } from '../../base/address.ts';
import { mayPlayAlone } from '../../games/looks.ts';
import { t } from '../../i18n/index.ts';
import { againstComputer, solo, startGame } from '../../new-game/start-game.ts';
import { useBusy } from '../../parts/busy.ts';
import { Button } from '../../parts/button.tsx';
import { GamePicture } from '../../parts/game-picture.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { welcomeText } from './messages/index.ts';
import { offerLesson } from './offer-lesson.ts';
import './game-card.css';

const DeviceSheet = lazy(
  async () => (await import('../on-demand.ts')).DeviceSheet,
  () => null,
);
const FriendsSheet = lazy(
  async () => (await import('../on-demand.ts')).FriendsSheet,
  () => null,
);

export function GameCard({ game }: { game: GameId }) {
  const text = t();
  const { name, way, card } = text.common.games[game];
  const sheet = useSignal<'ways' | 'friends' | 'device' | null>(null);
  const busy = useBusy();
  const begin = (...wanted: Parameters<typeof startGame>) =>
    void busy.start(async () => {
      await startGame(...wanted);
      offerLesson(game);
    });
  const close = () => {
    sheet.value = null;
  };
  const title = `${name} ${way}`.trim();
  const beginAgainstComputer = () => begin(againstComputer(game, botLevel.peek()));
  return (
    <li class="game-card">
      <button
        type="button"
        class="game-card-picture"
        aria-label={`${text.home.computer}: ${title}`}
        aria-disabled={busy.isBusy}
        onClick={beginAgainstComputer}
      >
        <GamePicture game={game} />
        <span class="game-card-start">
          <Icon name="play" small />
        </span>
      </button>
      <button type="button" class="game-card-name" aria-haspopup="dialog" onClick={() => (sheet.value = 'ways')}>
        <span>
          <b>{card.name}</b>
          <small>{card.about}</small>
        </span>
        <Icon name="open" small />
      </button>
      {sheet.value === 'ways' && (
        <Sheet title={title} onClose={close}>
          <div class="game-ways">
            <Button look="main" icon="bot" off={busy.isBusy} onClick={beginAgainstComputer}>
              {text.home.computer}
            </Button>
            <Button
              look="line"
              icon="eye"
              off={busy.isBusy}
              onClick={() => begin(againstComputer(game, botLevel.peek()), true)}
            >
              {welcomeText().practise}
            </Button>
            {hasServer && (
              <Button look="line" icon="friends" onClick={() => (sheet.value = 'friends')}>
                {text.home.friends}
              </Button>
            )}
            <Button look="line" icon="device" onClick={() => (sheet.value = 'device')}>
              {text.home.device}
            </Button>
            {mayPlayAlone(game) && (
              <Button look="line" icon="person" off={busy.isBusy} onClick={() => begin(solo(game))}>
                {text.home.solo}
              </Button>
            )}
          </div>
        </Sheet>
      )}
      {sheet.value === 'friends' && <FriendsSheet game={game} onClose={close} />}
      {sheet.value === 'device' && <DeviceSheet game={game} onClose={close} onStarted={() => offerLesson(game)} />}
    </li>
  );
}
