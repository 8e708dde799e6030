/** Entering a turn on a board: tap the first square, type the word, save it. */
import { centreOf, type Direction, formatPlace, type Square, step } from '@lettertafel/engine';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { hasCards } from '../games/looks.ts';
import { t } from '../i18n/index.ts';
import { rulesOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { Tile } from '../parts/tile.tsx';
import { type DraftReading, fitsWith, readDraft } from './board-draft.ts';
import { BoardField } from './board-field.tsx';
import { CardsDue } from './card-sheet.tsx';
import { boardAfter, draftOf, guessedDirection, type LaidWord, toggleBlank, type WordDraft } from './draft.ts';
import { EntryFoot, Unsettled } from './entry-foot.tsx';
import { LetterKeys, letterOfKey } from './letter-keys.tsx';
import { scoreText } from './messages/index.ts';
import { boardState, enter, lineBefore, type SheetModel } from './model.ts';
import { Problems } from './problems.tsx';
import { RackField } from './rack-field.tsx';
import { ScoreLines } from './score-lines.tsx';
import { AddCard, CardOptions, type ChosenCard, ChosenCards, chosenOf } from './word-cards.tsx';
import './entry.css';

export function BoardEntry({ model }: { model: SheetModel }) {
  const text = scoreText();
  const { game, options } = model.sheet.value;
  const rules = rulesOf(game);
  const draft = useSignal<WordDraft | null>(null);
  const cards = useSignal<readonly ChosenCard[]>([]);
  const shownCard = useSignal<number | null>(null);
  const earlier = useSignal<readonly LaidWord[]>([]);
  /** Whether the draft is an opened line that has not been edited yet. */
  const isUntouched = useSignal(false);
  const typing = useComputed(() =>
    readDraft(model, { draft: draft.value, cards: cards.value, earlier: earlier.value }),
  );
  useSignalEffect(() => {
    model.draft.value = typing.value?.line ? typing.value.reading : null;
  });
  const board = boardAfter(boardState(model.base.value.settled).board, earlier.value);
  const { value: correction } = model.correction;
  const clear = () => {
    isUntouched.value = false;
    draft.value = null;
    cards.value = [];
    shownCard.value = null;
    earlier.value = [];
  };
  useLayoutEffect(() => {
    clear();
    const line = lineBefore(model);
    if (line?.do !== 'lay') return;
    const words = [{ at: line.at, word: line.word }, ...(line.more ?? [])];
    earlier.value = words.slice(0, -1);
    cards.value = chosenOf(line);
    const last = words.at(-1);
    isUntouched.value = true;
    draft.value = last ? draftOf(board, last) : null;
  }, [correction]);

  const add = (letter: string) => {
    isUntouched.value = false;
    if (draft.value) draft.value = { ...draft.value, letters: [...draft.value.letters, letter] };
  };
  const erase = () => {
    isUntouched.value = false;
    if (draft.value) draft.value = { ...draft.value, letters: draft.value.letters.slice(0, -1) };
  };
  const turn = () => {
    const shown = typing.value?.draft;
    if (shown) draft.value = { ...shown, direction: shown.direction === 'across' ? 'down' : 'across', isTurned: true };
  };
  const startAt = (square: Square) => {
    // A tap on the board starts an opened word again from scratch.
    const old = isUntouched.value ? null : draft.value;
    isUntouched.value = false;
    if (old?.square === square) turn();
    else {
      const direction = guessedDirection(board, square);
      draft.value = { square, direction, isTurned: false, letters: old?.letters ?? [] };
    }
  };
  const move = (direction: Direction, steps: number) => {
    const from = draft.value?.square ?? centreOf(board);
    const to = draft.value ? step(board, { square: from, direction }, steps) : from;
    if (to !== null) startAt(to);
  };
  const note = () => {
    const line = typing.value?.line;
    if (!line) return;
    clear();
    enter(model, line);
  };
  const suffix = rules?.suffixTile?.({ ...options } as never) ? ['*'] : [];
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!rules || isTypedElsewhere(event)) return;
      const letter = letterOfKey(rules.letters, event, suffix);
      if (letter !== null) add(letter);
      else if (event.key === 'Backspace') erase();
      else if (event.key === 'Escape') clear();
      else if (event.key === 'Enter' && typing.value?.line && !(event.target instanceof HTMLButtonElement)) note();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  if (!rules) return null;

  const shown = typing.value;
  const way = shown?.draft.direction === 'down' ? text.down : text.across;
  return (
    <>
      <div class="score-entry">
        <BoardField model={model} shown={shown} board={board} onSquare={startAt} onTurn={turn} onMove={move} />
        <div class="score-typed">
          {shown && shown.word.length > 0 ? (
            <>
              <p class="score-word" style={{ '--letters': shown.word.length }}>
                {[...shown.word].map((cell, index) => (
                  <Tile
                    key={index}
                    letter={cell === '*' ? '*IN' : cell.toUpperCase()}
                    value={rules.letters.tiles[cell]?.value}
                    named={cell !== cell.toUpperCase()}
                    draft={shown.isFresh[index]}
                  />
                ))}
              </p>
              <ScoreLines reading={shown.reading} premiums={rules.premiums} />
            </>
          ) : (
            <p class="muted sm">{shown ? text.typeWord : text.noCursor}</p>
          )}
          {shown && shown.word.length > 1 && <Problems model={model} reading={shown.reading} />}
          <Unsettled model={model} />
        </div>
      </div>
      <div class="score-turns">
        {!shown && <CardsDue model={model} />}
        {hasCards(game) && <ChosenCards cards={cards} shown={shownCard} />}
        {shown && <Blanks shown={shown} onToggle={(index) => (draft.value = toggleBlank(shown.draft, index))} />}
        {shown && (
          <Button look="line" icon={shown.draft.direction === 'down' ? 'down' : 'right'} onClick={turn}>
            {text.place(formatPlace(board, shown.draft), way)}
          </Button>
        )}
        {hasCards(game) && <AddCard key={cards.value.length} cards={cards} shown={shownCard} />}
        {shown?.line && cards.value.some(({ choice }) => choice.card === 'many-words') && (
          <Button
            look="line"
            icon="plus"
            onClick={() => {
              earlier.value = shown.layings;
              draft.value = null;
            }}
          >
            {text.oneMoreWord}
          </Button>
        )}
        {earlier.value.length > 0 && (
          <p class="sm">{earlier.value.map(({ word }) => word.toUpperCase()).join(' · ')}</p>
        )}
      </div>
      <RackField model={model} />
      {shownCard.value === null ? (
        <LetterKeys letters={rules.letters} more={suffix} onLetter={add} onErase={erase} />
      ) : (
        <CardOptions
          model={model}
          cards={cards}
          shown={shownCard}
          words={shown?.reading.words ?? []}
          layings={shown?.layings ?? []}
          fits={(index, choice) => shown !== null && fitsWith(model, shown, { cards: cards.value, index, choice })}
        />
      )}
      <p class="score-hint sm">{text.blankHint}</p>
      <EntryFoot
        model={model}
        isReady={shown?.line != null}
        fits={shown?.reading.computed !== null}
        label={noteText(model, shown)}
        onNote={note}
      />
    </>
  );
}

/** Whether a field or an open dialog takes the key presses. */
export function isTypedElsewhere(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
}

/** Checkboxes for the blanks, and for letters that must be blanks because the box has no more of them. */
function Blanks({ shown, onToggle }: { shown: DraftReading; onToggle: (index: number) => void }) {
  const text = scoreText();
  const { letters } = shown.draft;
  const tooMany = shown.reading.problems.flatMap((problem) => (problem.kind === 'too-many-tiles' ? problem.tiles : []));
  const offered = tooMany.map((tile) => letters.lastIndexOf(tile)).filter((index) => index >= 0);
  const blanks = letters.flatMap((letter, index) => (letter === letter.toUpperCase() ? [] : [index]));
  return (
    <>
      {[...blanks, ...offered].map((index) => (
        <label key={index} class="score-check score-blank">
          <input type="checkbox" checked={blanks.includes(index)} onChange={() => onToggle(index)} />
          {text.isBlank((letters[index] ?? '').toUpperCase())}
        </label>
      ))}
    </>
  );
}

function noteText(model: SheetModel, shown: DraftReading | null): string {
  const text = scoreText();
  if (!shown?.line) return text.noteTurn;
  const { reading } = shown;
  if (reading.computed === null) return text.noteAnyway;
  const points = t().common.points(reading.computed);
  const word = reading.words[0]?.word ?? shown.word.toUpperCase();
  return model.correction.value ? text.save(word, points) : text.note(word, points);
}
