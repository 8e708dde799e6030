/** The user's games in one place: running, finished and put away, on the server, on this device and on score sheets. */
import { GAME_IDS, isGameId } from '@lettertafel/engine';
import type { TableSummary } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import { loadMe } from '../../app/me.ts';
import { go, search } from '../../app/router.ts';
import { Screen } from '../../app/shell.tsx';
import { hrefTo } from '../../base/address.ts';
import { getMyTables } from '../../connection/my-tables.ts';
import { t } from '../../i18n/index.ts';
import { Select } from '../../parts/select.tsx';
import { AgainCard } from './again-card.tsx';
import { COMPUTER, type Filter, filterGames, peopleIn } from './finished-game.ts';
import { FinishedList } from './finished-list.tsx';
import { gamesText } from './messages/index.ts';
import { Nothing } from './nothing.tsx';
import { RecordCards } from './record-cards.tsx';
import { type Loaded, loadFinished } from './requests.ts';
import { RunningList } from './running-list.tsx';
import { titleOf } from './title.ts';
import { TurnPoints } from './turn-points.tsx';
import './games-screen.css';

const LISTS = ['running', 'over', 'away'] as const;
type List = (typeof LISTS)[number];

/** The address keeps what is chosen, so that going back comes to the same list. */
interface Chosen extends Filter {
  readonly list: List;
}

function chosenIn(search: string): Chosen {
  const asked = new URLSearchParams(search);
  const [list, game] = [asked.get('list'), asked.get('game')];
  return {
    list: LISTS.find((one) => one === list) ?? 'running',
    person: asked.get('with'),
    game: game !== null && isGameId(game) ? game : null,
  };
}

function addressFor({ list, person, game }: Chosen): string {
  const asked = new URLSearchParams({ list, ...(person === null ? {} : { with: person }), ...(game ? { game } : {}) });
  return `/games?${asked}`;
}

export function GamesScreen() {
  const text = gamesText();
  const chosen = chosenIn(search.value);
  const running = useSignal<readonly TableSummary[] | null>(null);
  const away = useSignal<readonly TableSummary[]>([]);
  const loaded = useSignal<Loaded | null>(null);
  const look = useCallback(async () => {
    const [mine, others] = await Promise.all([getMyTables('running'), getMyTables('away')]);
    running.value = 'value' in mine ? mine.value : (running.peek() ?? []);
    if ('value' in others) away.value = others.value;
  }, [running, away]);
  useEffect(() => {
    void look();
    // Sheets know the user by name.
    void loadMe().then(async () => {
      loaded.value = await loadFinished();
    });
  }, [look, loaded]);
  const sheets = loaded.value?.sheets ?? [];
  const counts = {
    running: running.value && running.value.length + sheets.length,
    over: loaded.value?.finished.length,
    away: running.value && away.value.length,
  };
  return (
    <Screen
      title={text.title}
      class="games"
      where={<h1 class="games-title">{text.title}</h1>}
      content={
        <>
          <nav class="games-lists" aria-label={text.lists}>
            {LISTS.map((list) => (
              <a
                key={list}
                href={hrefTo(addressFor({ ...chosen, list }))}
                aria-current={list === chosen.list ? 'page' : undefined}
              >
                {text[list]} {counts[list] ?? ''}
              </a>
            ))}
          </nav>
          {loaded.value?.isOffline && <p class="games-note paper">{text.offline}</p>}
          {chosen.list === 'over' ? (
            <Finished loaded={loaded.value} chosen={chosen} />
          ) : (
            <RunningList
              tables={chosen.list === 'running' ? running.value : running.value && away.value}
              sheets={chosen.list === 'running' ? sheets : []}
              isAway={chosen.list === 'away'}
              onChange={look}
            />
          )}
        </>
      }
    />
  );
}

function Finished({ loaded, chosen }: { loaded: Loaded | null; chosen: Chosen }) {
  const text = gamesText();
  if (!loaded) return <p role="status">{t().common.loading}</p>;
  if (loaded.finished.length === 0) return <Nothing says={text.noneOver} />;
  const games = filterGames(loaded.finished, chosen);
  return (
    <>
      <AgainCard games={games} />
      <Filters loaded={loaded} chosen={chosen} />
      {games.length > 0 ? <FinishedList key={addressFor(chosen)} games={games} /> : <Nothing says={text.noneFound} />}
      <TurnPoints games={games} filter={chosen} />
      <RecordCards games={games} />
    </>
  );
}

function Filters({ loaded, chosen }: { loaded: Loaded; chosen: Chosen }) {
  const text = gamesText();
  const choose = (change: Partial<Chosen>) => go(addressFor({ ...chosen, ...change }), { replace: true });
  const played = GAME_IDS.filter((id) => loaded.finished.some(({ game }) => game === id));
  return (
    <div class="games-filters">
      <Select
        plain
        label={text.person}
        value={chosen.person ?? ''}
        onChange={(person) => choose({ person: person === '' ? null : person })}
      >
        <option value="">{text.anybody}</option>
        {peopleIn(loaded.finished).map((name) => (
          <option key={name} value={name}>
            {text.with([name === COMPUTER ? text.computer : name])}
          </option>
        ))}
      </Select>
      <Select
        plain
        label={text.game}
        value={chosen.game ?? ''}
        onChange={(game) => choose({ game: isGameId(game) ? game : null })}
      >
        <option value="">{text.allGames}</option>
        {played.map((id) => (
          <option key={id} value={id}>
            {titleOf(id)}
          </option>
        ))}
      </Select>
    </div>
  );
}
