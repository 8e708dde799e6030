/** The settlement: what the tiles left on the racks changed, tile by tile. */
import { costOf, type Tile as Letter, type Seat } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { lettersOf } from '../parts/board-rules.ts';
import { Tile } from '../parts/tile.tsx';
import { isTable } from '../play/awaited-seats.ts';

interface SettlementProps {
  readonly info: TableInfo;
  readonly view: GameView;
  readonly names: readonly string[];
  readonly seat: Seat | null;
}

export function Settlement({ info, view, names, seat }: SettlementProps) {
  const text = t();
  const { over } = view;
  if (!over) return null;
  const rankings = names
    .map((name, of) => ({ name, of, score: view.seats[of]?.score ?? 0 }))
    .sort((one, other) => other.score - one.score);
  return (
    <section class="settlement paper">
      <h2>{text.end.settlement}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col" class="settlement-before">
              {text.end.before}
            </th>
            <th scope="col">{text.end.leftOver}</th>
            <td />
            <th scope="col">{text.end.final}</th>
          </tr>
        </thead>
        <tbody>
          {rankings.map(({ name, of, score }) => {
            const change = over.adjustments[of] ?? 0;
            const wentOut = over.reason === 'went-out' && change >= 0 && over.adjustments.some((other) => other < 0);
            return (
              <tr key={`${of} ${name}`} class={over.winners.includes(of) ? 'settlement-winner' : undefined}>
                <th scope="row">
                  {of === seat ? text.common.me : name}
                  {wentOut && <small>{text.end.reasons['went-out']}</small>}
                  {view.seats[of]?.resigned && <small>{text.play.left}</small>}
                </th>
                <td class="settlement-before">{score - change}</td>
                <td>
                  <Left info={info} view={view} of={of} change={change} />
                </td>
                <td class={change < 0 ? 'settlement-minus' : 'settlement-plus'}>
                  {change !== 0 && text.common.signed(change)}
                </td>
                <td class="settlement-score">{score}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Left({ info, view, of, change }: { info: TableInfo; view: GameView; of: Seat; change: number }) {
  const text = t().end;
  const letters = view.viewer === of ? view.rack : view.revealed.find(({ seat }) => seat === of)?.letters;
  if (change > 0) return <span class="settlement-from">{text.fromOthers(change)}</span>;
  if (!letters) return <span>{text.hidden(view.seats[of]?.tiles ?? 0)}</span>;
  if (letters.length === 0) return <span class="muted">{text.nothingLeft}</span>;
  const set = lettersOf(info.game);
  const { tiles, wild } = set;
  const isOfTable = isTable(view);
  const jokers = letters.filter((letter) => letter === wild).length;
  const worth = (letter: Letter) => tiles[letter]?.value ?? 0;
  const sum = isOfTable
    ? [
        ...(letters.length > jokers ? [`${letters.length - jokers} × 1`] : []),
        ...(jokers > 0 ? [`${jokers} × ${costOf(set, wild)}`] : []),
      ]
    : letters.map(worth);
  return (
    <span class="settlement-tiles">
      {letters.map((letter, index) => (
        <Tile
          key={index}
          letter={letter === wild ? '' : letter}
          joker={letter === '@'}
          value={isOfTable ? undefined : worth(letter)}
        />
      ))}
      {change !== 0 && <small>{sum.join(' + ')}</small>}
    </span>
  );
}
