/** Where letters become a word of their own: dropped here, or chosen and then this is tapped; beside it what else can be done. */
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { isJoker, stripOf } from './draft.ts';
import { useDrawn } from './of-turn.ts';
import { mayTakeBack } from './selection.ts';
import { choose } from './taps.ts';
import type { Preview, Turn } from './turn.ts';
import './new-word.css';

/** More letters than these take the place of the words before them. */
const FEW = 7;

/** It always lies at the lower edge of the mat, so that nothing moves when letters are chosen. */
export function NewWord({ turn }: { turn: Turn }) {
  const isAimed = useDrawn([turn], () => turn.aim.value !== null && 'before' in turn.aim.value);
  const preview = turn.preview.value;
  const looks = ['mat-drop', isAimed.value ? 'mat-drop-aimed' : '', preview ? 'mat-drop-ready' : ''];
  return (
    <div class="new-word">
      <button
        type="button"
        class={looks.filter(Boolean).join(' ')}
        data-new-word
        aria-disabled={preview === null}
        onClick={() => {
          if (turn.preview.peek()) turn.put(turn.chosen.peek(), { before: null });
        }}
      >
        <Icon name="plus" small />
        <span class="mat-drop-word">
          <span class={preview && preview.word.length > FEW ? 'mat-drop-hidden' : ''}>{t().table.newWord}</span>
          {preview && <Ghosts word={preview.word} />}
        </span>
        {preview && <Source preview={preview} />}
      </button>
      <Tools turn={turn} />
    </div>
  );
}

/** The word the chosen letters spell. */
function Ghosts({ word }: { word: string }) {
  const letters = [...word];
  return (
    <span class="mat-ghosts" style={{ '--count': letters.length }}>
      {letters.map((letter, place) => (
        <span key={place} class="mat-ghost">
          <span>{letter}</span>
        </span>
      ))}
    </span>
  );
}

/** Which words the letters come from, and what stays of them. */
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

function Tools({ turn }: { turn: Turn }) {
  const chosen = turn.chosen.value;
  if (chosen.length === 0) return null;
  const text = t().table.tools;
  const draft = turn.draft.value;
  const [only] = chosen;
  const joker = chosen.length === 1 && only !== undefined && isJoker(draft, only) && stripOf(draft, only) ? only : null;
  return (
    <div class="tools" role="toolbar" aria-label={text.title}>
      {joker !== null && (
        <Button
          icon="star"
          label={text.joker}
          onClick={() => {
            turn.naming.value = joker;
          }}
        />
      )}
      {mayTakeBack(draft, chosen) && (
        <Button icon="take-back" label={text.takeBack} onClick={() => turn.takeBack(chosen)} />
      )}
      <Button icon="cross" label={text.drop} onClick={() => choose(turn, [])} />
    </div>
  );
}
