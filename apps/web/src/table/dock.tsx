/** The buttons of a turn: make a word, finish the turn, draw or pass, reset, undo, shuffle. */
import { useMemo } from 'preact/hooks';
import { announce } from '../app/live-region.tsx';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { useAfterDoubleTap } from '../parts/double-tap.ts';
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

/**
 * The buttons take each other's places when letters are selected, laid or taken back. The second tap of a double tap must
 * not finish the turn, draw a letter, reset or end a solo game. Mice tell double clicks themselves.
 */
function useSteady(model: TableModel): boolean {
  const isChoosing = model.chosen.value.length > 0;
  const isTouched = model.isTouched.value;
  const hasPast = model.history.value.past.length > 0;
  const layout = useMemo(() => ({}), [model, isChoosing, isTouched, hasPast]);
  const isSteady = useAfterDoubleTap(layout);
  return isSteady || !matchMedia('(pointer: coarse)').matches;
}

/** The look of buttons that wait for the end of a double tap: as always. */
const early = (isSteady: boolean) => (isSteady ? '' : 'dock-early');

const ifSingle = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** Left of the rack: reset, or draw a tile as long as nothing was changed. */
export function TurnButtons({ model, pot, isAlone, moves }: TurnButtonsProps) {
  const text = t().table;
  const isSteady = useSteady(model);
  if (!model.mayArrange) return null;
  const common = { off: !isSteady, class: early(isSteady) };
  return (
    <div class="turn-buttons">
      {model.isTouched.value ? (
        <Button {...common} icon="take-back" label={text.reset} onClick={() => reset(model)}>
          <span class="turn-wide">{text.reset}</span>
        </Button>
      ) : pot > 0 ? (
        <Button {...common} icon="bag" onClick={ifSingle(moves.draw)}>
          {text.draw}
        </Button>
      ) : isAlone ? null : (
        <Button {...common} icon="pass" onClick={ifSingle(moves.pass)}>
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
  const isSteady = useSteady(model);
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
      <Button
        icon="shuffle"
        label={text.shuffle}
        off={!isSteady}
        class={early(isSteady)}
        onClick={() => shuffle(model)}
      />
    </div>
  );
}

/** The main button: make a word of the selection, finish the turn or, in a solo game without changes, end the game. */
export function MainButton({ model, pot, isAlone, moves }: TurnButtonsProps) {
  const isSteady = useSteady(model);
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
        <Button
          look={pot > 0 ? 'soft' : 'main'}
          class={`finish-button ${early(isSteady)}`}
          off={!isSteady}
          onClick={ifSingle(moves.askToEnd)}
        >
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
  const isSteady = useSteady(model);
  // No score is shown while it is unknown.
  const isOpen = score === 0 && (first !== undefined || unasked.length > 0);
  return (
    <button
      type="button"
      class={`btn btn-main finish-button ${first ? '' : early(isSteady)}`.trim()}
      aria-disabled={first || !isSteady ? 'true' : undefined}
      aria-describedby={first ? 'finish-missing' : undefined}
      onClick={({ detail }) => {
        if (!isSteady || detail > 1) return;
        if (!first) finish();
        else if (first.code === 'reading-missing') nameNext(model);
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
