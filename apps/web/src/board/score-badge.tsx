/** The score of the draft, at its word. It never says whether a word is good, unless the table checks by itself. */
import { t } from '../i18n/index.ts';
import type { BoardModel } from './model.ts';
import { badgePlace } from './reading.ts';
import { gridArea } from './squares.ts';

export function ScoreBadge({ model }: { model: BoardModel }) {
  const reading = model.reading.value;
  if (!reading || model.dragged.value !== null) return null;
  const { reading: now, plainScore } = reading;
  const [word] = 'words' in now ? now.words : [];
  if (!word) return null;
  const { square, side } = badgePlace(word);
  const isMarked = model.marks.value.wrong.length > 0 || model.unknown.value.length > 0;
  if (!('read' in now) && !isMarked) return null;
  const score = 'read' in now ? now.read.score : null;
  const label = score === null ? t().board.wrongHere : t().board.draftScore(score);
  return (
    <div class="badge-place" style={{ gridArea: gridArea(square) }}>
      <span class={`badge badge-${side}${isMarked ? ' badge-off' : ''}`} role="img" aria-label={label}>
        {score === null ? '!' : <Figures before={reading.cards.length > 0 ? plainScore : null} score={score} />}
      </span>
    </div>
  );
}

function Figures({ before, score }: { before: number | null; score: number }) {
  if (before === null || before === score) return <>{score}</>;
  return (
    <>
      {before} <i class="badge-arrow" /> {score}
    </>
  );
}
