/**
 * Score badges beside words: green for the draft, linen for the last play. They show whether a word is good only if the
 * table checks words automatically.
 */
import { type Board, sizeOf } from '@lettertafel/engine';
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { columnOf, gridArea, isFree } from '../parts/squares.ts';
import { type BadgePlace, badgePlace, coveredBy } from './badge-place.ts';
import { placedAt } from './draft.ts';
import type { LastPlay } from './last-play.ts';
import type { BoardModel } from './model.ts';

interface ScoreBadgesProps {
  readonly model: BoardModel;
  readonly last: LastPlay | null;
}

export function ScoreBadges({ model, last }: ScoreBadgesProps) {
  const { board } = model.view.value;
  const cursor = model.mayDraft.value ? model.cursor.value?.square : undefined;
  const isTaken = (square: number) =>
    square === cursor || !isFree(board, square) || placedAt(model.draft.value, square) !== undefined;
  const score = last?.score ?? null;
  const place = score && badgePlace(board, score.word, { kind: 'last', isTaken });
  const covered = place ? coveredBy(board, place) : null;
  // If the two badges would overlap, the draft's moves.
  const meets = (square: number) => covered !== null && Math.abs(square - covered) < 2;
  return (
    <>
      {score && place && (
        <Badge board={board} place={place} look="badge-last" label={t().board.lastScore(score.points)}>
          {score.points}
        </Badge>
      )}
      <DraftBadge model={model} isTaken={(square) => isTaken(square) || meets(square)} />
    </>
  );
}

function DraftBadge({ model, isTaken }: { model: BoardModel; isTaken: (square: number) => boolean }) {
  const reading = model.reading.value;
  const { board } = model.view.value;
  const isMarked = useComputed(() => model.marks.value.wrong.length > 0 || model.unknown.value.length > 0).value;
  if (!reading || model.dragged.value !== null) return null;
  const { reading: now, plainScore } = reading;
  const [word] = 'words' in now ? now.words : [];
  if (!word || (!('read' in now) && !isMarked)) return null;
  const score = 'read' in now ? now.read.score : null;
  const label = score === null ? t().board.wrongHere : t().board.draftScore(score);
  return (
    <Badge
      board={board}
      place={badgePlace(board, word, { kind: 'draft', isTaken })}
      look={isMarked ? 'badge-off' : ''}
      label={label}
    >
      {score === null ? '!' : <Figures before={reading.cards.length > 0 ? plainScore : null} score={score} />}
    </Badge>
  );
}

interface BadgeProps {
  readonly board: Board;
  readonly place: BadgePlace;
  readonly look: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

function Badge({ board, place: { square, side }, look, label, children }: BadgeProps) {
  const column = columnOf(board, square);
  const edge = column === 0 ? 'badge-start' : column === sizeOf(board) - 1 ? 'badge-end' : '';
  return (
    <div class="badge-place" style={{ gridArea: gridArea(board, square) }}>
      <span class={`badge badge-${side} ${edge} ${look}`} role="img" aria-label={label}>
        {children}
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
