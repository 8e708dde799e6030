/** The end of an entry: the buttons that save or cancel it, and the later lines that a correction would affect. */
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { scoreText } from './messages/index.ts';
import { correct, type SheetModel } from './model.ts';
import { lineName, problemText } from './sentences.ts';

interface EntryFootProps {
  readonly model: SheetModel;
  readonly isReady: boolean;
  /** Whether the line fits by the rules; others can be noted all the same. */
  readonly fits: boolean;
  readonly label: string;
  readonly onNote: () => void;
}

export function EntryFoot({ model, isReady, fits, label, onNote }: EntryFootProps) {
  return (
    <div class="score-foot">
      {model.correction.value && (
        <Button look="line" onClick={() => correct(model, null)}>
          {scoreText().never}
        </Button>
      )}
      <Button look={fits ? 'main' : 'line'} class="score-note" off={!isReady} onClick={onNote}>
        {label}
      </Button>
    </div>
  );
}

/** Later lines that would no longer fit after the correction. */
export function Unsettled({ model }: { model: SheetModel }) {
  const text = scoreText();
  const { players } = model.sheet.value;
  return (
    <>
      {model.unsettled.value.map((reading) => (
        <div key={`${reading.line.by} ${lineName(reading)}`} class="score-misfit" role="status">
          <h3>
            <Icon name="warning" small /> {text.misfit(lineName(reading))}
          </h3>
          <p class="sm">
            {reading.problems.map((problem) => problemText(problem, { players })).join(' ')}{' '}
            {text.counts(reading.score, players[reading.line.by] ?? '')}
          </p>
        </div>
      ))}
    </>
  );
}
