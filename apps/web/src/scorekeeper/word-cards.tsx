/** The trick cards played with a word: their options, and who cancelled them. */
import {
  type Board,
  CARD_NAMES,
  CARDS,
  type CardChoice,
  formatSquare,
  type ScoredWord,
  type Square,
} from '@lettertafel/engine';
import type { Answer, LayDeed } from '@lettertafel/scorekeeper';
import type { Signal } from '@preact/signals';
import { lettersOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { Select } from '../parts/select.tsx';
import { scoreText } from './messages/index.ts';
import { boardState, type SheetModel } from './model.ts';
import { cardName } from './sentences.ts';

export interface ChosenCard {
  readonly choice: CardChoice;
  /** Who cancelled the card, and who cancelled that cancel. */
  readonly cancelledBy: number | null;
  readonly restoredBy: number | null;
}

const WORD_CARDS = CARD_NAMES.filter((card) => CARDS[card].moment === 'play');
type WordCardName = (typeof WORD_CARDS)[number];

const asksOf = ({ card }: CardChoice) => CARDS[card as WordCardName].asks;

/** Whether the square and letter of a card are chosen; cards without them are left out of the reading. */
export function isComplete({ choice }: ChosenCard): boolean {
  const asks = asksOf(choice);
  if (asks === 'square') return choice.square !== undefined;
  return asks !== 'tile' || (choice.square !== undefined && choice.tile !== undefined);
}

export function cardsOfLine(chosen: readonly ChosenCard[]): Pick<LayDeed, 'cards' | 'answers'> {
  if (chosen.length === 0) return {};
  const answers = chosen.flatMap(({ choice, cancelledBy, restoredBy }): Answer[] => {
    if (cancelledBy === null) return [];
    const again = restoredBy === null ? [] : [{ by: restoredBy, cancels: 'cancel-card' }];
    return [{ by: cancelledBy, cancels: choice.card }, ...again];
  });
  return { cards: chosen.map(({ choice }) => choice), ...(answers.length > 0 ? { answers } : {}) };
}

/** The cards of a line, for correcting it. */
export function chosenOf({ cards = [], answers = [] }: LayDeed): readonly ChosenCard[] {
  return cards.map((choice) => {
    const against = answers.findIndex(({ cancels }) => cancels === choice.card);
    const next = answers[against + 1];
    return {
      choice,
      cancelledBy: answers[against]?.by ?? null,
      restoredBy: against >= 0 && next?.cancels === 'cancel-card' ? next.by : null,
    };
  });
}

interface CardsProps {
  readonly cards: Signal<readonly ChosenCard[]>;
  /** The index of the card whose options are shown in the place of the letter keys. */
  readonly shown: Signal<number | null>;
}

/** The list from which a card is added to the word. */
export function AddCard({ cards, shown }: CardsProps) {
  const text = scoreText();
  return (
    <Select
      label={text.cards}
      plain
      value=""
      onChange={(card) => {
        if (!card) return;
        shown.value = cards.value.length;
        cards.value = [...cards.value, { choice: { card }, cancelledBy: null, restoredBy: null }];
      }}
    >
      <option value="">{text.addCard}</option>
      {WORD_CARDS.map((card) => (
        <option key={card} value={card}>
          {cardName(card)}
        </option>
      ))}
    </Select>
  );
}

/** The cards chosen so far; a tap shows the options of one. */
export function ChosenCards({ cards, shown }: CardsProps) {
  return cards.value.map(({ choice }, index) => (
    <Button
      key={index}
      look="line"
      icon="card"
      expanded={shown.value === index}
      onClick={() => (shown.value = shown.value === index ? null : index)}
    >
      {cardName(choice.card)}
    </Button>
  ));
}

interface CardOptionsProps extends CardsProps {
  readonly model: SheetModel;
  /** The words made so far. */
  readonly words: readonly ScoredWord[];
  /** All words of the turn, if there are several. */
  readonly layings: readonly { readonly at: string; readonly word: string }[];
  /** Whether the turn is legal with this option for one card. */
  readonly fits: (index: number, choice: CardChoice) => boolean;
}

/** The options of the shown card: what it asks for, and who cancelled it. */
export function CardOptions({ model, cards, shown, words, layings, fits }: CardOptionsProps) {
  const text = scoreText();
  const { players } = model.sheet.value;
  const index = shown.value ?? -1;
  const chosen = cards.value[index];
  if (!chosen) return null;
  const { choice, cancelledBy, restoredBy } = chosen;
  const update = (change: Partial<ChosenCard>) => (cards.value = cards.value.with(index, { ...chosen, ...change }));
  const everyone = players.map((name, seat) => ({ seat, name }));
  return (
    <section class="score-card" aria-label={cardName(choice.card)}>
      <CardQuestion
        model={model}
        choice={choice}
        words={words}
        layings={layings}
        fits={(tried) => fits(index, tried)}
        onChoice={(made) => update({ choice: made })}
      />
      <SeatSelect
        label={text.cancelledBy}
        value={cancelledBy}
        seats={everyone.filter(({ seat }) => seat !== model.seat.value)}
        onChange={(seat) => update({ cancelledBy: seat, restoredBy: null })}
      />
      {cancelledBy !== null && (
        <SeatSelect
          label={text.restoredBy}
          value={restoredBy}
          seats={everyone.filter(({ seat }) => seat !== cancelledBy)}
          onChange={(seat) => update({ restoredBy: seat })}
        />
      )}
      <div class="score-card-acts">
        <Button
          look="line"
          icon="trash"
          label={text.dropCard(cardName(choice.card))}
          onClick={() => {
            shown.value = null;
            cards.value = cards.value.toSpliced(index, 1);
          }}
        >
          {text.drop}
        </Button>
        <Button look="line" icon="check" onClick={() => (shown.value = null)}>
          {text.toKeys}
        </Button>
      </div>
    </section>
  );
}

interface SeatSelectProps {
  readonly label: string;
  readonly value: number | null;
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  readonly onChange: (seat: number | null) => void;
}

/** A player, or nobody. */
export function SeatSelect({ label, value, seats, onChange }: SeatSelectProps) {
  return (
    <Select label={label} value={String(value ?? '')} onChange={(seat) => onChange(seat === '' ? null : Number(seat))}>
      <option value="">{scoreText().nobody}</option>
      {seats.map(({ seat, name }) => (
        <option key={seat} value={seat}>
          {name}
        </option>
      ))}
    </Select>
  );
}

interface CardQuestionProps {
  readonly model: SheetModel;
  readonly choice: CardChoice;
  readonly words: readonly ScoredWord[];
  readonly layings: CardOptionsProps['layings'];
  readonly fits: (choice: CardChoice) => boolean;
  readonly onChoice: (choice: CardChoice) => void;
}

/** The option a card asks for: a word, a square, a letter, or one of several words. */
function CardQuestion({ model, choice, words, layings, fits, onChoice }: CardQuestionProps) {
  const text = scoreText();
  const asks = asksOf(choice);
  if (asks === 'word' && words.length > 1) {
    const isTwice = (word: string) => words.filter((other) => other.word === word).length > 1;
    const value = words.findIndex((word) => word.word === choice.word && (!choice.at || word.at === choice.at));
    return (
      <Select
        label={text.withWord}
        value={String(Math.max(0, value))}
        onChange={(number) => {
          const made = words[Number(number)];
          const { at: _, ...rest } = choice;
          if (made) onChoice({ ...rest, word: made.word, ...(isTwice(made.word) ? { at: made.at } : {}) });
        }}
      >
        {words.map(({ word, at }, index) => (
          <option key={at + word} value={index}>
            {isTwice(word) ? `${word}, ${at}` : word}
          </option>
        ))}
      </Select>
    );
  }
  if (asks === 'laying' && layings.length > 1) {
    return (
      <Select
        label={text.withWord}
        value={choice.at ?? layings[0]?.at ?? ''}
        onChange={(at) => onChoice({ ...choice, at })}
      >
        {layings.map(({ at, word }) => (
          <option key={at} value={at}>
            {word.toUpperCase()}
          </option>
        ))}
      </Select>
    );
  }
  if (asks !== 'square' && asks !== 'tile') return null;
  const letters = Object.keys(lettersOf(model.sheet.value.game).tiles).filter((tile) => /\p{Lu}/u.test(tile));
  const tried = { ...choice, tile: choice.tile ?? letters[0] ?? '' };
  const squares = squaresIn(boardState(model.base.value.settled).board, words).filter(({ name }) =>
    fits({ ...(asks === 'tile' ? tried : choice), square: name }),
  );
  return (
    <>
      <Select
        label={asks === 'tile' ? text.whichBlank : text.onSquare}
        value={choice.square ?? ''}
        onChange={(square) => onChoice({ ...choice, square })}
      >
        <option value="">{squares.length > 0 ? '–' : asks === 'tile' ? text.noBlankLaid : text.noSquare}</option>
        {squares.map(({ name, letter }) => (
          <option key={name} value={name}>
            {letter.toUpperCase()}, {name}
          </option>
        ))}
      </Select>
      {asks === 'tile' && (
        <Select label={text.whichTile} value={choice.tile ?? ''} onChange={(tile) => onChoice({ ...choice, tile })}>
          <option value="">–</option>
          {letters.map((letter) => (
            <option key={letter} value={letter}>
              {letter}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}

/** The distinct squares of the words, with their letters. */
function squaresIn(
  board: Board,
  words: readonly ScoredWord[],
): readonly { readonly name: string; readonly letter: string }[] {
  const found = new Map<Square, string>(
    words.flatMap(({ squares, cells }) =>
      squares.map((square, index): [Square, string] => [square, cells[index] ?? '']),
    ),
  );
  return [...found].map(([square, letter]) => ({ name: formatSquare(board, square), letter }));
}
