/** The costliest turns of a player, and what the player missed and found. */
import type { PlayerSummary, TurnAnalysis } from '@lettertafel/analysis';
import { shownWord } from '../parts/shown-word.ts';
import { analysisText } from './messages/index.ts';

interface SummaryProps {
  readonly player: PlayerSummary;
  readonly name: string | null;
  readonly turns: ReadonlyMap<number, TurnAnalysis>;
  readonly now: number;
  readonly onTurn: (turn: number) => void;
  readonly isGentle: boolean;
  readonly isSameList: boolean;
}

export function Summary({ player, name, turns, now, onTurn, isGentle, isSameList }: SummaryProps) {
  const text = analysisText();
  const finest = player.finest === null ? null : (turns.get(player.finest) ?? null);
  return (
    <section class="analysis-player paper">
      <h2>{text.summary(name)}</h2>
      <ul class="analysis-facts">
        {!isGentle && <li>{text.missed(player.lost, player.turns)}</li>}
        <li>{text.asGood(player.best)}</li>
        {finest && <li>{text.finest(shownWord(finest.played.move.word ?? ''), finest.played.points)}</li>}
        {!isGentle && isSameList && player.wrongWords.length > 0 && (
          <li>{text.wrongWords(player.wrongWords.map(shownWord))}</li>
        )}
      </ul>
      {!isGentle && player.costliest.length > 0 && (
        <Turns
          title={text.costliestOf(name)}
          turns={player.costliest.flatMap((turn) => turns.get(turn) ?? [])}
          now={now}
          onTurn={onTurn}
        />
      )}
    </section>
  );
}

interface TurnsProps {
  readonly title: string;
  readonly turns: readonly TurnAnalysis[];
  readonly now: number;
  readonly onTurn: (turn: number) => void;
}

function Turns({ title, turns, now, onTurn }: TurnsProps) {
  const text = analysisText();
  return (
    <>
      <h3>{title}</h3>
      <ul class="analysis-costly">
        {turns.map(({ turn, best, lost }) => (
          <li key={turn}>
            <button type="button" aria-current={turn === now ? 'true' : undefined} onClick={() => onTurn(turn)}>
              <span>{text.turnNumber(turn + 1)}</span>
              <b>{shownWord(best[0]?.move.word ?? '–')}</b>
              <span class="analysis-lost">{text.signed(-Math.round(lost))}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
