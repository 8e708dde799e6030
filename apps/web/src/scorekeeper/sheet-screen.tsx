/** A game with a real box: the pad above, the turn being entered below. */
import { formatTableWord, GAMES } from '@lettertafel/engine';
import type { KeptTable } from '@lettertafel/scorekeeper';
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { announce } from '../app/live-region.tsx';
import { Screen } from '../app/shell.tsx';
import { GAME_LOOKS, hasCards } from '../games/looks.ts';
import { t } from '../i18n/index.ts';
import { BoardPicture } from '../parts/board-picture.tsx';
import { rulesOf } from '../parts/board-rules.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { TileWord } from '../parts/tile.tsx';
import { BoardEntry } from './board-entry.tsx';
import { ByHandSheet } from './by-hand-sheet.tsx';
import { CardSheet, CardsDue } from './card-sheet.tsx';
import { DisputeSheet, disputable } from './dispute-sheet.tsx';
import { EndSheet } from './end-sheet.tsx';
import { LinePanel } from './line-panel.tsx';
import { scoreText } from './messages/index.ts';
import { boardState, enter, isBoard, makeSheetModel, type SheetModel, tableState } from './model.ts';
import { Pad } from './pad.tsx';
import { ShortWords } from './referee.tsx';
import { readSheet, type SavedSheet } from './saved-sheets.ts';
import { lineName } from './sentences.ts';
import { PaperButtons, SheetMenu } from './sheet-menu.tsx';
import { TableEntry } from './table-entry.tsx';
import { Timer } from './timer.tsx';
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

type OpenSheet = 'dispute' | 'card' | 'end' | 'menu' | 'points';

function KeptGame({ kept }: { kept: SavedSheet }) {
  const text = scoreText();
  const model = useMemo(() => makeSheetModel(kept.id, kept.sheet), [kept]);
  const opened = useSignal<number | null>(null);
  const sheet = useSignal<OpenSheet | null>(null);
  const { game, players, lines } = model.sheet.value;
  const { name, way } = t().common.games[game];
  const { isOver, isSettled } = model.replay.value;
  const seconds = turnSecondsOf(model);
  const isEntering = opened.value === null && (!isSettled || model.correction.value !== null);
  const close = () => {
    sheet.value = null;
  };
  useSpokenLines(model);
  useWakeLock(!isSettled);
  return (
    <Screen
      title={`${name} ${way}`.trim()}
      class="score"
      start={<LinkButton look="plain" icon="back" label={text.back} href="/score" />}
      where={<h1 class="score-title">{text.atTable(way ? way : name)}</h1>}
      content={
        <>
          <Pad
            model={model}
            opened={opened.value}
            onOpen={(index) => {
              opened.value = opened.value === index ? null : index;
            }}
          />
          {model.isLost.value && <p class="score-problem">{text.notKept}</p>}
          <Outcome model={model} />
          {opened.value !== null && <LinePanel model={model} index={opened.value} onClose={() => closeLine(opened)} />}
          {isEntering && (
            <section class="score-panel paper score-turn" data-correcting={model.correction.value ? 'true' : undefined}>
              <TurnHead model={model} onSheet={(which) => (sheet.value = which)} />
              <CardsDue model={model} />
              {isLookedAt(model) && <ShortWords language={GAMES[game].rules.language} />}
              {isOver && !model.correction.value && (
                <p class="score-over">
                  <span>{text.isOver}</span>
                  <Button look="main" onClick={() => (sheet.value = 'end')}>
                    {text.settle}
                  </Button>
                </p>
              )}
              {isBoard(model.sheet.value) ? <BoardEntry model={model} /> : <TableEntry model={model} />}
            </section>
          )}
          <OnPaper model={model} />
          {sheet.value === 'dispute' && <DisputeSheet model={model} onClose={close} />}
          {sheet.value === 'card' && <CardSheet model={model} onClose={close} />}
          {sheet.value === 'end' && <EndSheet model={model} onClose={close} />}
          {sheet.value === 'points' && <ByHandSheet model={model} index={null} onClose={close} />}
          {sheet.value === 'menu' && (
            <SheetMenu model={model} onSheet={(which) => (sheet.value = which)} onClose={close} />
          )}
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
      <Button look="plain" icon="dots" label={t().common.menu} onClick={() => (sheet.value = 'menu')} />
    </Screen>
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

function Outcome({ model }: { model: SheetModel }) {
  const text = scoreText();
  const { isSettled, readings } = model.replay.value;
  const outcome = isSettled ? readings.at(-1)?.outcome : undefined;
  if (!outcome) return null;
  const { players } = model.sheet.value;
  return (
    <section class="score-panel paper score-outcome">
      <h2>{text.winner(outcome.winners.map((seat) => players[seat] ?? ''))}</h2>
      <div class="score-actions">
        <PaperButtons model={model} />
        <LinkButton look="main" href="/score">
          {text.playOn}
        </LinkButton>
      </div>
    </section>
  );
}

interface TurnHeadProps {
  readonly model: SheetModel;
  readonly onSheet: (sheet: OpenSheet) => void;
}

/** Whose turn it is, and the actions that take one tap. */
function TurnHead({ model, onSheet }: TurnHeadProps) {
  const text = scoreText();
  const { game, players } = model.sheet.value;
  const by = model.seat.value;
  const act = (doing: 'exchange' | 'pass' | 'draw' | 'give-up') => enter(model, { by, do: doing });
  const { value: correction } = model.correction;
  const isAlone = players.length === 1;
  return (
    <header class="score-turn-head">
      <h2>
        {correction ? (correction.what === 'insert' ? text.inserting : text.correcting) : text.plays(players[by] ?? '')}
      </h2>
      <div class="score-acts">
        {isBoard(model.sheet.value) ? (
          <Button look="line" onClick={() => act('exchange')}>
            {text.exchange}
          </Button>
        ) : (
          <Button look="line" onClick={() => act('draw')}>
            {text.draw}
          </Button>
        )}
        <Button look="line" onClick={() => act(isAlone ? 'give-up' : 'pass')}>
          {isAlone ? text.resign : text.pass}
        </Button>
        {hasCards(game) && <Button look="line" icon="card" label={text.cardPlayed} onClick={() => onSheet('card')} />}
        {!correction && disputable(model) && (
          <Button look="line" onClick={() => onSheet('dispute')}>
            {text.dispute}
          </Button>
        )}
      </div>
      {correction && players.length > 1 && (
        <Choice
          legend={text.whose}
          plain
          value={by}
          options={players.map((name, seat) => ({ value: seat, label: name }))}
          onChange={(seat) => (model.chosen.value = seat)}
        />
      )}
    </header>
  );
}

/** The board or table below the pad, on the printed sheet only. */
function OnPaper({ model }: { model: SheetModel }) {
  const { game } = model.sheet.value;
  const { settled } = model.replay.value;
  const rules = rulesOf(game);
  return (
    <div class={`score-on-paper ${GAME_LOOKS[game].ground}`} aria-hidden="true">
      {rules ? (
        <BoardPicture board={boardState(settled).board} premiums={rules.premiums} tricks={hasCards(game)} />
      ) : (
        tableState(settled).table.map((word, index) => <TileWord key={index} word={readingOf(word)} />)
      )}
    </div>
  );
}

function readingOf(word: KeptTable['table'][number]): string {
  return formatTableWord(word).split('=').at(-1) ?? '';
}

/** The clock belongs to the page: a score sheet has none. */
function turnSecondsOf(model: SheetModel): number | null {
  const { turnSeconds } = model.sheet.value.options;
  return typeof turnSeconds === 'number' ? turnSeconds : null;
}
