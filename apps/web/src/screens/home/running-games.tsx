/** My games that are not over: those that wait for me come first, as the server sorts them. */
import type { TableSummary } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { getMyTables } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { LinkButton } from '../../parts/button.tsx';
import { GamePicture } from '../../parts/game-picture.tsx';
import { namesAt } from '../../play/names.ts';

const LOOK_EVERY = 15_000;
const AT_MOST = 6;

export function RunningGames() {
  const tables = useSignal<readonly TableSummary[]>([]);
  useEffect(() => {
    const look = async () => {
      const answer = await getMyTables();
      if ('value' in answer) tables.value = answer.value.filter(isRunning).slice(0, AT_MOST);
    };
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [tables]);
  if (tables.value.length === 0) return null;
  return (
    <section aria-labelledby="running-games">
      <h2 id="running-games">{t().home.running}</h2>
      <ul class="home-running">
        {tables.value.map((table) => (
          <RunningGame key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

const isRunning = ({ phase }: TableSummary) => phase === 'gathering' || phase === 'playing';

function RunningGame({ table }: { table: TableSummary }) {
  const text = t();
  const { name, way } = text.common.games[table.game];
  const names = namesAt(table);
  const others = names.filter((_, seat) => {
    const info = table.seats[seat];
    return info?.kind !== 'free' && !(info?.kind === 'person' && info.mine);
  });
  const about = [way, others.length > 0 ? text.home.with(others) : ''].filter(Boolean).join(', ');
  return (
    <li class="running-game paper">
      <div class="running-game-picture">
        <GamePicture game={table.game} />
      </div>
      <div class="running-game-words">
        <b>{name}</b>
        {about && <span class="sm muted">{about}</span>}
        <span class="sm">{standOf(table, names)}</span>
      </div>
      <LinkButton look={table.awaited ? 'main' : 'line'} href={`/t/${table.id}`}>
        {table.awaited ? text.home.yourTurn : text.home.look}
      </LinkButton>
    </li>
  );
}

function standOf({ phase, turn, seats, scores }: TableSummary, names: readonly string[]): string {
  const text = t().home;
  const free = seats.filter(({ kind }) => kind === 'free').length;
  if (phase === 'gathering') return free > 0 ? text.seatsFree(free) : text.readyToStart;
  const isMine = (seat: number) => {
    const info = seats[seat];
    return info?.kind === 'person' && info.mine;
  };
  const stand = text.stand(scores);
  return turn === null || isMine(turn) ? stand : `${stand}. ${text.thinks(names[turn] ?? '')}`;
}
