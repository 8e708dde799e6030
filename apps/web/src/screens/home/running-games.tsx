/** My games that are not over: those that wait for me come first, as the server sorts them. */
import type { Seat } from '@lettertafel/engine';
import type { TableSummary } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { getMyTables, getStand } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { LinkButton } from '../../parts/button.tsx';
import { GamePicture, type Lying } from '../../parts/game-picture.tsx';
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

const isRunning = ({ phase }: TableSummary) => phase === 'gathering' || phase === 'shuffling' || phase === 'playing';

function RunningGame({ table }: { table: TableSummary }) {
  const text = t();
  const { name, way } = text.common.games[table.game];
  const lying = useLying(table);
  return (
    <li class="running-game paper">
      <div class="running-game-picture">
        <GamePicture game={table.game} lying={lying} />
      </div>
      <div class="running-game-words">
        <b>
          {name} {way}
        </b>
        {table.phase === 'playing' ? <Stand table={table} /> : <span class="sm">{seatsLeft(table)}</span>}
      </div>
      <LinkButton look={table.awaited ? 'main' : 'line'} href={`/t/${table.id}`}>
        {table.awaited ? text.home.yourTurn : text.home.look}
      </LinkButton>
    </li>
  );
}

/** What lies on the table, asked for anew when something has changed; undefined before the game. */
function useLying({ id, phase, seats, changedAt }: TableSummary): Lying | undefined {
  const lying = useSignal<Lying | undefined>(undefined);
  const own = seats.findIndex((_, seat) => isMine(seats, seat));
  useEffect(() => {
    if (phase !== 'playing') return;
    void getStand(id, own < 0 ? 'spectator' : own).then((answer) => {
      if ('value' in answer && answer.value.view) lying.value = answer.value.view as unknown as Lying;
    });
  }, [id, phase, own, changedAt, lying]);
  return lying.value;
}

/** Who has how many points, and whose turn it is. */
function Stand({ table }: { table: TableSummary }) {
  const { common, play } = t();
  const { seats, scores, turn } = table;
  const isAlone = seats.filter((_, seat) => isMine(seats, seat)).length === 1;
  return (
    <ul class="running-scores">
      {namesAt(table).map((name, seat) => (
        <li key={seat} class={seat === turn ? 'running-turn' : undefined}>
          <span>{isAlone && isMine(seats, seat) ? common.me : name}</span>
          <b>{common.number(scores[seat] ?? 0)}</b>
          {seat === turn && <span class="running-mark">{play.toMove}</span>}
        </li>
      ))}
    </ul>
  );
}

function isMine(seats: TableSummary['seats'], seat: Seat): boolean {
  const info = seats[seat];
  return info?.kind === 'person' && info.mine;
}

function seatsLeft({ seats }: TableSummary): string {
  const free = seats.filter(({ kind }) => kind === 'free').length;
  return free > 0 ? t().home.seatsFree(free) : t().home.readyToStart;
}
