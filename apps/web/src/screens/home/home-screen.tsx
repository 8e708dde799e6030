/** The home screen: games in progress, the five games. */
import { GAME_IDS } from '@lettertafel/engine';
import { useEffect, useMemo } from 'preact/hooks';
import { lazy } from '../../app/lazy.tsx';
import { loadMe, me } from '../../app/me.ts';
import { botLevel } from '../../app/preferences.ts';
import { Screen } from '../../app/shell.tsx';
import { hasServer, hrefTo } from '../../base/address.ts';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../parts/icon.tsx';
import { Select } from '../../parts/select.tsx';
import { Tile } from '../../parts/tile.tsx';
import { hasSheets } from '../../scorekeeper/sheet-storage.ts';
import { FriendsLine } from './friends-line.tsx';
import { GameCard } from './game-card.tsx';
import { away, running } from './known-games.ts';
import { welcomeText } from './messages/index.ts';
import { RealGameCard } from './real-game-card.tsx';
import { RunningGames } from './running-games.tsx';
import { isFirstVisit, LessonsLine, Welcome } from './welcome.tsx';
import './home-screen.css';
import './low-window.css';

/** Only where somebody has kept score before. */
const HomeSheets = lazy(
  async () => (await import('../../scorekeeper/index.ts')).HomeSheets,
  () => null,
);

export function HomeScreen() {
  const text = t();
  const isNew = useMemo(isFirstVisit, []);
  // A server may know games of a browser that has kept nothing.
  const isFirst = isNew && (running.value ?? []).length + away.value.length === 0;
  const name = me.value?.name;
  useEffect(() => void loadMe(), []);
  return (
    <Screen
      title="Lettertafel"
      large
      class="home"
      content={
        <>
          <h1 class="unseen">Lettertafel</h1>
          <div class="home-start">
            {isFirst && <Welcome />}
            <RunningGames isFirst={isFirst} />
          </div>
          <section class="home-new" aria-labelledby="new-game">
            <header class="home-head">
              <h2 id="new-game">{isFirst ? welcomeText().or : text.home.newGame}</h2>
              {isFirst ? (
                <p class="home-one-tap">{welcomeText().oneTap}</p>
              ) : (
                <div class="home-level">
                  <span aria-hidden="true">{text.common.computer}</span>
                  <LevelSelect />
                </div>
              )}
            </header>
            <ul class="home-games">
              {GAME_IDS.map((game) => (
                <GameCard key={game} game={game} />
              ))}
              <RealGameCard />
            </ul>
          </section>
          <div class="home-rest">
            {!isFirst && hasServer && <FriendsLine />}
            {!isFirst && <LessonsLine />}
            {hasSheets() && <HomeSheets />}
          </div>
          <footer class="home-foot">
            <nav>
              {isFirst && hasServer && <FriendsLine brief />}
              {isFirst && hasServer && <a href={hrefTo('/settings')}>{welcomeText().known}</a>}
              {hasServer && <a href={hrefTo('/watch')}>{text.home.watch}</a>}
              <a href={hrefTo('/games')}>{text.home.myGames}</a>
              <a href={hrefTo('/learn')}>{text.common.howToPlay}</a>
              <a href={hrefTo('/rules')}>{text.common.rules}</a>
              <a href={hrefTo('/words')}>{text.common.wordLists}</a>
              <a href={hrefTo('/keys')}>{text.common.keys}</a>
            </nav>
            <p>{text.home.promise}</p>
            <p class="home-marks">{text.home.trademarks}</p>
          </footer>
        </>
      }
    >
      <a
        class={name ? 'home-me home-named' : 'home-me'}
        href={hrefTo('/settings')}
        aria-label={`${name ?? text.common.guest}, ${text.common.settings}`}
      >
        {name ? <Tile letter={[...name][0]?.toUpperCase() ?? ''} /> : <Icon name="person" small />}
        <span>{name ?? text.common.guest}</span>
      </a>
    </Screen>
  );
}

function LevelSelect() {
  const { levels } = t().common;
  return (
    <Select
      label={t().home.level}
      value={botLevel.value}
      plain
      onChange={(level) => {
        botLevel.value = level;
      }}
    >
      {Object.entries(levels).map(([level, name]) => (
        <option key={level} value={level}>
          {name}
        </option>
      ))}
    </Select>
  );
}
