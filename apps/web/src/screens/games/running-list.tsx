/** Games in progress or put away: those that wait for the user first, by the time left. */
import type { TableSummary } from '@lettertafel/protocol';
import { hrefTo } from '../../base/address.ts';
import { putAway } from '../../connection/requests.ts';
import { t } from '../../i18n/index.ts';
import { valueOrNotify } from '../../new-game/start-game.ts';
import { noteChange } from '../../parts/double-tap.ts';
import type { SavedSheet } from '../../scorekeeper/saved-sheets.ts';
import { RunningGame } from '../home/running-game.tsx';
import { gamesText } from './messages/index.ts';
import { Nothing } from './nothing.tsx';
import { titleOf } from './title.ts';

interface RunningListProps {
  /** Null: not known yet. */
  readonly tables: readonly TableSummary[] | null;
  readonly sheets: readonly SavedSheet[];
  readonly isAway: boolean;
  readonly onChange: () => Promise<void>;
}

export function RunningList({ tables, sheets, isAway, onChange }: RunningListProps) {
  const text = gamesText();
  if (!tables) return <p role="status">{t().common.loading}</p>;
  if (tables.length + sheets.length === 0) return <Nothing says={isAway ? text.noneAway : text.noneRunning} />;
  const move = async (id: string) => {
    valueOrNotify(await putAway(id, !isAway));
    await onChange();
    // The next game has moved up.
    noteChange();
  };
  const list = (shown: readonly TableSummary[]) => (
    <ul class="home-running">
      {shown.map((table) => (
        <RunningGame
          key={table.id}
          table={table}
          moving={{ label: isAway ? text.putBack : text.putAway, onMove: () => void move(table.id) }}
        />
      ))}
    </ul>
  );
  const yours = tables.filter(({ awaited, invited }) => awaited || invited);
  const others = tables.filter(({ awaited, invited }) => !awaited && !invited);
  return (
    <>
      {yours.length > 0 && (
        <section aria-labelledby="games-yours">
          <h2 id="games-yours">{t().home.running}</h2>
          {list(yours)}
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="games-others">
          <h2 id="games-others">{text.others}</h2>
          {list(others)}
        </section>
      )}
      {sheets.length > 0 && (
        <section aria-labelledby="games-sheets">
          <h2 id="games-sheets">{text.onPaper}</h2>
          <ul class="games-list paper">
            {sheets.map(({ id, at, sheet }) => (
              <li key={id}>
                <a class="games-row" href={hrefTo(`/score/${id}`)}>
                  <span class="games-words">
                    <span>
                      <b>{titleOf(sheet.game)}</b> <span class="muted">{t().common.list(sheet.players)}</span>
                    </span>
                    <span class="muted">{t().home.day(at, Date.now())}</span>
                  </span>
                  <span class="games-result muted">{text.goesOn}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
