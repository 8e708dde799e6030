/** The buttons of a turn: make a word, finish the turn, take a tile or pass, put everything back, a step back, shuffle. */
import { notify } from '../app/notice.tsx';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import type { Doings } from './doings.ts';
import { missingBriefly, missingText } from './sentences.ts';
import type { Preview, Turn } from './turn.ts';
import './actions.css';

interface TurnButtonsProps {
  readonly turn: Turn;
  readonly pot: number;
  /** Alone nobody waits for a pass: the game is ended instead. */
  readonly isAlone: boolean;
  readonly doings: Doings;
}

/** Left of the rack: put everything back; as long as nothing is touched one may take a tile instead. */
export function TurnButtons({ turn, pot, isAlone, doings }: TurnButtonsProps) {
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
      ) : isAlone ? null : (
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

/** The one main action: make a word of what is chosen, finish the turn or, alone with nothing laid, end the game. */
export function MainButton({ turn, pot, isAlone, doings }: TurnButtonsProps) {
  if (!turn.may) return null;
  const preview = turn.preview.value;
  const isUntouched = isAlone && !turn.isTouched.value;
  const [first] = turn.reading.value.missing;
  const missing = first && !preview && !isUntouched ? missingText(first) : '';
  return (
    <div class="finish">
      {preview ? (
        <WordButton turn={turn} preview={preview} />
      ) : isUntouched ? (
        <Button look={pot > 0 ? 'soft' : 'main'} class="finish-button" onClick={doings.askToEnd}>
          {t().table.endGame}
        </Button>
      ) : (
        <FinishButton turn={turn} finish={doings.finish} />
      )}
      <p class="finish-missing" id="finish-missing">
        {missing}
      </p>
    </div>
  );
}

/** Names the word only if nothing is known against it. */
function WordButton({ turn, preview: { word, isPromised } }: { turn: Turn; preview: Preview }) {
  const text = t().table;
  return (
    <Button
      look="main"
      class="finish-button finish-word"
      onClick={() => turn.put(turn.chosen.peek(), { before: null })}
    >
      {isPromised ? text.makeWord(word) : text.makeAnyWord}
    </Button>
  );
}

/** It says what is still missing, and says it again when it is pressed too soon. */
function FinishButton({ turn, finish }: { turn: Turn; finish: () => void }) {
  const text = t().table;
  const { missing, score, unasked } = turn.reading.value;
  const [first] = missing;
  // Nothing is said of points that are not known yet.
  const isOpen = score === 0 && (first !== undefined || unasked.length > 0);
  return (
    <button
      type="button"
      class="btn btn-main finish-button"
      aria-disabled={first ? 'true' : undefined}
      aria-describedby={first ? 'finish-missing' : undefined}
      onClick={() => {
        if (!first) finish();
        else if (first.what === 'unnamed') turn.nameNext();
        else notify({ text: capital(missingText(first)) });
      }}
    >
      <span class="finish-long">{isOpen ? text.finishOpen : text.finish(score)}</span>
      <span class="finish-brief" aria-hidden="true">
        {first ? missingBriefly(first) : isOpen ? text.finishOpen : text.finishBriefly(score)}
      </span>
    </button>
  );
}

function capital(sentence: string): string {
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`;
}
