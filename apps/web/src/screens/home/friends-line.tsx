/** A game with friends from the home screen: first which game, then the invitation. */
import { GAME_IDS, type GameId } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { lazy } from '../../app/lazy.tsx';
import { t } from '../../i18n/index.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { welcomeText } from './messages/index.ts';

const FriendsSheet = lazy(
  async () => (await import('../on-demand.ts')).FriendsSheet,
  () => null,
);

interface FriendsLineProps {
  /** As a link between others. */
  readonly brief?: boolean;
}

export function FriendsLine({ brief = false }: FriendsLineProps) {
  const { common, home } = t();
  const asked = useSignal<'game' | GameId | null>(null);
  const close = () => {
    asked.value = null;
  };
  const ask = () => {
    asked.value = 'game';
  };
  return (
    <>
      {brief ? (
        <button type="button" class="link" aria-haspopup="dialog" onClick={ask}>
          {home.friends}
        </button>
      ) : (
        <button type="button" class="welcome-line" aria-haspopup="dialog" onClick={ask}>
          <Icon name="friends" />
          <span>
            <b>{home.friends}</b> {welcomeText().friends}
          </span>
          <Icon name="next" small />
        </button>
      )}
      {asked.value === 'game' && (
        <Sheet title={home.friends} onClose={close}>
          <div class="game-ways">
            {GAME_IDS.map((game) => {
              const { name, way } = common.games[game];
              return (
                <Button
                  key={game}
                  look="line"
                  onClick={() => {
                    asked.value = game;
                  }}
                >
                  {`${name} ${way}`.trim()}
                </Button>
              );
            })}
          </div>
        </Sheet>
      )}
      {asked.value !== null && asked.value !== 'game' && <FriendsSheet game={asked.value} onClose={close} />}
    </>
  );
}
