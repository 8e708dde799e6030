/** Open tables: to join before the game, to watch during it. */
import type { TableSummary } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Screen } from '../../app/shell.tsx';
import { getOpenTables } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { LinkButton } from '../../parts/button.tsx';
import { GamePicture } from '../../parts/game-picture.tsx';
import { namesAt } from '../../play/names.ts';
import './watch-screen.css';

export function WatchScreen() {
  const text = t();
  const tables = useSignal<readonly TableSummary[] | null>(null);
  useEffect(() => {
    void getOpenTables().then((answer) => {
      tables.value = 'value' in answer ? answer.value : [];
    });
  }, [tables]);
  return (
    <Screen
      title={text.home.watchTitle}
      class="watch"
      content={
        <>
          <h1>{text.home.watchTitle}</h1>
          <p>{text.home.watchExplain}</p>
          <ul class="watch-tables">
            {tables.value?.map((table) => (
              <OpenTable key={table.id} table={table} />
            ))}
          </ul>
          {tables.value?.length === 0 && (
            <div class="watch-empty paper">
              <p>{text.home.noOpenTables}</p>
              <LinkButton look="main" href="/">
                {text.home.newGame}
              </LinkButton>
            </div>
          )}
        </>
      }
    />
  );
}

function OpenTable({ table }: { table: TableSummary }) {
  const text = t();
  const { name, way } = text.common.games[table.game];
  const free = table.seats.filter(({ kind }) => kind === 'free').length;
  const names = namesAt(table).filter((_, seat) => table.seats[seat]?.kind !== 'free');
  return (
    <li class="watch-table paper">
      <div class="watch-picture">
        <GamePicture game={table.game} />
      </div>
      <div class="watch-words">
        <b>
          {name} {way}
        </b>
        <span class="sm muted">{text.common.list(names)}</span>
        <span class="sm">{free > 0 ? text.home.seatsFree(free) : text.home.stand(table.scores)}</span>
      </div>
      <LinkButton look={free > 0 ? 'main' : 'line'} href={`/t/${table.id}`}>
        {free > 0 ? text.home.takeSeat : text.home.look}
      </LinkButton>
    </li>
  );
}
