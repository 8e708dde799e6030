/** The buttons of a turn: make a word, finish the turn, draw or pass, reset, undo, shuffle. */
import { announce } from '../app/live-region.tsx';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { nameNext, put, redo, reset, shuffle, undo } from './actions.ts';
import type { Preview, TableModel } from './model.ts';
import type { Moves } from './moves.ts';
import { missingBriefly, missingSentence, missingText } from './sentences.ts';
import './dock.css';

interface TurnButtonsProps {
  readonly model: TableModel;
  readonly pot: number;
  /** A solo player has nobody to pass to and ends the game instead. */
  readonly isAlone: boolean;
  readonly moves: Moves;
}

/** Left of the rack: reset, or draw a tile as long as nothing was changed. */
export function TurnButtons({ model, pot, isAlone, moves }: TurnButtonsProps) {
  const text = t().table;
  if (!model.mayArrange) return null;
  return (
    <div class="turn-buttons">
      {model.isTouched.value ? (
        <Button icon="take-back" label={text.reset} onClick={() => reset(model)}>
          <span class="turn-wide">{text.reset}</span>
        </Button>
      ) : pot > 0 ? (
        <Button icon="bag" onClick={moves.draw}>
          {text.draw}
        </Button>
      ) : isAlone ? null : (
        <Button icon="pass" onClick={moves.pass}>
          {text.pass}
        </Button>
      )}
    </div>
  );
}

/** Right of the rack: undo, redo, shuffle. */
export function StepButtons({ model }: { model: TableModel }) {
  const text = t().table;
  const { past, future } = model.history.value;
  return (
    <div class="step-buttons">
      {model.mayArrange && (
        <>
          <Button icon="undo" class="step-undo" label={text.undo} off={past.length === 0} onClick={() => undo(model)} />
          <Button
            icon="redo"
            class="step-redo"
            label={text.redo}
            off={future.length === 0}
            onClick={() => redo(model)}
          />
        </>
      )}
      <Button icon="shuffle" label={text.shuffle} onClick={() => shuffle(model)} />
    </div>
  );
}

/** The main button: make a word of the selection, finish the turn or, in a solo game without changes, end the game. */
export function MainButton({ model, pot, isAlone, moves }: TurnButtonsProps) {
  if (!model.mayArrange) return null;
  const preview = model.preview.value;
  const isUntouched = isAlone && !model.isTouched.value;
  const [first] = model.reading.value.missing;
  const missing = first && !preview && !isUntouched ? missingText(first) : '';
  return (
    <div class="finish">
      {preview ? (
        <WordButton model={model} preview={preview} />
      ) : isUntouched ? (
        <Button look={pot > 0 ? 'soft' : 'main'} class="finish-button" onClick={moves.askToEnd}>
          {t().table.endGame}
        </Button>
      ) : (
        <FinishButton model={model} finish={moves.finish} />
      )}
      <p class="finish-missing" id="finish-missing">
        {missing}
      </p>
    </div>
  );
}

/** Names the word only if nothing is known to be wrong with it. */
function WordButton({ model, preview: { word, isPromised } }: { model: TableModel; preview: Preview }) {
  const text = t().table;
  return (
    <Button
      look="main"
      class="finish-button finish-word"
      onClick={() => put(model, model.chosen.peek(), { before: null })}
    >
      {isPromised ? text.makeWord(word) : text.makeAnyWord}
    </Button>
  );
}

/** Shows what is still missing; a press too early points it out. */
function FinishButton({ model, finish }: { model: TableModel; finish: () => void }) {
  const text = t().table;
  const { missing, score, unasked } = model.reading.value;
  const [first] = missing;
  // No score is shown while it is unknown.
  const isOpen = score === 0 && (first !== undefined || unasked.length > 0);
  return (
    <button
      type="button"
      class="btn btn-main finish-button"
      aria-disabled={first ? 'true' : undefined}
      aria-describedby={first ? 'finish-missing' : undefined}
      onClick={() => {
        if (!first) finish();
        else if (first.what === 'unnamed') nameNext(model);
        else pointOut(missingSentence(first));
      }}
    >
      <span class="finish-long">{isOpen ? text.finishOpen : text.finish(score)}</span>
      <span class="finish-brief" aria-hidden="true">
        {first ? missingBriefly(first) : isOpen ? text.finishOpen : text.finishBriefly(score)}
      </span>
    </button>
  );
}

/** Says what is missing and shakes the line that shows it: below the button, or in the slip of a small screen. */
function pointOut(sentence: string): void {
  announce(sentence);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const line of document.querySelectorAll('.finish-missing, .turn-hint')) {
    line.animate([{}, { translate: '5px' }, { translate: '-5px' }, {}], { duration: 180 });
  }
}
