/** The own hand: real cards with their text; those that fit the draft light up. */
import { HAND_LIMIT } from '@lettertafel/engine';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { CardChooser, type CardChooserProps } from './card-chooser.tsx';
import { fitOfCard, isChosen, toggleCard } from './choosing.ts';
import { comesWithPlay } from './kinds.ts';
import { phaseTask } from './moments.ts';
import { standingOf } from './standing.ts';
import { HandCard } from './trick-card.tsx';
import './hand.css';

type HandProps = Omit<CardChooserProps, 'slot' | 'card' | 'onDone'>;

export function Hand(props: HandProps) {
  const { model, view, seat } = props;
  const text = t().cards;
  const isNarrow = useMediaQuery('(max-width: 900px), (max-height: 560px)');
  const open = useSignal<number | null>(null);
  const card = open.value === null ? undefined : view.hand[open.value];
  const close = () => {
    open.value = null;
  };
  /** On a wide screen a card that fits goes along at once; its choices show beside it. */
  const press = (slot: number) => {
    const pressed = view.hand[slot];
    if (!pressed) return;
    const isOpen = open.peek() === slot;
    // Who looks for a card to put away means none to go along.
    const mayGoAlong = comesWithPlay(pressed) && phaseTask(view, seat) === null;
    const mayToggle = mayGoAlong && (isChosen(model, slot) || fitOfCard(model, slot, pressed).state !== 'no');
    if (!isNarrow.peek() && mayToggle && isChosen(model, slot) === isOpen) toggleCard(model, slot, pressed);
    open.value = isOpen ? null : slot;
  };
  const chooser = card && open.value !== null && (
    <CardChooser key={`${open.value} ${card}`} {...props} slot={open.value} card={card} onDone={close} />
  );
  return (
    <>
      {chooser && !isNarrow.value && chooser}
      {chooser && card && isNarrow.value && (
        <Sheet title={text.kinds[card].name} onClose={close}>
          <p>{text.kinds[card].text}</p>
          {chooser}
        </Sheet>
      )}
      <section class="hand" aria-label={text.myCards}>
        <header class="hand-head">
          <h2>{text.myCards}</h2>
          <span class="sm">{view.hand.length > 0 && text.ofAtMost(view.hand.length, HAND_LIMIT)}</span>
        </header>
        {view.hand.length === 0 && <p class="sm">{text.noCards}</p>}
        <div class="hand-fan" data-cards={view.hand.length}>
          {view.hand.map((held, slot) => (
            <HandCard
              key={`${slot} ${held}`}
              card={held}
              standing={standingOf(model, view, seat, slot, held)}
              isOpen={open.value === slot}
              onClick={() => press(slot)}
            />
          ))}
          {view.hand.length > 0 &&
            Array.from({ length: Math.max(0, HAND_LIMIT - view.hand.length) }, (_, slot) => (
              <span key={slot} class="hand-slot" aria-hidden="true" />
            ))}
        </div>
      </section>
    </>
  );
}

function useMediaQuery(query: string): Signal<boolean> {
  const matches = useSignal(window.matchMedia(query).matches);
  useEffect(() => {
    const media = window.matchMedia(query);
    const listen = () => {
      matches.value = media.matches;
    };
    media.addEventListener('change', listen);
    return () => media.removeEventListener('change', listen);
  }, [query, matches]);
  return matches;
}
