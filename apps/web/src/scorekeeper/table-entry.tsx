/** Entering a turn of Woord-Rummikub: new words are typed or made of letters on the table. */
import { formatTableWord } from '@lettertafel/engine';
import { type Line, readNext } from '@lettertafel/scorekeeper';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { lettersOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Tile, TileFace, tileClass } from '../parts/tile.tsx';
import { isTypedElsewhere } from './board-entry.tsx';
import { typedTableWord } from './draft.ts';
import { EntryFoot, Unsettled } from './entry-foot.tsx';
import { LetterKeys, letterOfKey } from './letter-keys.tsx';
import { scoreText } from './messages/index.ts';
import { enter, lineBefore, type SheetModel, tableState } from './model.ts';
import { PileChoice } from './pile-choice.tsx';
import { Problems } from './problems.tsx';
import { RackField } from './rack-field.tsx';
import { ScoreLines } from './score-lines.tsx';
import {
  addLetter,
  beginWord,
  EMPTY_DRAFT,
  eraseLetter,
  isJoker,
  isMoved,
  moveLetter,
  renameJoker,
  type TableDraft,
  tableAfter,
  tableDraftOf,
  toggleTaken,
} from './table-draft.ts';
import './entry.css';
import './table-entry.css';

export function TableEntry({ model }: { model: SheetModel }) {
  const text = scoreText();
  const letters = lettersOf(model.sheet.value.game);
  const draft = useSignal<TableDraft>(EMPTY_DRAFT);
  /** Whether the next letter renames the joker. */
  const isNaming = useSignal(false);
  const before = useComputed(() => tableState(model.base.value.settled).table.map(formatTableWord));
  const piles = useSignal<readonly number[]>([]);
  const line = useComputed((): Line | null => {
    const table = tableAfter(before.value, draft.value);
    const refill = piles.value.length > 0 ? { piles: piles.value } : {};
    return table && { by: model.seat.value, do: 'arrange', table, ...refill };
  });
  const reading = useComputed(() => line.value && readNext(model.base.value, line.value));
  useSignalEffect(() => {
    model.draft.value = reading.value;
  });
  const { value: correction } = model.correction;
  const clear = () => {
    draft.value = EMPTY_DRAFT;
    piles.value = [];
    isNaming.value = false;
  };
  useLayoutEffect(() => {
    const old = lineBefore(model);
    clear();
    if (old?.do !== 'arrange') return;
    draft.value = tableDraftOf(before.value, old.table);
    piles.value = old.piles ?? [];
  }, [correction]);

  const add = (letter: string) => {
    draft.value = isNaming.value ? renameJoker(draft.value, letter) : addLetter(draft.value, letter);
    isNaming.value = false;
  };
  const erase = () => (draft.value = eraseLetter(draft.value));
  const nextWord = () => (draft.value = beginWord(draft.value));
  const note = () => {
    const { value: noted } = line;
    if (!noted) return;
    clear();
    enter(model, noted);
  };
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTypedElsewhere(event)) return;
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
  const last = draft.value.words.at(-1) ?? [];
  const joker = last.findLast(({ letter }) => isJoker(letter));
  return (
    <>
      <TableStand model={model} />
      <section class="score-table" aria-label={text.tableNow}>
        {line.value === null && <p class="sm">{before.value.length === 0 ? text.tableEmpty : text.tableHint}</p>}
        <ul>
          {before.value.map((word, index) => (
            <TableWord
              key={`${index} ${word}`}
              word={word}
              index={index}
              draft={draft.value}
              onChange={(next) => (draft.value = next)}
            />
          ))}
        </ul>
      </section>
      <section class="score-typed score-made" aria-label={text.newWords}>
        <p class="score-word">
          {draft.value.words.map((word, index) => (
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
              {index === draft.value.words.length - 1 && <span class="score-caret" aria-hidden="true" />}
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
        <PileChoice model={model} reading={read} piles={piles} />
        {read && <ScoreLines reading={read} />}
        {read && <Problems model={model} reading={read} />}
        <Unsettled model={model} />
      </section>
      <RackField model={model} />
      <LetterKeys letters={letters} onLetter={add} onErase={erase} />
      <p class="score-hint sm">{text.jokerHint}</p>
      <EntryFoot
        model={model}
        isReady={line.value !== null}
        fits={read?.computed !== null}
        label={noteText(model, read)}
        onNote={note}
      />
    </>
  );
}

function noteText(model: SheetModel, read: ReturnType<typeof readNext> | null): string {
  const text = scoreText();
  if (!read) return text.noteTurn;
  if (read.computed === null) return text.noteAnyway;
  const word = read.scoring ?? text.acts.arrange;
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
