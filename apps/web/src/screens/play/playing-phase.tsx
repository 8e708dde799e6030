/** A running game: header, game, and sheets above it. */
import type { Doing, Refusal, Seat } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lazy } from '../../app/lazy.tsx';
import { notify } from '../../app/notice.tsx';
import { AutomaticAnswers } from '../../board/cards/automatic-answers.tsx';
import type { Sent } from '../../connection/outbox.ts';
import type { GameView, TableStore } from '../../connection/table-store.ts';
import { t } from '../../i18n/index.ts';
import { isForChildren } from '../../parts/children.ts';
import { askedTogether, coveredView, isTrickster, seatToShow } from '../../play/awaited-seats.ts';
import type { Attempt } from '../../play/contract.ts';
import { namesAt } from '../../play/names.ts';
import { Cover } from './cover.tsx';
import { GameTable } from './game-table.tsx';
import { PlayHeader } from './play-header.tsx';

const RefusalSheet = lazy(
  async () => (await import('../on-demand.ts')).RefusalSheet,
  () => null,
);

interface PlayingPhaseProps {
  readonly table: TableStore;
  readonly info: TableInfo;
  readonly view: GameView;
  readonly onEnd: () => void;
}

export function PlayingPhase({ table, info, view, onEnd }: PlayingPhaseProps) {
  const refused = useSignal<{ readonly refusal: Refusal; readonly attempt: Attempt; readonly note: string } | null>(
    null,
  );
  /** On a shared device: whose rack is shown. Nobody's after a load. */
  const uncovered = useSignal<Seat | null>(null);
  const names = namesAt(info);
  const seat = table.as.value === 'spectator' ? null : table.as.value;

  const refuse = (refusal: Refusal, attempt: Attempt = {}) => {
    refused.value = { refusal, attempt, note: attempt.note?.(refusal) ?? '' };
  };
  const act = async (doing: Doing, attempt?: Attempt, by?: Seat): Promise<Sent> => {
    const sent = await table.send(doing, by);
    // Accepting is refused only if it is too late, after a second tap or an answer from another device.
    if ('refusal' in sent && doing.do !== 'accept') refuse(sent.refusal, attempt);
    if ('problem' in sent) notify({ text: t().problems[sent.problem.code] });
    return sent;
  };
  const mine = table.mine.value;
  const wanted = mine.length > 1 && seat !== null ? seatToShow(info.game, view, { mine, shown: seat }) : seat;
  const isTogether = askedTogether(info.game, view, mine).length > 0;
  useEffect(() => {
    // Afterwards anybody may hold the device.
    if (isTogether) uncovered.value = null;
  }, [isTogether, uncovered]);
  const isShared = mine.length > 1 && wanted !== null && !view.over;
  const isCovered = isShared && (isTogether || uncovered.value !== wanted);
  const props = { table, info, view, seat, names, act, refuse };
  return (
    <>
      <PlayHeader {...props} onEnd={onEnd} />
      {isTrickster(view) && <AutomaticAnswers table={table} info={info} />}
      {isCovered ? (
        <GameTable key="covered" {...props} view={coveredView(view)} seat={null} />
      ) : (
        <GameTable key={String(seat)} {...props} />
      )}
      {isCovered && !isTogether && (
        <Cover
          key={wanted}
          {...props}
          next={wanted}
          onReveal={() => {
            table.show(wanted);
            uncovered.value = wanted;
          }}
        />
      )}
      {refused.value && (
        <RefusalSheet
          game={info.game}
          info={info}
          options={view.options}
          isForChildren={isForChildren(info)}
          {...refused.value}
          onClose={() => {
            refused.value = null;
          }}
        />
      )}
    </>
  );
}
