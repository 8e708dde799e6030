/** The trick cards of the word being entered: which ones, their options, and who cancelled them. */
import { type Board, type CardChoice, formatSquare, type ScoredWord, type Square } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { lettersOf } from '../parts/board-rules.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Select } from '../parts/select.tsx';
import { CardFace } from './card-picker.tsx';
import { asksOf, type ChosenCard } from './chosen-card.ts';
import { TYPING } from './entry-keys.ts';
import { scoreText } from './messages/index.ts';
import { type SheetModel, updateEntered } from './model.ts';
import { cardName } from './sentences.ts';
import { boardState } from './sheet-state.ts';

/** The cards chosen so far; a tap shows the options of one. */
export function ChosenCards({ model }: { model: SheetModel }) {
  const { shownCard } = model;
  return model.entered.value.cards.map(({ choice, cancelledBy }, index) => (
    <button
      key={index}
      type="button"
      class="score-chip"
      aria-expanded={shownCard.value === index}
      onClick={() => (shownCard.value = shownCard.value === index ? null : index)}
    >
      <CardFace card={choice.card} isVoid={cancelledBy !== null} />
      {cardName(choice.card)}
    </button>
  ));
}

interface CardOptionsProps {
  readonly model: SheetModel;
  /** The words made so far. */
  readonly words: readonly ScoredWord[];
  /** All words of the turn, if there are several. */
  readonly layings: readonly { readonly at: string; readonly word: string }[];
  /** Whether the turn is legal with this option for one card. */
  readonly fits: (index: number, choice: CardChoice) => boolean;
}

/** The options of the shown card: what it asks for, and who cancelled it. */
export function CardOptions({ model, words, layings, fits }: CardOptionsProps) {
  const text = scoreText();
  const { shownCard } = model;
  const { cards } = model.entered.value;
  const index = shownCard.value ?? -1;
  const chosen = cards[index];
  if (!chosen) return null;
  const { choice } = chosen;
  const update = (change: Partial<ChosenCard>) =>
    updateEntered(model, { cards: cards.with(index, { ...chosen, ...change }) });
  return (
    <section class="score-card" aria-label={cardName(choice.card)} {...TYPING}>
      <CardQuestion
        model={model}
        choice={choice}
        words={words}
        layings={layings}
        fits={(tried) => fits(index, tried)}
        onChoice={(made) => update({ choice: made })}
      />
      <Cancels model={model} by={model.seat.value} {...chosen} onChange={update} />
      <div class="score-card-acts">
        <Button
          look="line"
          icon="trash"
          label={text.dropCard(cardName(choice.card))}
          onClick={() => {
            shownCard.value = null;
            updateEntered(model, { cards: cards.toSpliced(index, 1) });
          }}
        >
          {text.drop}
        </Button>
        <Button look="line" icon="check" onClick={() => (shownCard.value = null)}>
          {text.toKeys}
        </Button>
      </div>
    </section>
  );
}

type Cancelled = Pick<ChosenCard, 'cancelledBy' | 'restoredBy'>;

interface CancelsProps extends Cancelled {
  readonly model: SheetModel;
  /** Whose card it is. */
  readonly by: number;
  readonly onChange: (change: Cancelled) => void;
}

/** Who cancelled a card, and who cancelled that: asked only if it happened. */
export function Cancels({ model, by, cancelledBy, restoredBy, onChange }: CancelsProps) {
  const text = scoreText();
  const isAsked = useSignal(cancelledBy !== null);
  const cancel = cardName('cancel-card');
  const others = (seat: number) => [
    { value: -1, label: text.nobody },
    ...model.sheet.value.players.flatMap((name, other) => (other === seat ? [] : [{ value: other, label: name }])),
  ];
  const chosen = (seat: number) => (seat < 0 ? null : seat);
  if (!isAsked.value) {
    return (
      <Button look="line" onClick={() => (isAsked.value = true)}>
        {text.somebodyCancels(cancel)}
      </Button>
    );
  }
  return (
    <>
      <Choice
        legend={text.whoCancels(cancel)}
        value={cancelledBy ?? -1}
        options={others(by)}
        onChange={(seat) => onChange({ cancelledBy: chosen(seat), restoredBy: null })}
      />
      {cancelledBy !== null && (
        <Choice
          legend={text.whoRestores(cancel)}
          value={restoredBy ?? -1}
          options={others(cancelledBy)}
          onChange={(seat) => onChange({ cancelledBy, restoredBy: chosen(seat) })}
        />
      )}
    </>
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
