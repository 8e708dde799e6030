/** Finished games, the latest first: date, players and result. */
import type { TableSummary } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hrefTo } from '../../base/address.ts';
import { getMyTables } from '../../connection/my-tables.ts';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../parts/icon.tsx';
import { namesAt } from '../../play/names.ts';
import { ownSeats, tellOthers } from './company.ts';

const AT_FIRST = 3;
const MORE = 20;

export function FinishedGames() {
  const text = t().home;
  const games = useSignal<readonly TableSummary[]>([]);
  const isMore = useSignal(false);
  const load = async (skip: number, wanted: number) => {
    // One more than shown, to know whether there are others.
    const answer = await getMyTables('over', { skip, limit: wanted + 1 });
    if (!('value' in answer)) return;
    games.value = [...games.value.slice(0, skip), ...answer.value.slice(0, wanted)];
    isMore.value = answer.value.length > wanted;
  };
  useEffect(() => void load(0, AT_FIRST), []);
  if (games.value.length === 0) return null;
  return (
    <section aria-labelledby="finished-games">
      <header class="home-head">
        <h2 id="finished-games">{text.finished}</h2>
        {isMore.value && (
          <button type="button" class="home-more link" onClick={() => void load(games.value.length, MORE)}>
            {text.more}
          </button>
        )}
      </header>
      <ul class="home-finished">
        {games.value.map((table) => (
          <FinishedGame key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function FinishedGame({ table }: { table: TableSummary }) {
  const { comforts, common, home } = t();
  const { name, way } = common.games[table.game];
  return (
    <li>
      <a href={hrefTo(`/t/${table.id}`)}>
        <span class="finished-game">
          <b>{`${name} ${way}`.trim()}</b>{' '}
          <span>
            {home.day(table.changedAt, Date.now())}, {tellOthers(table)}
            {table.practice && `, ${comforts.practice}`}
          </span>
        </span>
        <span class="finished-result">
          {tellResult(table)}
          <Icon name="next" small />
        </span>
      </a>
    </li>
  );
}

/** With two players both scores, the user's first; with more the winner; in a solo game the points. */
function tellResult(table: TableSummary): string {
  const { home } = t();
  const { scores, seats } = table;
  const winners = table.winners ?? [];
  const [own, ...more] = ownSeats(table);
  if (seats.length === 1) return home.points(scores[0] ?? 0);
  if (seats.length === 2 && own !== undefined && more.length === 0) {
    const both = [scores[own] ?? 0, scores[1 - own] ?? 0];
    if (winners.length > 1) return home.drawn(both);
    return winners.includes(own) ? home.won(both) : home.lost(both);
  }
  const names = namesAt(table).filter((_, seat) => winners.includes(seat));
  return home.winner(names, scores[winners[0] ?? 0] ?? 0);
}
