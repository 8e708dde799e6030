/** The table of a board game: board, rack, seats and scores, and trick cards in Trickster. */
import { useCallback } from 'preact/hooks';
import { useTileClicks } from '../app/sounds.ts';
import { useFocusOnArrival } from '../play/arrival.ts';
import { isTrickster } from '../play/awaited-seats.ts';
import type { BoardTableProps } from '../play/contract.ts';
import { meAt } from '../play/names.ts';
import { BagCount, History, SeatList, Slip, TableFacts } from '../play/pieces.ts';
import { storyOf } from '../play/story.ts';
import { BoardGrid } from './board-grid.tsx';
import { hasQuestion, isAmongBots } from './cards/card-moves.ts';
import { TableQuestion } from './cards/card-question.tsx';
import { CardSide, SeenByCards } from './cards/card-side.tsx';
import { DeckCount } from './cards/deck-count.tsx';
import { HandCount } from './cards/hand-count.tsx';
import { Dock, DockHint, TurnButtons } from './dock.tsx';
import { DragLayer } from './drag-layer.tsx';
import { useWantedPlay } from './hinted-play.ts';
import { useBoardKeys } from './keyboard.ts';
import { lastPlay } from './last-play.ts';
import { LetterPicker } from './letter-picker.tsx';
import { useBoardModel } from './model.ts';
import { lay } from './moves.ts';
import { SpokenDraft } from './spoken-draft.ts';
import { useWordCheck } from './word-check.ts';
import './board-table.css';
import './low-window.css';

export function BoardTable(props: BoardTableProps) {
  const model = useBoardModel(props);
  const { view, seat, lesson } = props;
  const layNow = useCallback(() => void lay(model, props), [model, props]);
  useBoardKeys(model, layNow);
  useWordCheck(model, props);
  useFocusOnArrival(lesson ? null : '.board [tabindex="0"]');
  useWantedPlay(model);
  useTileClicks(model, ({ draft }) => draft.value.placed.length);
  const trickster = isTrickster(view) ? view : null;
  const last = lastPlay(storyOf(props.table.entries.value, view), meAt(props.info, seat));
  // Somebody who looks at what a lesson has shown answers nothing.
  const isLooking = lesson && seat === null;
  const isAsked =
    trickster && !isLooking && hasQuestion(trickster, seat, seat !== null && isAmongBots(props.info, seat));
  const isPlaying = seat !== null && !view.over;
  const isMarked = model.marks.value.wrong.length + model.marks.value.better.length + model.unknown.value.length > 0;
  return (
    <main class={trickster ? 'board-table board-with-cards' : 'board-table'}>
      <div class="board-seats">
        {lesson?.steps ?? (
          <>
            <SeatList {...props} {...(trickster ? { more: (of) => <HandCount view={trickster} seat={of} /> } : {})} />
            <div class="board-stock">
              <BagCount {...props} />
              {trickster && <DeckCount count={trickster.deck} />}
            </div>
            <TableFacts {...props} />
          </>
        )}
      </div>
      <div class="board-place">
        <BoardGrid model={model} last={last} />
      </div>
      <aside class="board-side">
        <Slip
          {...props}
          draft={model.draft.value.placed.map(({ square }) => square).join()}
          question={isAsked && <TableQuestion {...props} view={trickster} />}
        >
          {lesson && !isMarked ? lesson.note : <DockHint model={model} table={props} />}
          {trickster && !view.over && <SeenByCards {...props} view={trickster} model={model} />}
        </Slip>
        {trickster && <CardSide {...props} view={trickster} model={model} />}
        {lesson?.more ?? <History {...props} />}
      </aside>
      {isPlaying && (
        <div class="board-controls">
          <TurnButtons key={view.turnNumber} model={model} table={props} />
          <Dock model={model} table={props} />
        </div>
      )}
      <DragLayer model={model} />
      {isPlaying && <SpokenDraft model={model} />}
      {isPlaying && <LetterPicker model={model} />}
    </main>
  );
}
