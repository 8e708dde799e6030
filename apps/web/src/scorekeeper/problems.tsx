/** The problems of a line being entered. They never prevent saving. */
import type { LineReading } from '@lettertafel/scorekeeper';
import { Icon } from '../parts/icon.tsx';
import { scoreText } from './messages/index.ts';
import type { SheetModel } from './model.ts';
import { problemText } from './sentences.ts';

export function Problems({ model, reading }: { model: SheetModel; reading: LineReading }) {
  const { players } = model.sheet.value;
  return (
    <>
      {reading.problems.map((problem) => (
        <p key={problem.kind} class="score-problem">
          <Icon name="warning" small /> {problemText(problem, players)}
        </p>
      ))}
      {reading.computed === null && <p class="sm muted">{scoreText().anyway}</p>}
    </>
  );
}
