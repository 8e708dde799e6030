/** Woord-Rummikub: the best of a turn by each skill. */
import type { TurnAnalysis } from '@lettertafel/analysis';
import { Icon } from '../parts/icon.tsx';
import { TileWord } from '../parts/tile.tsx';
import { analysisText } from './messages/index.ts';

export function SkillRows({ analysis }: { analysis: TurnAnalysis }) {
  const text = analysisText();
  return (
    <ol class="analysis-skills">
      {analysis.skills.map(({ skill, play, proven }) => (
        <li key={skill}>
          <span class="analysis-skill">
            <b>{text.skills[skill]}</b>
            {play?.move.word ? <TileWord word={play.move.word} /> : <span class="muted">{text.nothing}</span>}
          </span>
          <span class="analysis-skill-points">
            <b>{play?.points ?? 0}</b>
            <span class={proven ? 'analysis-proven' : 'analysis-estimated'}>
              <Icon name={proven ? 'check' : 'pencil'} small /> {proven ? text.proven : text.estimated}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
