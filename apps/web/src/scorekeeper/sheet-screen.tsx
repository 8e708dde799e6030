/** A game with a real box: the pad above, the turn being entered below. */
import { GAMES } from '@lettertafel/engine';
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { announce } from '../app/live-region.tsx';
import { Screen } from '../app/shell.tsx';
import { t } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { BoardEntry } from './board-entry.tsx';
import { type Dialog, Dialogs, openDialog } from './dialogs.tsx';
import { Former } from './former-lines.tsx';
import { LinePanel } from './line-panel.tsx';
import { scoreText } from './messages/index.ts';
import { enter, isBoard, keepEntry, makeSheetModel, type SheetModel, turnSecondsOf, wayOfLine } from './model.ts';
import { Pad } from './pad.tsx';
import { PrintedHead, PrintedTable } from './printed-table.tsx';
import { ShortWords } from './referee.tsx';
import { readSheet, type SavedSheet } from './saved-sheets.ts';
import { lineName } from './sentences.ts';
import { SheetOutcome, SheetSettlement, SheetWinner } from './sheet-end.tsx';
import { ShortEntry } from './short-entry.tsx';
import { TableEntry } from './table-entry.tsx';
import { Timer } from './timer.tsx';
import { TurnHead } from './turn-head.tsx';
import { useWakeLock } from './wake-lock.ts';
import './scorekeeper.css';

export function SheetScreen({ id }: { id: string }) {
  const text = scoreText();
  const kept = useMemo(() => readSheet(id), [id]);
  if (kept) return <KeptGame kept={kept} />;
  return (
    <Screen
      title={text.title}
      content={
        <>
          <h1>{text.title}</h1>
          <p>{text.gone}</p>
          <LinkButton look="main" href="/score">
            {text.title}
          </LinkButton>
        </>
      }
    />
  );
}

function KeptGame({ kept }: { kept: SavedSheet }) {
  const text = scoreText();
  const model = useMemo(() => makeSheetModel(kept), [kept]);
  const opened = useSignal<number | null>(null);
  const dialog = useSignal<Dialog | null>(null);
  const { game, players, lines } = model.sheet.value;
  const { name, way } = t().common.games[game];
  const { isSettled } = model.replay.value;
  const seconds = turnSecondsOf(model.sheet.value);
  const isEntering = opened.value === null && (!isSettled || model.correction.value !== null);
  const isEnded = isSettled && !isEntering && opened.value === null;
  const open = (which: Dialog) => openDialog(model, dialog, which);
  useSpokenLines(model);
  useSignalEffect(() => keepEntry(model));
  useWakeLock(!isSettled);
  return (
    <Screen
      title={`${name} ${way}`.trim()}
      class="score"
      start={<LinkButton look="plain" icon="back" label={text.back} href="/score" />}
      where={<h1 class="score-title">{text.atTable(way ? way : name)}</h1>}
      content={
        <>
          <PrintedHead game={game} at={kept.at} />
          {isEnded && <SheetWinner model={model} />}
          <div class="score-column">
            <Pad
              model={model}
              opened={opened.value}
              onOpen={(index) => {
                opened.value = opened.value === index ? null : index;
              }}
            />
            <Former model={model} />
            {model.isLost.value && <p class="score-problem">{text.notKept}</p>}
            {isEnded && <SheetSettlement model={model} />}
          </div>
          {opened.value !== null && (
            <LinePanel model={model} index={opened.value} onDialog={open} onClose={() => closeLine(opened)} />
          )}
          {isEntering && <Entry model={model} onDialog={open} />}
          {isEnded ? <SheetOutcome model={model} onReplay={() => open('replay')} /> : <PrintedTable model={model} />}
          <Dialogs model={model} dialog={dialog} />
        </>
      }
    >
      {seconds !== null && !isSettled && (
        <Timer
          seconds={seconds}
          turn={lines.length}
          name={players[model.seat.value] ?? ''}
          onTimeUp={() => enter(model, { by: model.seat.value, do: 'time-up' })}
        />
      )}
      <Button look="plain" icon="dots" label={t().common.menu} onClick={() => open('menu')} />
    </Screen>
  );
}

/** The turn being entered, in the way of its game. */
function Entry({ model, onDialog }: { model: SheetModel; onDialog: (dialog: Dialog) => void }) {
  const text = scoreText();
  const { sheet } = model;
  const head = (
    <>
      <TurnHead model={model} onDialog={onDialog} />
      {isLookedAt(model) && <ShortWords language={GAMES[sheet.value.game].rules.language} />}
      {model.replay.value.isOver && !model.correction.value && (
        <p class="score-over">
          <span>{text.isOver}</span>
          <Button look="main" onClick={() => onDialog('end')}>
            {text.settle}
          </Button>
        </p>
      )}
    </>
  );
  if (isBoard(sheet.value)) return <BoardEntry model={model} head={head} />;
  const way = wayOfLine(model);
  return way === 'table' ? (
    <TableEntry model={model} head={head} />
  ) : (
    <ShortEntry model={model} way={way} head={head} />
  );
}

/** Closes the panel of a line and moves the focus to the pad. */
function closeLine(opened: Signal<number | null>): void {
  opened.value = null;
  document.querySelector<HTMLElement>('.score-pad-body')?.focus({ preventScroll: true });
}

/** TR-07: whether the two-letter words may be seen in this turn. */
function isLookedAt({ sheet, correction }: SheetModel): boolean {
  return correction.value === null && sheet.value.lines.at(-1)?.do === 'look';
}

/** Announces every new line and the next player in the live region. */
function useSpokenLines(model: SheetModel): void {
  const count = useRef(model.sheet.peek().lines.length);
  useSignalEffect(() => {
    const { readings, turn, isSettled, sheet } = model.replay.value;
    const last = readings.at(-1);
    const isNew = readings.length > count.current;
    count.current = readings.length;
    if (!isNew || !last) return;
    const name = sheet.players[last.line.by] ?? '';
    const text = scoreText();
    const next = isSettled ? '' : text.turnOf(sheet.players[turn] ?? '');
    announce(`${text.spoken(name, lineName(last), t().common.points(last.score))} ${next}`.trim());
  });
}
