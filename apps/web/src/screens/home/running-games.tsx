/** Games in progress: those that wait for the user come first. */
import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import { listedGames } from '../../app/preferences.ts';
import { getMyTables } from '../../connection/my-tables.ts';
import { putAway } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { valueOrNotify } from '../../new-game/start-game.ts';
import { noteChange } from '../../parts/double-tap.ts';
import { away, running } from './known-games.ts';
import { RunningGame } from './running-game.tsx';

const LOOK_EVERY = 15_000;
const AT_MOST = 6;

export function RunningGames() {
  const text = t().home;
  const isTidying = useSignal(false);
  const look = useCallback(async () => {
    const [mine, others] = await Promise.all([getMyTables('running'), getMyTables('away')]);
    if ('value' in others) away.value = others.value;
    if ('value' in mine) running.value = mine.value;
    if (running.value === null) return;
    const isListed = running.value.length + away.value.length > 0;
    listedGames.value = isListed ? Math.min(running.value.length, AT_MOST) : null;
  }, []);
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [look]);
  if (running.value === null) return <ReservedPlace />;
  if (running.value.length + away.value.length === 0) return null;
  const move = async (id: string, isAway: boolean) => {
    valueOrNotify(await putAway(id, isAway));
    await look();
    // The next game has moved up.
    noteChange();
  };
  const shown = isTidying.value ? running.value : running.value.slice(0, AT_MOST);
  return (
    <section aria-labelledby="running-games">
      <header class="home-head">
        <h2 id="running-games">{text.running}</h2>
        <button type="button" class="home-more link" onClick={() => (isTidying.value = !isTidying.value)}>
          {isTidying.value ? text.tidied : text.tidy}
        </button>
      </header>
      <ul class="home-running">
        {shown.map((table) => (
          <RunningGame
            key={table.id}
            table={table}
            tidying={isTidying.value ? { label: text.putAway, onMove: () => void move(table.id, true) } : null}
          />
        ))}
      </ul>
      {isTidying.value && away.value.length > 0 && (
        <>
          <h3 class="home-away" id="away-games">
            {text.away}
          </h3>
          <ul class="home-running" aria-labelledby="away-games">
            {away.value.map((table) => (
              <RunningGame
                key={table.id}
                table={table}
                tidying={{ label: text.putBack, onMove: () => void move(table.id, false) }}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Nothing below it moves when the list arrives. */
function ReservedPlace() {
  if (listedGames.value === null) return null;
  return (
    <section aria-busy="true" aria-labelledby="running-games">
      <header class="home-head">
        <h2 id="running-games">{t().home.running}</h2>
      </header>
      <ul class="home-running">
        {Array.from({ length: listedGames.value }, (_, index) => (
          <li key={index} class="running-game running-game-loading paper" />
        ))}
      </ul>
    </section>
  );
}
