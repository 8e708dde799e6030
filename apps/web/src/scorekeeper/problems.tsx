/** The problems of a line being entered. They never prevent saving. */
import { formatTableWord } from '@lettertafel/engine';
import type { LineReading } from '@lettertafel/scorekeeper';
import { Icon } from '../parts/icon.tsx';
import { scoreText } from './messages/index.ts';
import type { SheetModel } from './model.ts';
import { problemText } from './sentences.ts';

export function Problems({ model, reading }: { model: SheetModel; reading: LineReading }) {
  const { players } = model.sheet.value;
  const { settled } = model.base.value;
  const { line } = reading;
  const words =
    'table' in settled && line.do === 'arrange'
      ? { before: settled.table.map(formatTableWord), after: line.table }
      : {};
  return (
    <>
      {reading.problems.map((problem) => (
        <p key={problem.kind} class="score-problem">
          <Icon name="warning" small /> {problemText(problem, { players, ...words })}
        </p>
      ))}
      {reading.computed === null && <p class="sm muted">{scoreText().anyway}</p>}
    </>
  );
}
