/** The way out of an entry: note it, or leave a line as it was; and what a correction would unsettle. */
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { scoreText } from './messages/index.ts';
import { correct, type SheetModel } from './model.ts';
import { lineName, problemText } from './sentences.ts';

interface EntryFootProps {
  readonly model: SheetModel;
  readonly isReady: boolean;
  readonly label: string;
  readonly onNote: () => void;
}

export function EntryFoot({ model, isReady, label, onNote }: EntryFootProps) {
  const text = scoreText();
  const { players } = model.sheet.value;
  return (
    <>
      {model.unsettled.value.map((reading) => (
        <div key={`${reading.line.by} ${lineName(reading)}`} class="score-misfit" role="status">
          <h3>
            <Icon name="warning" /> {text.misfit(lineName(reading))}
          </h3>
          <p>
            {reading.problems.map((problem) => problemText(problem, players)).join(' ')}{' '}
            {text.counts(reading.score, players[reading.line.by] ?? '')}
          </p>
        </div>
      ))}
      <div class="score-foot">
        {model.correction.value && (
          <Button look="line" onClick={() => correct(model, null)}>
            {text.never}
          </Button>
        )}
        <Button look="main" class="score-note" off={!isReady} onClick={onNote}>
          {label}
        </Button>
      </div>
    </>
  );
}
