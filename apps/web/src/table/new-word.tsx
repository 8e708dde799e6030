/**
 * The area that makes a new word: letters are dropped on it, or selected before it is tapped. Beside it are tools for
 * the selection.
 */
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { choose, giveBack, put } from './actions.ts';
import { isJoker, stripOf } from './draft.ts';
import { type Preview, type TableModel, useComputedFrom } from './model.ts';
import { mayTakeBack } from './selection.ts';
import './new-word.css';

/** More letters than this replace the label. */
const FEW = 7;
/** More letters than this have no frames: they would be too small to read. */
const MANY = 13;

/** Always at the lower edge of the mat, so that selecting letters moves nothing. */
export function NewWord({ model }: { model: TableModel }) {
  const preview = model.preview.value;
  const look = useComputedFrom([model], () => {
    const { value: aim } = model.target;
    const isAimed = aim && 'before' in aim;
    return `mat-drop${isAimed ? ' mat-drop-aimed' : ''}${model.preview.value ? ' mat-drop-ready' : ''}`;
  });
  return (
    <div class="new-word">
      <button
        type="button"
        class={look}
        data-new-word
        aria-disabled={preview === null}
        onClick={() => {
          if (model.preview.peek()) put(model, model.chosen.peek(), { before: null });
        }}
      >
        <Icon name="plus" small />
        <span class="mat-drop-word">
          <span class={preview && preview.word.length > FEW ? 'mat-drop-hidden' : ''}>{t().table.newWord}</span>
          {preview && <Ghosts word={preview.word} />}
        </span>
        {preview && <Source preview={preview} />}
      </button>
      <Tools model={model} />
    </div>
  );
}

/** Holds its place while others play, so that no word moves when the turn comes. */
export function NewWordRoom() {
  return (
    <div class="new-word" aria-hidden="true">
      <div class="mat-drop mat-drop-off" />
    </div>
  );
}

/** The word that the selection spells. */
function Ghosts({ word }: { word: string }) {
  const letters = [...word];
  return (
    <span
      class={letters.length > MANY ? 'mat-ghosts mat-ghosts-many' : 'mat-ghosts'}
      style={{ '--count': letters.length }}
    >
      {letters.map((letter, place) => (
        <span key={place} class="mat-ghost">
          <span>{letter}</span>
        </span>
      ))}
    </span>
  );
}

/** The words that the letters come from, and what remains of them. */
function Source({ preview: { from, left } }: { preview: Preview }) {
  const text = t().table;
  if (left.length > 0) {
    return (
      <small class="mat-left">
        <Icon name="check" small />
        {text.stay(left)}
      </small>
    );
  }
  return from.length > 0 ? <small>{text.fromAll(from)}</small> : null;
}

function Tools({ model }: { model: TableModel }) {
  const chosen = model.chosen.value;
  if (chosen.length === 0) return null;
  const text = t().table.tools;
  const draft = model.draft.value;
  const [only] = chosen;
  const joker = chosen.length === 1 && only !== undefined && isJoker(draft, only) && stripOf(draft, only) ? only : null;
  return (
    <div class="tools" role="toolbar" aria-label={text.title}>
      {joker !== null && (
        <Button
          icon="star"
          label={text.joker}
          onClick={() => {
            model.naming.value = joker;
          }}
        />
      )}
      {mayTakeBack(draft, chosen) && (
        <Button icon="take-back" label={text.takeBack} onClick={() => giveBack(model, chosen)} />
      )}
      <Button icon="cross" label={text.drop} onClick={() => choose(model, [])} />
    </div>
  );
}
