/** The score sheet as a pad: a column per player, a row per round; every line can be opened. */

import { itemAt } from '@lettertafel/engine';
import type { LineReading } from '@lettertafel/scorekeeper';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { scoreText } from './messages/index.ts';
import type { SheetModel } from './model.ts';
import { lineName, padRows } from './sentences.ts';
import './pad.css';

interface PadProps {
  readonly model: SheetModel;
  readonly opened: number | null;
  readonly onOpen: (index: number) => void;
}

export function Pad({ model, opened, onOpen }: PadProps) {
  const text = scoreText();
  const { isOver, settled } = model.replay.value;
  const { players } = model.sheet.value;
  const { lines, readings, totals, pencil } = model.pad.value;
  const rows = padRows(lines, players.length);
  const hands = 'hands' in settled ? settled.hands : undefined;
  const turn = model.seat.value;
  // Until something is typed the line is marked that is changed, or before which one is inserted.
  const edited = pencil === null ? (model.correction.value?.index ?? null) : null;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The newest round, or the line that is being corrected.
    if (lines.length === 0) return;
    const marked = body.current?.querySelector<HTMLElement>('.score-pad-pencil, .score-pad-open');
    const top = marked?.closest('tr')?.offsetTop;
    const isAppended = top === undefined || pencil === lines.length - 1;
    body.current?.scrollTo({ top: isAppended ? body.current.scrollHeight : top - HEADER });
  }, [lines.length, pencil, edited]);
  return (
    <section class="score-pad paper" aria-label={text.title}>
      <div class="score-pad-bind" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div class="score-pad-body" ref={body} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th class="score-pad-round">
                <span class="unseen">{text.round}</span>
              </th>
              {players.map((name, seat) => (
                <th key={seat} scope="col" class={`seat-${seat + 1}`} data-turn={turn === seat && !isOver}>
                  <div class="score-pad-seat">
                    <span class="score-pad-name">{name}</span>
                    <b class="score-pad-total">{totals[seat]}</b>
                    {hands && (
                      <span class="score-pad-hand">
                        <Icon name="card" small />
                        <span aria-hidden="true">{hands[seat]?.length ?? 0}</span>
                        <span class="unseen">{text.handOf(name, hands[seat]?.length ?? 0)}</span>
                      </span>
                    )}
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells, end }, round) =>
              end !== null ? (
                <EndRow
                  key={round}
                  reading={itemAt(readings, end)}
                  isOpen={opened === end}
                  onOpen={() => onOpen(end)}
                />
              ) : (
                <tr key={round}>
                  <th scope="row" class="score-pad-round">
                    {round + 1}
                  </th>
                  {cells.map((indices, seat) => (
                    <td key={seat}>
                      {indices.map((index) =>
                        index === pencil ? (
                          <Pencil key={index} model={model} reading={itemAt(readings, index)} />
                        ) : (
                          <Cell
                            key={index}
                            reading={itemAt(readings, index)}
                            isOpen={opened === index || edited === index}
                            onOpen={() => onOpen(index)}
                          />
                        ),
                      )}
                    </td>
                  ))}
                </tr>
              ),
            )}
            <EmptyRows from={rows.length} players={players.length} />
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The settlement: what leftover tiles cost or gained each player. */
function EndRow({ reading, isOpen, onOpen }: { reading: LineReading; isOpen: boolean; onOpen: () => void }) {
  const text = scoreText();
  const { outcome, totals, problems } = reading;
  const isWrong = (seat: number) => problems.some((problem) => !('seat' in problem) || problem.seat === seat);
  const marksOf = (seat: number) =>
    ['score-pad-cell', isWrong(seat) && 'score-pad-wrong', isOpen && 'score-pad-open'].filter(Boolean).join(' ');
  return (
    <tr>
      <th scope="row" class="score-pad-round">
        <Icon name="flag" small />
      </th>
      {outcome?.adjustments.map((points, seat) => (
        <td key={seat}>
          <button type="button" class={marksOf(seat)} aria-pressed={isOpen} onClick={onOpen}>
            <span class="score-pad-word score-pad-quiet">
              {text.settled}
              {isWrong(seat) && <Icon name="warning" small />}
            </span>
            <span class="score-pad-sum">
              <b>{points}</b>
              <span>{totals[seat]}</span>
            </span>
          </button>
        </td>
      ))}
    </tr>
  );
}

/** The height of the sticky header. */
const HEADER = 64;

/** The pad has at least this many rows, so that nothing moves when the first word is typed. */
const LEAST_ROWS = 2;

function EmptyRows({ from, players }: { from: number; players: number }) {
  return (
    <>
      {Array.from({ length: Math.max(0, LEAST_ROWS - from) }, (_, more) => (
        <tr key={more} class="score-pad-empty">
          <th scope="row" class="score-pad-round">
            {from + more + 1}
          </th>
          {Array.from({ length: players }, (_, seat) => (
            <td key={seat} />
          ))}
        </tr>
      ))}
    </>
  );
}

/** The line being entered. */
function Pencil({ model, reading }: { model: SheetModel; reading: LineReading }) {
  const { value: correction } = model.correction;
  const before = correction?.what === 'change' ? model.replay.value.readings[correction.index] : undefined;
  const { line, score, totals } = reading;
  const isNew = !correction;
  return (
    <p class={isNew ? 'score-pad-cell score-pad-pencil' : 'score-pad-cell score-pad-pencil score-pad-changed'}>
      {line.do !== 'number' && <span class="score-pad-word">{lineName(reading)}</span>}
      <span class="score-pad-sum">
        <b>{score}</b>
        {before && before.score !== score && <s>{before.score}</s>}
        <span>{totals[line.by]}</span>
      </span>
    </p>
  );
}

function Cell({ reading, isOpen, onOpen }: { reading: LineReading; isOpen: boolean; onOpen: () => void }) {
  const text = scoreText();
  const { line, score, problems, isLost, isByHand, totals } = reading;
  const isWord = ['lay', 'arrange', 'word'].includes(line.do);
  const marks = [
    'score-pad-cell',
    problems.length > 0 && 'score-pad-wrong',
    isLost && 'score-pad-lost',
    isOpen && 'score-pad-open',
  ];
  return (
    <button type="button" class={marks.filter(Boolean).join(' ')} aria-pressed={isOpen} onClick={onOpen}>
      <span class={isWord ? 'score-pad-word' : 'score-pad-word score-pad-quiet'}>
        {line.do === 'number' ? <span class="unseen">{lineName(reading)}</span> : lineName(reading)}
        {problems.length > 0 && <Icon name="warning" small />}
        {isByHand && line.do !== 'number' && <Icon name="pencil" small />}
      </span>
      {(isWord || score !== 0 || line.do === 'number') && (
        <span class="score-pad-sum">
          <b>{score}</b>
          <span>{totals[line.by]}</span>
        </span>
      )}
      {isLost && <span class="unseen">{text.lost}</span>}
    </button>
  );
}
