/** The home screen: games in progress, the five games, finished games. */
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
import { hasSheets } from '../../scorekeeper/sheet-storage.ts';
import { FinishedGames } from './finished-games.tsx';
import { GameCard } from './game-card.tsx';
import { away, running } from './known-games.ts';
import { RealGameCard } from './real-game-card.tsx';
import { RunningGames } from './running-games.tsx';
import { isFirstVisit, LessonsLine, Welcome } from './welcome.tsx';
import './home-screen.css';

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
  useEffect(() => void loadMe(), []);
  return (
    <Screen
      title="Lettertafel"
      large
      class="home"
      content={
        <>
          <h1 class="unseen">Lettertafel</h1>
          {isFirst && <Welcome />}
          <RunningGames />
          <section aria-labelledby="new-game">
            <header class="home-head">
              <h2 id="new-game">{text.home.newGame}</h2>
              <div class="home-level">
                <span aria-hidden="true">{text.common.computer}</span>
                <LevelSelect />
              </div>
            </header>
            <ul class="home-games">
              {GAME_IDS.map((game) => (
                <GameCard key={game} game={game} />
              ))}
              <RealGameCard />
            </ul>
          </section>
          {!isFirst && <LessonsLine />}
          {hasSheets() && <HomeSheets />}
          <FinishedGames />
          <footer class="home-foot">
            <nav>
              {hasServer && <a href={hrefTo('/watch')}>{text.home.watch}</a>}
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
      <a class="home-me" href={hrefTo('/settings')}>
        <Icon name="person" small />
        <span>{me.value?.name ?? text.common.guest}</span>
        <span class="unseen">, {text.common.settings}</span>
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
