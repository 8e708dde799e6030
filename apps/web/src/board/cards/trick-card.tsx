/** A trick card: picture, name, text, and its status in this turn. */
import type { Card } from '@lettertafel/engine';
import { CardArt } from '../../app/card-art.tsx';
import { t } from '../../i18n/index.ts';
import { Icon, type IconName } from '../../parts/icon.tsx';
import './trick-card.css';

export interface CardStatus {
  /** `lit`: it fits the draft. `along`: it is chosen. `ready`: it can be played now. */
  readonly state: 'lit' | 'along' | 'ready' | 'idle';
  readonly text: string;
}

const ICONS: Readonly<Record<CardStatus['state'], IconName | null>> = {
  lit: 'check',
  along: 'check',
  ready: 'clock',
  idle: null,
};

interface HandCardProps {
  readonly card: Card;
  readonly standing: CardStatus;
  /** Whether its options are shown. */
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

export function HandCard({ card, standing, isOpen, onClick }: HandCardProps) {
  const { name, text } = t().cards.kinds[card];
  const icon = ICONS[standing.state];
  return (
    <button
      type="button"
      class={`card card-${standing.state}`}
      aria-expanded={isOpen}
      aria-label={`${name}. ${text} ${standing.text}`}
      onClick={onClick}
    >
      <CardPicture card={card} />
      <span class="card-name" style={{ '--letters': name.length }}>
        {name}
      </span>
      <span class="card-text">{text}</span>
      <span class="card-foot">
        {icon && <Icon name={icon} small />}
        {standing.text}
      </span>
    </button>
  );
}

/** A card that somebody has played, for viewing only. */
export function ShownCard({ card, isVoid }: { card: Card; isVoid?: boolean }) {
  return (
    <span class={isVoid ? 'card card-shown card-void' : 'card card-shown'}>
      <CardPicture card={card} />
      <span class="card-name">{t().cards.kinds[card].name}</span>
    </span>
  );
}

export function CardPicture({ card }: { card: Card }) {
  return (
    <span class="card-picture">
      <CardArt card={card} />
    </span>
  );
}
