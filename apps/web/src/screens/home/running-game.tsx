/** A listed game in progress: a picture, the players, the last move. */
import { lastMove } from '@lettertafel/engine';
import type { News, TableSummary } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { getStand } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { LinkButton } from '../../parts/button.tsx';
import { GamePicture } from '../../parts/game-picture.tsx';
import { Icon } from '../../parts/icon.tsx';
import { listName } from '../../parts/list-name.ts';
import { Sentence } from '../../play/last-move.tsx';
import { readerAt } from '../../play/names.ts';
import { storyOf } from '../../play/story.ts';
import { describeEvent } from '../../play/story-sentences.ts';
import { describePlayers, ownSeats, seatsLeft } from './company.ts';
import './running-game.css';

/** Enough entries for a play with its disputes, reactions and cards. */
const LAST_ENTRIES = 12;

interface RunningGameProps {
  readonly table: TableSummary;
  /** The other list, if the game can be moved there. */
  readonly moving?: { readonly label: string; readonly onMove: () => void };
}

export function RunningGame({ table, moving }: RunningGameProps) {
  const text = t();
  const { name, way } = text.common.games[table.game];
  const title = `${name} ${way}`.trim();
  const stand = useStand(table);
  const lying = stand?.view ?? undefined;
  return (
    <li class="running-game paper">
      <div class="running-game-picture">
        <GamePicture game={table.game} lying={lying} />
      </div>
      <div class="running-game-words">
        <b>{title}</b>
        <span class="running-game-company">{describePlayers(table)}</span>
        {table.phase === 'playing' ? (
          <LastMove table={table} stand={stand} />
        ) : (
          <span>{table.invited ? text.home.invited : seatsLeft(table)}</span>
        )}
        {table.until !== undefined && <Until at={table.until} />}
        {moving && (
          <button type="button" class="running-game-move link" onClick={moving.onMove}>
            {moving.label}
            <span class="unseen">: {title}</span>
          </button>
        )}
      </div>
      <LinkButton look={table.awaited || table.invited ? 'main' : 'line'} href={`/t/${table.id}`}>
        {table.invited ? text.home.takeSeat : table.awaited ? text.home.yourTurn : text.home.look}
      </LinkButton>
    </li>
  );
}

/** Milliseconds; less is pressing. */
const SOON = 12 * 60 * 60_000;

function Until({ at }: { at: number }) {
  const isSoon = at - Date.now() < SOON;
  return (
    <span class={isSoon ? 'running-game-until running-game-soon' : 'running-game-until'}>
      <Icon name="clock" small /> {t().home.until(at, isSoon ? Date.now() : null)}
    </span>
  );
}

/** The current state of the game, fetched again when it changes; null before the deal. */
function useStand(table: TableSummary): News | null {
  const { id, phase, changedAt } = table;
  const stand = useSignal<News | null>(null);
  const [own = 'spectator', ...more] = ownSeats(table);
  // On a shared device the list shows only what all players may see.
  const as = more.length > 0 ? 'spectator' : own;
  useEffect(() => {
    if (phase !== 'playing') return;
    void getStand(id, as, LAST_ENTRIES).then((answer) => {
      if ('value' in answer) stand.value = answer.value;
    });
  }, [id, phase, as, changedAt, stand]);
  return stand.value;
}

function LastMove({ table, stand }: { table: TableSummary; stand: News | null }) {
  const event = stand?.view && lastMove(storyOf(stand.entries, stand.view).events);
  const sentence = event && describeEvent(event, readerAt(table, ownSeats(table)), listName(table.words));
  if (!sentence) return null;
  return (
    <span class="running-game-last">
      <Sentence sentence={sentence} event={event} />
    </span>
  );
}
