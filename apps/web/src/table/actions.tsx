/** The buttons of a turn: finish it, take a tile or pass, put everything back, a step back, shuffle. */
import { notify } from '../app/notice.tsx';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import type { Doings } from './doings.ts';
import { missingBriefly, missingText } from './sentences.ts';
import type { Turn } from './turn.ts';
import './actions.css';

/** Left of the rack: put everything back; as long as nothing is touched one may take a tile instead. */
export function TurnButtons({ turn, pot, doings }: { turn: Turn; pot: number; doings: Doings }) {
  const text = t().table;
  if (!turn.may) return null;
  return (
    <div class="turn-buttons">
      {turn.isTouched.value ? (
        <Button icon="take-back" label={text.reset} onClick={turn.reset}>
          <span class="turn-wide">{text.reset}</span>
        </Button>
      ) : pot > 0 ? (
        <Button icon="bag" onClick={doings.draw}>
          {text.draw}
        </Button>
      ) : (
        <Button icon="pass" onClick={doings.pass}>
          {text.pass}
        </Button>
      )}
    </div>
  );
}

/** Right of the rack: a step back, a step again, another order. */
export function StepButtons({ turn }: { turn: Turn }) {
  const text = t().table;
  const { past, future } = turn.history.value;
  return (
    <div class="step-buttons">
      {turn.may && (
        <>
          <Button icon="undo" class="step-undo" label={text.undo} off={past.length === 0} onClick={turn.undo} />
          <Button icon="redo" class="step-redo" label={text.redo} off={future.length === 0} onClick={turn.redo} />
        </>
      )}
      <Button icon="shuffle" label={text.shuffle} onClick={turn.shuffle} />
    </div>
  );
}

/** The one main action. It says what is still missing, and says it again when it is pressed too soon. */
export function FinishButton({ turn, finish }: { turn: Turn; finish: () => void }) {
  const text = t().table;
  if (!turn.may) return null;
  const { missing, score } = turn.reading.value;
  const [first] = missing;
  return (
    <div class="finish">
      <button
        type="button"
        class="btn btn-main finish-button"
        aria-disabled={first ? 'true' : undefined}
        aria-describedby={first ? 'finish-missing' : undefined}
        onClick={() => (first ? notify({ text: capital(missingText(first)) }) : finish())}
      >
        <span class="finish-long">{text.finish(score)}</span>
        <span class="finish-brief" aria-hidden="true">
          {first ? missingBriefly(first) : text.finishBriefly(score)}
        </span>
      </button>
      <p class="finish-missing" id="finish-missing">
        {first ? missingText(first) : ''}
      </p>
    </div>
  );
}

function capital(sentence: string): string {
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`;
}
