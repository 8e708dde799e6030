/** One game kept beside the real box: the pad above, the turn being entered below. */
import type { Line } from '@lettertafel/scorekeeper';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Screen } from '../app/shell.tsx';
import { hasCards } from '../games/looks.ts';
import { t } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { BoardEntry } from './board-entry.tsx';
import { enter, isBoard, type Keeper, makeKeeper } from './keeper.ts';
import { type KeptSheet, readSheet } from './kept-sheets.ts';
import { LinePanel } from './line-panel.tsx';
import { Pad } from './pad.tsx';
import { TableEntry } from './table-entry.tsx';
import { scoreText } from './text.ts';
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

function KeptGame({ kept }: { kept: KeptSheet }) {
  const text = scoreText();
  const keeper = useMemo(() => makeKeeper(kept.id, kept.sheet), [kept]);
  const opened = useSignal<number | null>(null);
  const sheet = useSignal<'dispute' | 'card' | 'end' | null>(null);
  const { game, players, lines } = keeper.sheet.value;
  const { name, way } = t().common.games[game];
  const { isOver, isSettled, readings } = keeper.replay.value;
  const seconds = turnSecondsOf(keeper);
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
            keeper={keeper}
            opened={opened.value}
            onOpen={(index) => {
              opened.value = opened.value === index ? null : index;
            }}
          />
          {keeper.isLost.value && <p class="score-problem">{text.notKept}</p>}
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
            <LinePanel keeper={keeper} index={opened.value} onClose={() => (opened.value = null)} />
          )}
          {opened.value === null && (!isSettled || keeper.correction.value) && (
            <section class="score-panel paper score-turn">
              <TurnHead keeper={keeper} onSheet={(which) => (sheet.value = which)}>
                {seconds !== null && (
                  <Timer
                    seconds={seconds}
                    turn={lines.length}
                    onTimeUp={() => enter(keeper, { by: keeper.seat.value, do: 'time-up' })}
                  />
                )}
              </TurnHead>
              {isOver && !keeper.correction.value && (
                <p class="score-over">
                  <span>{text.isOver}</span>
                  <Button look="main" onClick={() => (sheet.value = 'end')}>
                    {text.settle}
                  </Button>
                </p>
              )}
              {isBoard(keeper.sheet.value) ? <BoardEntry keeper={keeper} /> : <TableEntry keeper={keeper} />}
            </section>
          )}
          {sheet.value === 'dispute' && <DisputeSheet keeper={keeper} onClose={close} />}
          {sheet.value === 'card' && <CardSheet keeper={keeper} onClose={close} />}
          {sheet.value === 'end' && <EndSheet keeper={keeper} onClose={close} />}
        </>
      }
    />
  );
}

interface TurnHeadProps {
  readonly keeper: Keeper;
  readonly onSheet: (sheet: 'dispute' | 'card' | 'end') => void;
  readonly children: preact.ComponentChildren;
}

/** Whose turn it is, and what takes one tap. */
function TurnHead({ keeper, onSheet, children }: TurnHeadProps) {
  const text = scoreText();
  const { game, players } = keeper.sheet.value;
  const by = keeper.seat.value;
  const act = (doing: 'exchange' | 'pass' | 'draw') => enter(keeper, { by, do: doing } as Line);
  const { value: correction } = keeper.correction;
  return (
    <header class="score-turn-head">
      <h2>
        {correction ? (correction.what === 'insert' ? text.inserting : text.correcting) : text.plays(players[by] ?? '')}
      </h2>
      {children}
      <div class="score-acts">
        {isBoard(keeper.sheet.value) ? (
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
        {!correction && disputable(keeper) && (
          <Button look="line" onClick={() => onSheet('dispute')}>
            {text.dispute}
          </Button>
        )}
        {!correction && <Button look="plain" icon="flag" label={text.end} onClick={() => onSheet('end')} />}
      </div>
    </header>
  );
}

/** The clock is the page's own: the engine keeps a sheet without one. */
function turnSecondsOf(keeper: Keeper): number | null {
  const { turnSeconds } = keeper.sheet.value.options;
  return typeof turnSeconds === 'number' ? turnSeconds : null;
}
