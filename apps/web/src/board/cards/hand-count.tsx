/** The number of cards a seat holds, and the effects of cards on it. */
import type { Seat, TricksterView } from '@lettertafel/engine';
import { t } from '../../i18n/index.ts';
import { TrickMark } from './trick-mark.tsx';
import './hand-count.css';

export function HandCount({ view, seat }: { view: TricksterView; seat: Seat }) {
  const text = t().cards;
  const notes = [
    (view.skippedBy[seat] ?? null) !== null && text.willSkip,
    view.robbed[seat] && text.robbed,
    view.peeks.some((peek) => peek.by === seat && peek.seat === view.viewer) && text.sawYours,
  ].filter(Boolean);
  return (
    <>
      <span class="hand-count">
        <TrickMark />
        <span class="hand-long">{text.inHand(view.handSizes[seat] ?? 0)}</span>
        <span class="hand-short" aria-hidden="true">
          {view.handSizes[seat] ?? 0}
        </span>
      </span>
      {notes.map((note) => (
        <span key={String(note)} class="hand-note">
          {note}
        </span>
      ))}
    </>
  );
}
