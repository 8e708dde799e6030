/** Games in progress: those that wait for the user as cards, the most pressing first; the others as lines. */
import type { TableSummary } from '@lettertafel/protocol';
import { useCallback, useEffect } from 'preact/hooks';
import { listedGames, listedLines } from '../../app/preferences.ts';
import { hrefTo } from '../../base/address.ts';
import { getMyTables } from '../../connection/my-tables.ts';
import { putAway } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../parts/icon.tsx';
import { namesAt } from '../../play/names.ts';
import { describePlayers, seatsLeft } from './company.ts';
import { away, running } from './known-games.ts';
import { RunningGame } from './running-game.tsx';

const LOOK_EVERY = 15_000;
const MOST_CARDS = 3;
const MOST_LINES = 3;

export function RunningGames({ isFirst }: { isFirst: boolean }) {
  const text = t().home;
  const look = useCallback(async () => {
    const [mine, others] = await Promise.all([getMyTables('running'), getMyTables('away')]);
    if ('value' in others) away.value = others.value;
    if ('value' in mine) running.value = mine.value;
    if (running.value === null) return;
    const { cards, lines } = shownOf(running.value);
    listedGames.value = running.value.length + away.value.length > 0 ? cards.length : null;
    listedLines.value = lines.length;
  }, []);
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [look]);
  if (running.value === null) return <ReservedPlace isFirst={isFirst} />;
  if (isFirst) return null;
  const { cards, lines, more } = shownOf(running.value);
  const notNow = (id: string) => ({
    label: text.notNow,
    onMove: () => void putAway(id, true).then(look),
  });
  return (
    <section aria-labelledby="running-games">
      <Head />
      {cards.length === 0 && <p>{text.nobodyWaits}</p>}
      <ul class="home-running">
        {cards.map((table) => (
          <RunningGame key={table.id} table={table} {...(table.invited ? { moving: notNow(table.id) } : {})} />
        ))}
      </ul>
      <ul class="home-waits">
        {lines.map((table) => (
          <WaitingLine key={table.id} table={table} />
        ))}
        {more > 0 && (
          <li>
            <a href={hrefTo('/games')}>
              <span class="home-waits-game">{text.andMore(more)}</span>
              <Icon name="next" small />
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

const waitsForUser = ({ awaited, invited }: TableSummary) => awaited || invited === true;

function shownOf(tables: readonly TableSummary[]) {
  const cards = tables.filter(waitsForUser).slice(0, MOST_CARDS);
  const lines = tables.filter((table) => !waitsForUser(table)).slice(0, MOST_LINES);
  return { cards, lines, more: tables.length - cards.length - lines.length };
}

function Head() {
  const text = t().home;
  return (
    <header class="home-head">
      <h2 id="running-games">{text.running}</h2>
      <a class="home-more link" href={hrefTo('/games')}>
        {text.myGames}
      </a>
    </header>
  );
}

/** A game that goes on without the user for now. */
function WaitingLine({ table }: { table: TableSummary }) {
  const text = t();
  const { name, way } = text.common.games[table.game];
  const next = table.turn === null ? undefined : namesAt(table)[table.turn];
  return (
    <li>
      <a href={hrefTo(`/t/${table.id}`)}>
        <span class="home-waits-game">
          <b>{`${name} ${way}`.trim()}</b> {describePlayers(table)}
        </span>
        <span class="home-waits-next">
          {next === undefined ? seatsLeft(table) : text.home.isNext(next)}
          <Icon name="next" small />
        </span>
      </a>
    </li>
  );
}

/** Nothing below it moves when the list arrives. */
function ReservedPlace({ isFirst }: { isFirst: boolean }) {
  if (isFirst) return null;
  const places = (count: number) => Array.from({ length: count }, (_, index) => index);
  return (
    <section aria-busy="true" aria-labelledby="running-games">
      <Head />
      {!listedGames.value && <p>{t().home.nobodyWaits}</p>}
      <ul class="home-running">
        {places(listedGames.value ?? 0).map((index) => (
          <li key={index} class="running-game running-game-loading paper" />
        ))}
      </ul>
      <ul class="home-waits">
        {places(listedLines.value).map((index) => (
          <li key={index} class="home-waits-loading" />
        ))}
      </ul>
    </section>
  );
}
