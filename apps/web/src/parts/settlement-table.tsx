/** The settlement of a game: what the tiles left on the racks changed, player by player. */
import { costOf, type Tile as Letter, type LetterSet } from '@lettertafel/engine';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Tile } from './tile.tsx';
import './settlement-table.css';

export interface SettledPlayer {
  readonly name: string;
  readonly note?: string | undefined;
  readonly left: ComponentChildren;
  readonly change: number;
  readonly score: number;
  readonly isWinner: boolean;
}

export function SettlementTable({ players }: { players: readonly SettledPlayer[] }) {
  const text = t();
  const rankings = players.toSorted((one, other) => other.score - one.score);
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
          {rankings.map(({ name, note, left, change, score, isWinner }, place) => (
            <tr key={`${place} ${name}`} class={isWinner ? 'settlement-winner' : undefined}>
              <th scope="row">
                {name}
                {note && <small>{note}</small>}
              </th>
              <td class="settlement-before">{score - change}</td>
              <td>{left}</td>
              <td class={change < 0 ? 'settlement-minus' : 'settlement-plus'}>
                {change !== 0 && text.common.signed(change)}
              </td>
              <td class="settlement-score">{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LeftTilesProps {
  readonly letters: readonly Letter[];
  readonly set: LetterSet;
  readonly change: number;
  /** Tiles of Woord-Rummikub have no values: each costs the same. */
  readonly isOfTable: boolean;
}

/** The tiles left on a rack, and what they cost. */
export function LeftTiles({ letters, set, change, isOfTable }: LeftTilesProps) {
  const text = t().end;
  if (change > 0) return <span class="settlement-from">{text.fromOthers(change)}</span>;
  if (letters.length === 0) return <span class="muted">{text.nothingLeft}</span>;
  const { tiles, wild } = set;
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
