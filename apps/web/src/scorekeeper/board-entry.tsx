/** Entering a turn on a board: tap the first square, type the word, save it. */
import { type Direction, formatPlace, formatSquare, SIZE, type Square } from '@lettertafel/engine';
import { isMisfit, type Line, type LineReading, readNext } from '@lettertafel/scorekeeper';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_LOOKS, hasCards } from '../games/looks.ts';
import { t } from '../i18n/index.ts';
import { BoardPicture } from '../parts/board-picture.tsx';
import { rulesOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { onward } from '../parts/squares.ts';
import { Tile } from '../parts/tile.tsx';
import { CardChooser, type ChosenCard } from './card-chooser.tsx';
import { guessedDirection, typedWord, type WordDraft } from './draft.ts';
import { LetterKeys, letterOfKey } from './letter-keys.tsx';
import { scoreText } from './messages/index.ts';
import { boardState, enter, type SheetModel } from './model.ts';
import { ScoreLines } from './score-lines.tsx';
import { problemText } from './sentences.ts';

/** The margin around the squares of the picture, in units of 20 per square. */
const FRAME = 8;
const FIELD = SIZE * 20 + 2 * FRAME;

export function BoardEntry({ model }: { model: SheetModel }) {
  const text = scoreText();
  const { game, players, options } = model.sheet.value;
  const rules = rulesOf(game);
  const draft = useSignal<WordDraft | null>(null);
  const cards = useSignal<readonly ChosenCard[]>([]);
  const typing = useComputed(() => readDraft(model, draft.value, cards.value));
  if (!rules) return null;
  const { board } = boardState(model.base.value.settled);
  const suffix = rules.suffixTile?.({ ...options } as never) ? ['*'] : [];

  const add = (letter: string) => {
    if (draft.value) draft.value = { ...draft.value, letters: [...draft.value.letters, letter] };
  };
  const erase = () => {
    if (draft.value) draft.value = { ...draft.value, letters: draft.value.letters.slice(0, -1) };
  };
  const startAt = (square: Square) => {
    const { value: old } = draft;
    if (old?.square === square) turn();
    else
      draft.value = {
        square,
        direction: guessedDirection(board, square),
        isTurned: false,
        letters: old?.letters ?? [],
      };
  };
  const turn = () => {
    const shown = typing.value?.draft;
    if (shown) draft.value = { ...shown, direction: shown.direction === 'across' ? 'down' : 'across', isTurned: true };
  };
  const note = () => {
    const { value: read } = typing;
    if (!read?.line) return;
    enter(model, read.line);
    draft.value = null;
    cards.value = [];
  };
  const move = (direction: Direction, steps: number) => {
    const from = draft.value?.square ?? Math.floor((SIZE * SIZE) / 2);
    const to = draft.value ? onward(from, direction, steps) : from;
    if (to !== null) startAt(to);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return;
      const letter = letterOfKey(rules.letters, event, suffix);
      if (letter !== null) add(letter);
      else if (event.key === 'Backspace') erase();
      else if (event.key === 'Escape') draft.value = null;
      else if (event.key === 'Enter' && typing.value?.line && !(event.target instanceof HTMLButtonElement)) note();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  const shown = typing.value;
  const place = shown ? formatPlace(shown.draft) : null;
  const way = shown?.draft.direction === 'down' ? text.down : text.across;
  const fresh = shown?.fresh ?? [];
  return (
    <>
      <div class="score-entry">
        <button
          type="button"
          class={`score-board ${GAME_LOOKS[game].ground}`}
          aria-label={shown ? text.cursor(formatSquare(shown.draft.square), way) : text.noCursor}
          onClick={(event) => {
            const square = squareAt(event);
            if (square !== null) startAt(square);
            else turn();
          }}
          onKeyDown={(event) => {
            const steps = ARROWS[event.key];
            if (!steps) return;
            event.preventDefault();
            move(...steps);
          }}
        >
          <BoardPicture
            board={shown?.board ?? board}
            premiums={rules.premiums}
            tricks={hasCards(game)}
            fresh={fresh}
            last={boardState(model.base.value.settled).lastLaid}
          />
          {shown && <Cursor square={shown.next ?? shown.draft.square} direction={shown.draft.direction} />}
        </button>
        <div class="score-typed">
          {shown && shown.word.length > 0 ? (
            <>
              <p class="score-word">
                {[...shown.word].map((cell, index) => (
                  <Tile
                    key={index}
                    letter={cell === '*' ? '*IN' : cell.toUpperCase()}
                    named={cell !== cell.toUpperCase()}
                    draft={shown.isFresh[index]}
                  />
                ))}
              </p>
              <ScoreLines reading={shown.reading} />
            </>
          ) : (
            <p class="muted sm">{text.noCursor}</p>
          )}
          {shown?.reading.problems
            .filter(() => shown.word.length > 1)
            .map((problem) => (
              <p key={problem.kind} class="score-problem">
                <Icon name="warning" small /> {problemText(problem, players)}
              </p>
            ))}
          {place && (
            <Button look="line" icon={shown?.draft.direction === 'down' ? 'down' : 'right'} onClick={turn}>
              {text.place(place, way)}
            </Button>
          )}
          {hasCards(game) && <CardChooser cards={cards} words={shown?.reading.words.map(({ word }) => word) ?? []} />}
        </div>
      </div>
      <LetterKeys letters={rules.letters} more={suffix} onLetter={add} onErase={erase} />
      <p class="score-hint sm">{text.blankHint}</p>
      <div class="score-foot">
        {model.correction.value && (
          <Button look="line" onClick={() => (model.correction.value = null)}>
            {text.never}
          </Button>
        )}
        <Button look="main" class="score-note" off={!shown?.line} onClick={note}>
          {noteText(model, shown)}
        </Button>
      </div>
    </>
  );
}

const ARROWS: Readonly<Record<string, readonly [Direction, number] | undefined>> = {
  ArrowLeft: ['across', -1],
  ArrowRight: ['across', 1],
  ArrowUp: ['down', -1],
  ArrowDown: ['down', 1],
};

interface DraftReading {
  readonly draft: WordDraft;
  readonly board: readonly string[];
  readonly word: string;
  readonly fresh: readonly Square[];
  readonly isFresh: readonly boolean[];
  readonly next: Square | null;
  readonly reading: LineReading;
  /** Null while there is nothing to save. */
  readonly line: Line | null;
}

/**
 * The word as it would be saved. People type the word they see: if both directions fit, the one that makes exactly
 * these letters is used, otherwise the guessed one.
 */
function readDraft(model: SheetModel, draft: WordDraft | null, cards: readonly ChosenCard[]): DraftReading | null {
  if (!draft) return null;
  const here = readIn(model, draft, cards);
  if (draft.isTurned || draft.letters.length === 0) return here;
  const other = readIn(model, { ...draft, direction: draft.direction === 'across' ? 'down' : 'across' }, cards);
  const fitting = [here, other].filter(({ reading }) => !reading.problems.some(isMisfit));
  const isExact = ({ word }: DraftReading) => word.toUpperCase() === draft.letters.join('').toUpperCase();
  return fitting.find(isExact) ?? fitting[0] ?? here;
}

function readIn(model: SheetModel, draft: WordDraft, cards: readonly ChosenCard[]): DraftReading {
  const { base, seat } = model;
  const { board } = boardState(base.value.settled);
  const typed = typedWord(board, draft);
  const chosen = cards.length > 0 ? { cards } : {};
  const at = typed?.at ?? formatPlace(draft);
  const word = typed?.word ?? draft.letters.join('');
  const line: Line = { by: seat.value, do: 'lay', at, word, ...chosen };
  const reading = readNext(base.value, line);
  const first = typed ? typed.word.length : 0;
  const isFresh = Array.from({ length: first }, (_, index) => {
    const start = typed ? squareOfPlace(typed.at, draft.direction, index) : null;
    return start !== null && (typed?.fresh.includes(start) ?? false);
  });
  return {
    draft,
    board: typed?.board ?? board,
    word: draft.letters.length > 0 ? word : '',
    fresh: typed?.fresh ?? [],
    isFresh,
    next: typed?.next ?? null,
    reading,
    line: draft.letters.length > 0 && word.length > 1 ? line : null,
  };
}

function squareOfPlace(at: string, direction: Direction, steps: number): Square | null {
  const row = 'ABCDEFGHIJKLMNO'.indexOf(at.replace(/\d/g, ''));
  const column = Number(at.replace(/\D/g, '')) - 1;
  return onward(row * SIZE + column, direction, steps);
}

/** The square of the board picture that was tapped. */
function squareAt(event: MouseEvent & { readonly currentTarget: HTMLElement }): Square | null {
  const field = event.currentTarget;
  // A key press has no position.
  if (event.detail === 0 && event.clientX === 0) return null;
  const { left, top, width } = field.getBoundingClientRect();
  const unit = width / FIELD;
  const column = Math.floor(((event.clientX - left) / unit - FRAME) / 20);
  const row = Math.floor(((event.clientY - top) / unit - FRAME) / 20);
  return column >= 0 && column < SIZE && row >= 0 && row < SIZE ? row * SIZE + column : null;
}

function Cursor({ square, direction }: { square: Square; direction: Direction }) {
  const part = (value: number) => `${((FRAME + value * 20) / FIELD) * 100}%`;
  const style = { left: part(square % SIZE), top: part(Math.floor(square / SIZE)), width: `${(20 / FIELD) * 100}%` };
  return (
    <span class="score-cursor" style={style} aria-hidden="true">
      <Icon name={direction === 'across' ? 'right' : 'down'} />
    </span>
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
