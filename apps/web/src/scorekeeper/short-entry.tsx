/** Entering a turn of Woord-Rummikub as on paper: only the word that scores, or only its points. */
import { type Line, readNext } from '@lettertafel/scorekeeper';
import { useComputed, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { lettersOf } from '../parts/board-rules.ts';
import { noteChange } from '../parts/double-tap.ts';
import { Tile } from '../parts/tile.tsx';
import { tableWordOf } from './draft.ts';
import { EntryFoot, Unsettled } from './entry-foot.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { letterOfKey, useEntryKeys } from './entry-keys.ts';
import { DigitKeys, LetterKeys } from './letter-keys.tsx';
import { scoreText } from './messages/index.ts';
import { clearEntered, enter, type SheetModel, updateEntered } from './model.ts';
import { Problems } from './problems.tsx';
import { RackField } from './rack-field.tsx';
import { isJoker } from './table-draft.ts';
import { WayChoice } from './way-choice.tsx';
import './table-entry.css';

interface ShortEntryProps {
  readonly model: SheetModel;
  readonly way: 'word' | 'number';
  readonly head: ComponentChildren;
}

/** Words of a whole table, and points nobody reaches. */
const LONGEST = { word: 40, number: 4 } as const;

export function ShortEntry({ model, way, head }: ShortEntryProps) {
  const text = scoreText();
  const letters = lettersOf(model.sheet.value.game);
  const home = useRef<HTMLDivElement>(null);
  const { typed } = model.entered.value;
  const line = useComputed(() => lineOf(model, way));
  const reading = useComputed(() => line.value && readNext(model.base.value, line.value));
  useSignalEffect(() => {
    model.draft.value = reading.value;
  });
  const add = (character: string) => {
    const { typed: before } = model.entered.value;
    if (before.length < LONGEST[way]) updateEntered(model, { typed: before + character });
  };
  const erase = () => updateEntered(model, { typed: model.entered.value.typed.slice(0, -1) });
  const note = () => {
    const { value: noted } = line;
    if (!noted) return;
    noteChange();
    clearEntered(model);
    enter(model, noted);
  };
  useEntryKeys({
    home,
    onCharacter: (event) => {
      const character = way === 'word' ? letterOfKey(letters, event) : digitOf(event);
      if (character === null) return false;
      add(character);
      return true;
    },
    onErase: erase,
    onClear: () => clearEntered(model),
    onNote: note,
  });
  const { value: read } = reading;
  return (
    <EntryFrame
      model={model}
      head={head}
      isTyping={typed !== ''}
      typed={
        <div class="score-brief" ref={home} tabIndex={-1}>
          {way === 'word' ? (
            <p class="score-word" style={{ '--letters': typed.length }}>
              {[...typed].map((letter, place) => (
                <Tile key={place} letter={letter.toUpperCase()} draft named={isJoker(letter)} joker={isJoker(letter)} />
              ))}
              <span class="score-caret" aria-hidden="true" />
            </p>
          ) : (
            <p class="score-number">
              {typed}
              <span class="score-caret" aria-hidden="true" />
            </p>
          )}
          {typed === '' && <p class="muted sm">{way === 'word' ? text.typeScoring : text.typePoints}</p>}
          {read && way === 'word' && read.scoring === null && read.computed !== null && (
            <p class="score-problem">{text.formedBefore(typed.toUpperCase())}</p>
          )}
          {read && <Problems model={model} reading={read} />}
          <Unsettled model={model} />
        </div>
      }
      options={
        <>
          {model.sheet.value.lines.length === 0 && <WayChoice model={model} />}
          <RackField model={model} />
        </>
      }
      keys={
        way === 'word' ? (
          <LetterKeys letters={letters} hint={text.jokerHint} onLetter={add} onErase={erase} />
        ) : (
          <DigitKeys onDigit={add} onErase={erase} />
        )
      }
      foot={
        <EntryFoot
          model={model}
          isReady={line.value !== null}
          fits={read?.computed !== null}
          label={noteText(model, way)}
          onNote={note}
        />
      }
    />
  );
}

/** The turn; null while there is nothing to save. */
function lineOf({ seat, entered }: SheetModel, way: ShortEntryProps['way']): Line | null {
  const { typed } = entered.value;
  if (typed === '') return null;
  if (way === 'number') return { by: seat.value, do: 'number', byHand: Number.parseInt(typed, 10) || 0 };
  return typed.length > 1 ? { by: seat.value, do: 'word', word: tableWordOf(typed) } : null;
}

function digitOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  return /^\d$/.test(key) && !ctrlKey && !metaKey && !altKey ? key : null;
}

function noteText({ draft, entered, correction }: SheetModel, way: ShortEntryProps['way']): string {
  const text = scoreText();
  const { value: read } = draft;
  if (!read) return text.noteTurn;
  if (read.computed === null) return text.noteAnyway;
  const points = t().common.points(read.score);
  if (way === 'number') return text.notePoints(points);
  const word = entered.value.typed.toUpperCase();
  return correction.value ? text.save(word, points) : text.note(word, points);
}
