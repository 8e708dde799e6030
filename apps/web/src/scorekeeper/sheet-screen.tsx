import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Screen } from '../app/shell.tsx';
import { hasCards } from '../games/looks.ts';
import { t } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { BoardEntry } from './board-entry.tsx';
import { LinePanel } from './line-panel.tsx';
import { scoreText } from './messages/index.ts';
import { enter, isBoard, makeSheetModel, type SheetModel } from './model.ts';
import { Pad } from './pad.tsx';
import { readSheet, type SavedSheet } from './saved-sheets.ts';
import { TableEntry } from './table-entry.tsx';
import { Timer } from './timer.tsx';
import { CardSheet, DisputeSheet, disputable, EndSheet } from './turn-sheets.tsx';
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
  const model = useMemo(() => makeSheetModel(kept.id, kept.sheet), [kept]);
  const opened = useSignal<number | null>(null);
  const sheet = useSignal<'dispute' | 'card' | 'end' | null>(null);
  const { game, players, lines } = model.sheet.value;
  const { name, way } = t().common.games[game];
  const { isOver, isSettled, readings } = model.replay.value;
  const seconds = turnSecondsOf(model);
  const close = () => {
    sheet.value = null;
  };
  const outcome = isSettled ? readings.at(-1)?.outcome : undefined;
  return (
    <Screen
      title={`${name} ${way}`.trim()}
      class="score"
      start={<LinkButton look="plain" icon="back" label={text.back} href="/score" />}
      content={
        <>
          <h1 class="score-title">
            {name} {way}
          </h1>
          <Pad
            model={model}
            opened={opened.value}
            onOpen={(index) => {
              opened.value = opened.value === index ? null : index;
            }}
          />
          {model.isLost.value && <p class="score-problem">{text.notKept}</p>}
          {outcome && (
            <section class="score-panel paper score-outcome">
              <h2>{text.winner(outcome.winners.map((seat) => players[seat] ?? ''))}</h2>
              <div class="score-actions">
                <Button look="line" onClick={() => print()}>
                  {text.print}
                </Button>
                <LinkButton look="line" href="/score">
                  {text.playOn}
                </LinkButton>
              </div>
            </section>
          )}
          {opened.value !== null && (
            <LinePanel model={model} index={opened.value} onClose={() => (opened.value = null)} />
          )}
          {opened.value === null && (!isSettled || model.correction.value) && (
            <section class="score-panel paper score-turn">
              <TurnHead model={model} onSheet={(which) => (sheet.value = which)}>
                {seconds !== null && (
                  <Timer
                    seconds={seconds}
                    turn={lines.length}
                    onTimeUp={() => enter(model, { by: model.seat.value, do: 'time-up' })}
                  />
                )}
              </TurnHead>
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
          {sheet.value === 'dispute' && <DisputeSheet model={model} onClose={close} />}
          {sheet.value === 'card' && <CardSheet model={model} onClose={close} />}
          {sheet.value === 'end' && <EndSheet model={model} onClose={close} />}
        </>
      }
    />
  );
}

interface TurnHeadProps {
  readonly model: SheetModel;
  readonly onSheet: (sheet: 'dispute' | 'card' | 'end') => void;
  readonly children: preact.ComponentChildren;
}

/** Whose turn it is, and the actions that take one tap. */
function TurnHead({ model, onSheet, children }: TurnHeadProps) {
  const text = scoreText();
  const { game, players } = model.sheet.value;
  const by = model.seat.value;
  const act = (doing: 'exchange' | 'pass' | 'draw') => enter(model, { by, do: doing });
  const { value: correction } = model.correction;
  return (
    <header class="score-turn-head">
      <h2>
        {correction ? (correction.what === 'insert' ? text.inserting : text.correcting) : text.plays(players[by] ?? '')}
      </h2>
      {children}
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
        <Button look="line" onClick={() => act('pass')}>
          {text.pass}
        </Button>
        {hasCards(game) && (
          <Button look="line" onClick={() => onSheet('card')}>
            {text.cardPlayed}
          </Button>
        )}
        {!correction && disputable(model) && (
          <Button look="line" onClick={() => onSheet('dispute')}>
            {text.dispute}
          </Button>
        )}
        {!correction && <Button look="plain" icon="flag" label={text.end} onClick={() => onSheet('end')} />}
      </div>
    </header>
  );
}

/** The clock belongs to the page: a score sheet has none. */
function turnSecondsOf(model: SheetModel): number | null {
  const { turnSeconds } = model.sheet.value.options;
  return typeof turnSeconds === 'number' ? turnSeconds : null;
}
