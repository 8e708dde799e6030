/** Entering a turn on a board: tap the first square, type the word, save it. */
import { centreOf, type Direction, formatPlace, type Square, step } from '@lettertafel/engine';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { hasCards } from '../games/looks.ts';
import { t } from '../i18n/index.ts';
import { rulesOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { noteChange } from '../parts/double-tap.ts';
import { Tile } from '../parts/tile.tsx';
import { type DraftReading, fitsWith, readDraft } from './board-draft.ts';
import { BoardField } from './board-field.tsx';
import { CardsDue } from './card-sheet.tsx';
import { boardAfter, guessedDirection, toggleBlank } from './draft.ts';
import { EntryFoot, Unsettled } from './entry-foot.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { letterOfKey, useEntryKeys } from './entry-keys.ts';
import { LetterKeys } from './letter-keys.tsx';
import { scoreText } from './messages/index.ts';
import { clearEntered, enter, type SheetModel, updateEntered } from './model.ts';
import { Problems } from './problems.tsx';
import { RackField } from './rack-field.tsx';
import { ScoreLines } from './score-lines.tsx';
import { boardState } from './sheet-state.ts';
import { CardOptions, ChosenCards } from './word-cards.tsx';

export function BoardEntry({ model, head }: { model: SheetModel; head: ComponentChildren }) {
  const text = scoreText();
  const { game, options } = model.sheet.value;
  const rules = rulesOf(game);
  const { draft, cards, earlier } = model.entered.value;
  const typing = useComputed(() => readDraft(model, model.entered.value));
  useSignalEffect(() => {
    model.draft.value = typing.value?.line ? typing.value.reading : null;
  });
  /** The board was touched while it was small. */
  const isOpened = useSignal(false);
  const field = useRef<HTMLButtonElement>(null);
  const board = boardAfter(boardState(model.base.value.settled).board, earlier);
  const clear = () => {
    isOpened.value = false;
    clearEntered(model);
  };
  const change = (letters: readonly string[]) => {
    isOpened.value = false;
    if (draft) updateEntered(model, { draft: { ...draft, letters }, isUntouched: false });
  };
  const add = (letter: string) => change([...(draft?.letters ?? []), letter]);
  const erase = () => change(draft?.letters.slice(0, -1) ?? []);
  const turn = () => {
    const shown = typing.value?.draft;
    if (!shown) return;
    const direction = shown.direction === 'across' ? 'down' : 'across';
    updateEntered(model, { draft: { ...shown, direction, isTurned: true } });
  };
  const startAt = (square: Square) => {
    // A tap on the board starts an opened word again from scratch.
    const old = model.entered.value.isUntouched ? null : draft;
    if (old?.square === square) {
      turn();
      return;
    }
    const direction = guessedDirection(board, square);
    updateEntered(model, {
      draft: { square, direction, isTurned: false, letters: old?.letters ?? [] },
      isUntouched: false,
    });
  };
  const move = (direction: Direction, steps: number) => {
    const from = draft?.square ?? centreOf(board);
    const to = draft ? step(board, { square: from, direction }, steps) : from;
    if (to !== null) startAt(to);
  };
  const note = () => {
    const line = typing.value?.line;
    if (!line) return;
    // The board opens where the button was.
    noteChange();
    clear();
    enter(model, line);
  };
  const suffix = rules?.suffixTile?.({ ...options } as never) ? ['*'] : [];
  useEntryKeys({
    home: field,
    onCharacter: (event) => {
      const letter = rules ? letterOfKey(rules.letters, event, suffix) : null;
      if (letter === null) return false;
      add(letter);
      return true;
    },
    onErase: erase,
    onClear: clear,
    onNote: note,
    onArrow: move,
  });
  if (!rules) return null;

  const shown = typing.value;
  const way = shown?.draft.direction === 'down' ? text.down : text.across;
  const hasWord = shown !== null && shown.word.length > 0;
  const { shownCard } = model;
  return (
    <EntryFrame
      model={model}
      head={head}
      isOpen={isOpened.value || draft === null}
      isTyping={hasWord}
      stage={
        <BoardField
          model={model}
          shown={shown}
          board={board}
          field={field}
          isOpen={isOpened}
          onSquare={startAt}
          onTurn={turn}
        />
      }
      typed={
        <>
          {hasWord ? (
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
          {hasWord && shown.word.length > 1 && <Problems model={model} reading={shown.reading} />}
          <Unsettled model={model} />
        </>
      }
      options={
        <>
          {!shown && <CardsDue model={model} />}
          {hasCards(game) && <ChosenCards model={model} />}
          {shown && (
            <Blanks
              shown={shown}
              onToggle={(index) => updateEntered(model, { draft: toggleBlank(shown.draft, index) })}
            />
          )}
          {shown && (
            <Button look="line" icon={shown.draft.direction === 'down' ? 'down' : 'right'} onClick={turn}>
              {text.place(formatPlace(board, shown.draft), way)}
            </Button>
          )}
          {shown?.line && cards.some(({ choice }) => choice.card === 'many-words') && (
            <Button
              look="line"
              icon="plus"
              onClick={() => updateEntered(model, { earlier: shown.layings, draft: null })}
            >
              {text.oneMoreWord}
            </Button>
          )}
          {earlier.length > 0 && <p class="sm">{earlier.map(({ word }) => word.toUpperCase()).join(' · ')}</p>}
          <RackField model={model} />
        </>
      }
      keys={
        shownCard.value === null ? (
          <LetterKeys letters={rules.letters} more={suffix} hint={text.blankHint} onLetter={add} onErase={erase} />
        ) : (
          <CardOptions
            model={model}
            words={shown?.reading.words ?? []}
            layings={shown?.layings ?? []}
            fits={(index, choice) => shown !== null && fitsWith(model, shown, { cards, index, choice })}
          />
        )
      }
      foot={
        <EntryFoot
          model={model}
          isReady={shown?.line != null}
          fits={shown?.reading.computed !== null}
          label={noteText(model, shown)}
          onNote={note}
        />
      }
    />
  );
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
