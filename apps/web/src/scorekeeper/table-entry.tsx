/** Entering a turn of Woord-Rummikub: new words are typed or made of letters on the table. */
import { formatTableWord } from '@lettertafel/engine';
import { type Line, readNext } from '@lettertafel/scorekeeper';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { lettersOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { noteChange } from '../parts/double-tap.ts';
import { Icon } from '../parts/icon.tsx';
import { Tile, TileFace, tileClass } from '../parts/tile.tsx';
import { typedTableWord } from './draft.ts';
import { EntryFoot, Unsettled } from './entry-foot.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { letterOfKey, TYPING, useEntryKeys } from './entry-keys.ts';
import { LetterKeys } from './letter-keys.tsx';
import { scoreText } from './messages/index.ts';
import { clearEntered, enter, type SheetModel, updateEntered } from './model.ts';
import { PileChoice } from './pile-choice.tsx';
import { Problems } from './problems.tsx';
import { RackField } from './rack-field.tsx';
import { ScoreLines } from './score-lines.tsx';
import { lineName } from './sentences.ts';
import { tableState } from './sheet-state.ts';
import {
  addLetter,
  beginWord,
  eraseLetter,
  isJoker,
  isMoved,
  moveLetter,
  renameJoker,
  type TableDraft,
  tableAfter,
  toggleTaken,
} from './table-draft.ts';
import { WayChoice } from './way-choice.tsx';
import './table-entry.css';

export function TableEntry({ model, head }: { model: SheetModel; head: ComponentChildren }) {
  const text = scoreText();
  const letters = lettersOf(model.sheet.value.game);
  const home = useRef<HTMLDivElement>(null);
  /** Whether the next letter renames the joker. */
  const isNaming = useSignal(false);
  const before = useComputed(() => tableState(model.base.value.settled).table.map(formatTableWord));
  const line = useComputed((): Line | null => {
    const { table: draft, piles } = model.entered.value;
    const table = tableAfter(before.value, draft);
    return table && { by: model.seat.value, do: 'arrange', table, ...(piles.length > 0 ? { piles } : {}) };
  });
  const reading = useComputed(() => line.value && readNext(model.base.value, line.value));
  useSignalEffect(() => {
    model.draft.value = reading.value;
  });
  const { table: draft } = model.entered.value;
  const put = (table: TableDraft) => updateEntered(model, { table });
  const add = (letter: string) => {
    const { table } = model.entered.value;
    put(isNaming.value ? renameJoker(table, letter) : addLetter(table, letter));
    isNaming.value = false;
  };
  const erase = () => put(eraseLetter(model.entered.value.table));
  const nextWord = () => put(beginWord(model.entered.value.table));
  const clear = () => {
    isNaming.value = false;
    clearEntered(model);
  };
  const note = () => {
    const { value: noted } = line;
    if (!noted) return;
    noteChange();
    clear();
    enter(model, noted);
  };
  useEntryKeys({
    home,
    onCharacter: (event) => {
      const letter = letterOfKey(letters, event);
      if (letter === null) return false;
      add(letter);
      return true;
    },
    onErase: erase,
    onClear: clear,
    onNote: note,
    onSpace: nextWord,
  });
  const { value: read } = reading;
  const last = draft.words.at(-1) ?? [];
  const joker = last.findLast(({ letter }) => isJoker(letter));
  return (
    <EntryFrame
      model={model}
      head={
        <>
          {head}
          <TableStand model={model} />
        </>
      }
      isTyping={line.value !== null}
      stage={
        <section class="score-table" aria-label={text.tableNow} {...TYPING}>
          {line.value === null && <p class="sm">{before.value.length === 0 ? text.tableEmpty : text.tableHint}</p>}
          <ul>
            {before.value.map((word, index) => (
              <TableWord key={`${index} ${word}`} word={word} index={index} draft={draft} onChange={put} />
            ))}
          </ul>
        </section>
      }
      typed={
        // biome-ignore lint/a11y/useSemanticElements: a group of words, not of fields
        <div class="score-made" role="group" aria-label={text.newWords} ref={home} tabIndex={-1}>
          <p class="score-word">
            {draft.words.map((word, index) => (
              <span key={index} class="score-strip">
                {word.map(({ letter, from }, place) => (
                  <Tile
                    key={place}
                    letter={letter.toUpperCase()}
                    draft={from === null}
                    last={from !== null}
                    named={isJoker(letter)}
                    joker={isJoker(letter)}
                  />
                ))}
                {index === draft.words.length - 1 && <span class="score-caret" aria-hidden="true" />}
              </span>
            ))}
          </p>
          <div class="score-acts">
            {line.value !== null && (
              <Button look="line" icon="plus" onClick={nextWord} off={last.length === 0}>
                {text.newWord}
              </Button>
            )}
            {joker && (
              <Button look="line" pressed={isNaming.value} onClick={() => (isNaming.value = !isNaming.value)}>
                {isNaming.value ? text.nameJoker : text.jokerIs(joker.letter.toUpperCase())}
              </Button>
            )}
          </div>
          {read && <ScoreLines reading={read} />}
          {read && <Problems model={model} reading={read} />}
          <Unsettled model={model} />
        </div>
      }
      options={
        <>
          {model.sheet.value.lines.length === 0 && line.value === null && <WayChoice model={model} />}
          <PileChoice model={model} reading={read} />
          <RackField model={model} />
        </>
      }
      keys={<LetterKeys letters={letters} hint={text.jokerHint} onLetter={add} onErase={erase} />}
      foot={
        <EntryFoot
          model={model}
          isReady={line.value !== null}
          fits={read?.computed !== null}
          label={noteText(model, read)}
          onNote={note}
        />
      }
    />
  );
}

function noteText(model: SheetModel, read: ReturnType<typeof readNext> | null): string {
  const text = scoreText();
  if (!read) return text.noteTurn;
  if (read.computed === null) return text.noteAnyway;
  const word = lineName(read);
  const points = t().common.points(read.computed);
  return model.correction.value ? text.save(word, points) : text.note(word, points);
}

/** The round, the tiles in the pot, players without a begin word, and whether the end has begun. */
function TableStand({ model }: { model: SheetModel }) {
  const text = scoreText();
  const { players } = model.sheet.value;
  const { pot, round, opened, ending, options } = tableState(model.base.value.settled);
  const waiting = players.filter((_, seat) => !opened[seat]);
  const tiles = pot.piles.reduce((sum, pile) => sum + pile.length, 0);
  return (
    <p class="score-stand sm">
      <span>{text.roundNow(round)}</span>
      <span>
        {options.openPot ? text.openPot(tiles, pot.piles.filter((pile) => pile.length > 0).length) : text.pot(tiles)}
      </span>
      {waiting.length > 0 && <span>{text.notBegun(waiting)}</span>}
      {ending && <span class="score-ending">{text.ending(ending.rounds)}</span>}
    </p>
  );
}

interface TableWordProps {
  readonly word: string;
  readonly index: number;
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
}

/** A word on the table: a tap on a letter moves it to the new word, the button takes up the whole word. */
function TableWord({ word, index, draft, onChange }: TableWordProps) {
  const text = scoreText();
  const isTaken = draft.taken.includes(index);
  const letters = [...typedTableWord(word)];
  const reading = letters.join('').toUpperCase();
  return (
    <li class={isTaken ? 'score-strip score-strip-taken' : 'score-strip'} data-word={letters.join('')}>
      <button
        type="button"
        class="score-take"
        aria-pressed={isTaken}
        aria-label={text.takeUp(reading)}
        onClick={() => onChange(toggleTaken(draft, index))}
      >
        <Icon name={isTaken ? 'undo' : 'take-back'} small />
      </button>
      {letters.map((letter, place) => {
        const isGone = isTaken || isMoved(draft, { word: index, place });
        const marks = { named: isJoker(letter), joker: isJoker(letter) };
        return (
          <button
            key={place}
            type="button"
            class={tileClass(marks, isGone ? 'score-gone' : '')}
            aria-pressed={isGone}
            aria-label={text.letterOf(letter.toUpperCase(), reading)}
            onClick={() => {
              if (!isTaken) onChange(moveLetter(draft, { word: index, place }, letter));
            }}
          >
            <TileFace letter={letter.toUpperCase()} />
          </button>
        );
      })}
    </li>
  );
}
