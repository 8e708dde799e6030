/** Entering a turn of Woord-Rummikub: which words of the table change, and the new words. */
import { formatTableWord } from '@lettertafel/engine';
import { type Line, readNext } from '@lettertafel/scorekeeper';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { lettersOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Tile } from '../parts/tile.tsx';
import { tableWordOf, typedTableWord } from './draft.ts';
import { LetterKeys, letterOfKey } from './letter-keys.tsx';
import { scoreText } from './messages/index.ts';
import { enter, type SheetModel, tableState } from './model.ts';
import { ScoreLines } from './score-lines.tsx';
import { problemText } from './sentences.ts';

export function TableEntry({ model }: { model: SheetModel }) {
  const text = scoreText();
  const { game, players } = model.sheet.value;
  const letters = lettersOf(game);
  /** The indexes of the words that are taken up, and the typed words; the last one is being typed. */
  const taken = useSignal<readonly number[]>([]);
  const typed = useSignal<readonly string[]>(['']);
  const table = tableState(model.base.value.settled).table.map(formatTableWord);
  const line = useComputed((): Line | null => {
    const words = typed.value.filter((word) => word !== '').map(tableWordOf);
    const before = tableState(model.base.value.settled).table.map(formatTableWord);
    const left = before.filter((_, index) => !taken.value.includes(index));
    return words.length === 0 ? null : { by: model.seat.value, do: 'arrange', table: [...left, ...words] };
  });
  const reading = useComputed(() => line.value && readNext(model.base.value, line.value));
  const isOpen = model.correction.value;

  const add = (letter: string) => {
    typed.value = [...typed.value.slice(0, -1), (typed.value.at(-1) ?? '') + letter];
  };
  const erase = () => {
    const last = typed.value.at(-1) ?? '';
    typed.value =
      last === '' && typed.value.length > 1
        ? typed.value.slice(0, -1)
        : [...typed.value.slice(0, -1), last.slice(0, -1)];
  };
  const nextWord = () => {
    if (typed.value.at(-1) !== '') typed.value = [...typed.value, ''];
  };
  const clear = () => {
    taken.value = [];
    typed.value = [''];
  };
  const note = () => {
    if (!line.value) return;
    enter(model, line.value);
    clear();
  };
  useEffect(clear, [isOpen]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return;
      const letter = letterOfKey(letters, event);
      if (letter !== null) add(letter);
      else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) nextWord();
      else if (event.key === 'Backspace') erase();
      else if (event.key === 'Escape') clear();
      else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) note();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  const { value: read } = reading;
  return (
    <>
      <section class="score-table" aria-label={text.tableNow}>
        <p class="sm">{table.length === 0 ? text.tableEmpty : text.tableHint}</p>
        <ul>
          {table.map((word, index) => (
            <li key={index}>
              <button
                type="button"
                class="score-strip"
                aria-pressed={taken.value.includes(index)}
                aria-label={word.split('=').at(-1)}
                onClick={() => {
                  const isTaken = taken.value.includes(index);
                  taken.value = isTaken ? taken.value.filter((other) => other !== index) : [...taken.value, index];
                }}
              >
                <Strip word={typedTableWord(word)} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section class="score-typed" aria-label={text.newWords}>
        <p class="score-word">
          {typed.value.map((word, index) => (
            <span key={index} class="score-strip">
              <Strip word={word} isDraft />
              {index === typed.value.length - 1 && <span class="score-caret" aria-hidden="true" />}
            </span>
          ))}
        </p>
        {read && <ScoreLines reading={read} />}
        {read?.problems.map((problem) => (
          <p key={problem.kind} class="score-problem">
            <Icon name="warning" small /> {problemText(problem, players)}
          </p>
        ))}
        <Button look="line" icon="plus" onClick={nextWord} off={typed.value.at(-1) === ''}>
          {text.newWord}
        </Button>
      </section>
      <LetterKeys letters={letters} onLetter={add} onErase={erase} />
      <p class="score-hint sm">{text.jokerHint}</p>
      <div class="score-foot">
        {isOpen && (
          <Button look="line" onClick={() => (model.correction.value = null)}>
            {text.never}
          </Button>
        )}
        <Button look="main" class="score-note" off={!line.value} onClick={note}>
          {read && read.computed !== null
            ? text.note(read.scoring ?? text.acts.arrange, t().common.points(read.computed))
            : read
              ? text.noteAnyway
              : text.noteTurn}
        </Button>
      </div>
    </>
  );
}

function Strip({ word, isDraft }: { word: string; isDraft?: boolean }) {
  return (
    <>
      {[...word].map((letter, index) => (
        <Tile
          key={index}
          letter={letter.toUpperCase()}
          draft={isDraft}
          named={letter !== letter.toUpperCase()}
          joker={letter !== letter.toUpperCase()}
        />
      ))}
    </>
  );
}
