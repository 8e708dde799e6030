/** The costliest turns of a player, and what the player missed and found. */
import type { PlayerSummary, TurnAnalysis } from '@lettertafel/analysis';
import { LinkButton } from '../parts/button.tsx';
import { shownWord } from '../parts/shown-word.ts';
import { analysisText } from './messages/index.ts';
import { moveText } from './move-text.ts';

interface SummaryProps {
  readonly player: PlayerSummary;
  readonly name: string | null;
  readonly turns: ReadonlyMap<number, TurnAnalysis>;
  readonly now: number;
  readonly onTurn: (turn: number) => void;
  readonly isGentle: boolean;
  readonly isSameList: boolean;
  /** Where the costliest turns can be tried again; null: not here. */
  readonly again: string | null;
}

/** How many finds are listed. */
const FINDS = 3;

export function Summary({ player, name, turns, now, onTurn, isGentle, isSameList, again }: SummaryProps) {
  const text = analysisText();
  const finest = player.finest === null ? null : (turns.get(player.finest) ?? null);
  const isTable = player.skills.length > 0;
  const isJudged = player.turns > 0;
  const isHard = !isGentle && !isTable && isJudged;
  const finds = isGentle ? findsOf(player, turns) : [];
  return (
    <section class="analysis-player paper">
      <h2>{text.summary(name)}</h2>
      <ul class="analysis-facts">
        {!isJudged && <li>{text.noneJudged}</li>}
        {isHard && <li>{text.missed(player.lost, player.turns)}</li>}
        {(isHard || player.best > 0) && <li>{text.asGood(player.best)}</li>}
        {finest && <li>{text.finest(shownWord(finest.played.move.word ?? ''), finest.played.points)}</li>}
        {isHard && isSameList && player.wrongWords.length > 0 && (
          <li>{text.wrongWords(player.wrongWords.map(shownWord))}</li>
        )}
        {isGentle && isJudged && finds.length === 0 && <li>{text.noFinds}</li>}
      </ul>
      {isHard && player.costliest.length > 0 && (
        <Turns
          title={text.costliestOf(name)}
          turns={player.costliest.flatMap((turn) => turns.get(turn) ?? [])}
          shows="lost"
          now={now}
          onTurn={onTurn}
        />
      )}
      {isHard && again !== null && (
        <LinkButton look="main" icon="undo" href={again}>
          {text.tryAgain}
        </LinkButton>
      )}
      {finds.length > 0 && <Turns title={text.finds} turns={finds} shows="found" now={now} onTurn={onTurn} />}
      {isTable && !isGentle && <SkillBars skills={player.skills} />}
    </section>
  );
}

/** Turns as good as the best, the highest scores first. */
function findsOf({ seat }: PlayerSummary, turns: ReadonlyMap<number, TurnAnalysis>): TurnAnalysis[] {
  const isFind = ({ by, verdict, played }: TurnAnalysis) =>
    by === seat && (verdict === 'best' || verdict === 'equal') && played.points > 0;
  const found = [...turns.values()].filter(isFind);
  return found.sort((one, other) => other.played.points - one.played.points).slice(0, FINDS);
}

function SkillBars({ skills }: { skills: PlayerSummary['skills'] }) {
  const text = analysisText();
  return (
    <>
      <h3>{text.skillsSeen}</h3>
      <ul class="analysis-bars">
        {skills.map(({ skill, seen, of }) => (
          <li key={skill}>
            <span>{text.skills[skill]}</span>
            <meter min="0" max={Math.max(1, of)} value={seen} aria-label={text.skills[skill]} />
            <b>{text.seen(seen, of)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

interface TurnsProps {
  readonly title: string;
  readonly turns: readonly TurnAnalysis[];
  /** The best move and what it would have brought, or the played one. */
  readonly shows: 'lost' | 'found';
  readonly now: number;
  readonly onTurn: (turn: number) => void;
}

function Turns({ title, turns, shows, now, onTurn }: TurnsProps) {
  const text = analysisText();
  return (
    <>
      <h3>{title}</h3>
      <ul class="analysis-costly">
        {turns.map(({ turn, best: [best], played, lost }) => (
          <li key={turn}>
            <button type="button" aria-current={turn === now ? 'true' : undefined} onClick={() => onTurn(turn)}>
              <span>{text.turnNumber(turn + 1)}</span>
              <b>{moveText(shows === 'lost' && best ? best : played)}</b>
              {shows === 'lost' ? (
                <span class="analysis-lost">{text.signed(-Math.round(lost))}</span>
              ) : (
                <span>{text.lost(played.points)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
