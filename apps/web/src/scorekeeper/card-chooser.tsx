/** The trick cards played with a word, and their options. */
import { CARD_NAMES, CARDS, type CardChoice } from '@lettertafel/engine';
import type { Signal } from '@preact/signals';
import { hasKey } from '../base/lookup.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Select } from '../parts/select.tsx';
import { scoreText } from './messages/index.ts';
import { cardName } from './sentences.ts';

export type ChosenCard = CardChoice;

const WORD_CARDS = CARD_NAMES.filter((card) => CARDS[card].moment === 'play');

export function CardChooser({ cards, words }: { cards: Signal<readonly ChosenCard[]>; words: readonly string[] }) {
  const text = scoreText();
  const change = (index: number, choice: Partial<ChosenCard>) => {
    cards.value = cards.value.map((card, other) => (other === index ? { ...card, ...choice } : card));
  };
  return (
    <div class="score-cards">
      <Select
        label={text.cards}
        value=""
        onChange={(card) => {
          if (card) cards.value = [...cards.value, { card }];
        }}
      >
        <option value="">–</option>
        {WORD_CARDS.map((card) => (
          <option key={card} value={card}>
            {cardName(card)}
          </option>
        ))}
      </Select>
      {cards.value.map((chosen, index) => {
        const asks = hasKey(CARDS, chosen.card) ? CARDS[chosen.card].asks : 'nothing';
        return (
          <div key={index} class="score-card">
            <Button
              look="line"
              icon="cross"
              onClick={() => {
                cards.value = cards.value.filter((_, other) => other !== index);
              }}
            >
              {cardName(chosen.card)}
            </Button>
            {asks === 'word' && words.length > 1 && (
              <Select
                label={text.withWord}
                value={chosen.word ?? words[0] ?? ''}
                onChange={(word) => change(index, { word })}
              >
                {words.map((word) => (
                  <option key={word} value={word}>
                    {word}
                  </option>
                ))}
              </Select>
            )}
            {(asks === 'square' || asks === 'tile') && (
              <Field
                label={text.onSquare}
                value={chosen.square ?? ''}
                onInput={(square) => change(index, { square: square.toUpperCase() })}
              />
            )}
            {asks === 'tile' && (
              <Field
                label={text.whichTile}
                value={chosen.tile ?? ''}
                longest={1}
                onInput={(tile) => change(index, { tile: tile.toUpperCase() })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
