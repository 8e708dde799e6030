/** Choosing a trick card by its picture. */
import { CARD_NAMES, type Card } from '@lettertafel/engine';
import { CardArt } from '../app/card-art.tsx';
import { t } from '../i18n/index.ts';
import './card-picker.css';

interface CardPickerProps {
  readonly legend: string;
  readonly cards: readonly Card[];
  readonly value: Card | null;
  readonly onChange: (card: Card) => void;
}

export function CardPicker({ legend, cards, value, onChange }: CardPickerProps) {
  const { kinds } = t().cards;
  return (
    <fieldset class="score-picker">
      <legend class="choice-legend">{legend}</legend>
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          class="score-pick"
          aria-pressed={value === card}
          title={kinds[card].text}
          onClick={() => onChange(card)}
        >
          <CardFace card={card} />
          {kinds[card].name}
        </button>
      ))}
    </fieldset>
  );
}

/** The picture of a card; of a card that is not known, none. */
export function CardFace({ card, isVoid }: { card: string; isVoid?: boolean }) {
  const known = CARD_NAMES.find((name) => name === card);
  return (
    <span class={isVoid ? 'score-card-face score-card-void' : 'score-card-face'}>
      {known && <CardArt card={known} />}
    </span>
  );
}
