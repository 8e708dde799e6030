/** The score sheet as a pad: a column per player, a row per round; every line can be opened. */

import type { LineReading } from '@lettertafel/scorekeeper';
import { useEffect, useRef } from 'preact/hooks';
import { itemAt } from '../base/lookup.ts';
import { Icon } from '../parts/icon.tsx';
import { scoreText } from './messages/index.ts';
import type { SheetModel } from './model.ts';
import { lineName, padRows } from './sentences.ts';

interface PadProps {
  readonly model: SheetModel;
  readonly opened: number | null;
  readonly onOpen: (index: number) => void;
}

export function Pad({ model, opened, onOpen }: PadProps) {
  const text = scoreText();
  const { sheet, readings, totals, turn, isOver } = model.replay.value;
  const { players, lines } = sheet;
  const rows = padRows(lines, players.length);
  const end = readings.at(-1)?.outcome ? lines.length - 1 : null;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.scrollTo({ top: body.current.scrollHeight }), [lines.length]);
  return (
    <section class="score-pad paper" aria-label={text.title} style={{ '--seats': players.length }}>
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
                  <span class="score-pad-name">{name}</span>
                  <b class="score-pad-total">{totals[seat]}</b>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells }, round) => (
              <tr key={round}>
                <th scope="row" class="score-pad-round">
                  {round + 1}
                </th>
                {cells.map((indices, seat) => (
                  <td key={seat}>
                    {indices.map((index) => (
                      <Cell
                        key={index}
                        reading={itemAt(readings, index)}
                        isOpen={opened === index}
                        onOpen={() => onOpen(index)}
                      />
                    ))}
                  </td>
                ))}
              </tr>
            ))}
            {end !== null && (
              <tr>
                <th scope="row" class="score-pad-round">
                  <Icon name="flag" small />
                </th>
                {readings[end]?.outcome?.adjustments.map((points, seat) => (
                  <td key={seat}>
                    <button type="button" class="score-pad-cell" onClick={() => onOpen(end)}>
                      <span class="score-pad-word score-pad-quiet">{text.settled}</span>
                      <span class="score-pad-sum">
                        <b>{points}</b>
                        <span>{totals[seat]}</span>
                      </span>
                    </button>
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Cell({ reading, isOpen, onOpen }: { reading: LineReading; isOpen: boolean; onOpen: () => void }) {
  const text = scoreText();
  const { line, score, problems, isLost, isByHand, totals } = reading;
  const isWord = line.do === 'lay' || line.do === 'arrange';
  const marks = [
    'score-pad-cell',
    problems.length > 0 && 'score-pad-wrong',
    isLost && 'score-pad-lost',
    isOpen && 'score-pad-open',
  ];
  return (
    <button type="button" class={marks.filter(Boolean).join(' ')} aria-pressed={isOpen} onClick={onOpen}>
      <span class={isWord ? 'score-pad-word' : 'score-pad-word score-pad-quiet'}>
        {lineName(reading)}
        {problems.length > 0 && <Icon name="warning" small />}
        {isByHand && <Icon name="pencil" small />}
      </span>
      {(isWord || score !== 0) && (
        <span class="score-pad-sum">
          <b>{score}</b>
          <span>{totals[line.by]}</span>
        </span>
      )}
      {isLost && <span class="unseen">{text.lost}</span>}
    </button>
  );
}
