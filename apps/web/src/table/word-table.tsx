/** The table of Woord-Rummikub: mat, rack, turn and seats. */
import { GAMES, isBoardGame, type TableRules } from '@lettertafel/engine';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import { records } from '../app/preferences.ts';
import { useTileClicks } from '../app/sounds.ts';
import { t } from '../i18n/index.ts';
import { isForChildren } from '../parts/children.ts';
import { useFocusOnArrival } from '../play/arrival.ts';
import type { WordTableProps } from '../play/contract.ts';
import { offerTo } from '../play/offers.ts';
import { BagCount, History, SeatList, Slip, TableFacts } from '../play/pieces.ts';
import { storyOf } from '../play/story.ts';
import { MainButton, StepButtons, TurnButtons } from './dock.tsx';
import { laidTiles, writeTable } from './draft.ts';
import { useDrag } from './drag.ts';
import { useTableKeys } from './keyboard.ts';
import { lastPlay } from './last-play.ts';
import { LetterPicker } from './letter-picker.tsx';
import { Mat } from './mat.tsx';
import { makeModel } from './model.ts';
import { useMoves } from './moves.ts';
import { OpenPot, PileSheet } from './piles.tsx';
import { Rack } from './rack.tsx';
import { SoloEndSheet } from './solo-end-sheet.tsx';
import { useTaps } from './taps.ts';
import { TurnHint, TurnPanel } from './turn-panel.tsx';
import { useVerdicts, useWordCheck } from './word-check.ts';
import './word-table.css';
import './low-window.css';

/** Whether the game requires a rest of every word, so that no word can be dissolved. */
function keepsRests({ dissolved }: TableRules): boolean {
  return dissolved(['WOORD'], [], { shortest: 2 }).length > 0;
}

/** The begin word and one turn that may change the table. */
const TURNS_TO_LEARN = 2;

export function WordTable(props: WordTableProps) {
  const { table, info, view, seat, names, act, lesson } = props;
  const { game } = info;
  // Only table games have table views.
  if (isBoardGame(game)) throw new TypeError(`${game} has a board`);
  const { rules } = GAMES[game];
  const mayArrange = offerTo(GAMES[game], view, 'arrange') !== null;
  const verdicts = useVerdicts(table, view.options.checking);
  // A new model whenever the position changes; chat and clocks do not matter.
  // During an open play the draft is already for the next turn.
  const number = view.turnNumber + (view.open ? 1 : 0);
  const position = JSON.stringify([number, seat, mayArrange, view.over !== null, view.table, view.rack]);
  const model = useMemo(
    () =>
      makeModel({
        tableId: info.id,
        seat,
        view,
        isForChildren: isForChildren(info),
        number,
        rules,
        mayArrange,
        verdicts,
      }),
    [position, verdicts],
  );
  const root = useRef<HTMLElement>(null);
  const mat = useRef<HTMLElement>(null);
  const rack = useRef<HTMLUListElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const gap = useRef<HTMLDivElement>(null);
  const places = useMemo(() => ({ root, mat, rack, ghost, gap }), []);
  const moves = useMoves({ act, view, model, rules, verdicts, root });
  const { picking } = moves;
  const { piles } = view.pot;
  const finish = useRef(moves.finish);
  finish.current = moves.finish;
  const finishByKey = useCallback(() => {
    if (model.reading.peek().missing.length === 0) finish.current();
  }, [model]);

  useDrag(model, places);
  useTaps(model, root);
  useTableKeys(model, { root, finish: finishByKey });
  useWordCheck(model, table, verdicts);
  useFocusOnArrival(lesson ? null : '.own-rack [tabindex="0"]');
  useTileClicks(model, ({ draft }) => laidTiles(draft.value).size);

  const last = useMemo(
    () => lastPlay(storyOf(table.entries.value, view), { seat, names }),
    [table.entries.value, seat, names.join('|'), t()],
  );
  const rest = keepsRests(rules) ? rules.shortest.letters(view.options) : null;
  const isCovered = seat === null && !view.over && table.mine.value.length > 0;
  const isAlone = view.seats.length === 1;
  const { turns } = storyOf(table.entries.value, view);
  const isNew = turns.filter((one) => one.seat === seat && one.what === 'arranged').length < TURNS_TO_LEARN;
  const other = mayArrange || view.over || view.open ? null : (names[view.turn] ?? null);
  return (
    <main
      id="content"
      class={model.chosen.value.length > 0 ? 'word-table word-table-choosing' : 'word-table'}
      ref={root}
      tabIndex={-1}
    >
      <div class="word-table-seats">
        {lesson?.steps ?? <SeatList {...props} {...(isAlone ? { more: () => <Longest {...props} /> } : {})} />}
      </div>
      <Slip {...props} draft={writeTable(model.draft.value).join()}>
        {lesson && !model.isTouched.value ? (
          lesson.note
        ) : (
          <>
            <TurnPanel model={model} view={view} other={other} rest={rest} isNew={isNew} />
            <TurnHint model={model} view={view} other={other} isNew={isNew} />
          </>
        )}
      </Slip>
      <Mat model={model} mat={mat} last={last} isCovered={isCovered} />
      {lesson?.more ?? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a low screen, so the keys must reach it
        <aside class="word-table-side" tabIndex={0} aria-label={t().table.turn.title}>
          <BagCount {...props} />
          {piles && <OpenPot piles={piles} />}
          {!isAlone && <TableFacts {...props} />}
          <History {...props} />
        </aside>
      )}
      {seat !== null && (
        <div class="word-table-dock">
          <TurnButtons model={model} pot={view.pot.count} isAlone={isAlone} moves={moves} />
          <Rack model={model} rack={rack} />
          <StepButtons model={model} />
        </div>
      )}
      <MainButton model={model} pot={view.pot.count} isAlone={isAlone} moves={moves} />
      <LetterPicker model={model} />
      {picking.value && piles && (
        <PileSheet
          piles={piles}
          count={picking.value.count}
          onTake={picking.value.take}
          onClose={() => {
            picking.value = null;
          }}
        />
      )}
      {moves.ending.value && <SoloEndSheet game={info.game} view={view} moves={moves} />}
      <div class="gap-mark" ref={gap} hidden />
      <div class="ghost" ref={ghost} hidden aria-hidden="true" />
    </main>
  );
}

/** In a solo game the longest word counts. */
function Longest({ view, info, seat }: WordTableProps) {
  const text = t().table;
  const longest = seat === null ? null : view.seats[seat]?.longest;
  const record = records.value[info.game];
  return (
    <>
      {longest && <div>{text.longest(longest)}</div>}
      {record && <div>{text.record(record)}</div>}
    </>
  );
}
