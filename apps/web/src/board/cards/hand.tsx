/** The player's hand: cards with their text; those that fit the draft are highlighted. */
import { HAND_LIMIT, isWordCard } from '@lettertafel/engine';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { CardChooser, type CardChooserProps } from './card-chooser.tsx';
import { CardKinds } from './card-kinds.tsx';
import { phaseTask } from './card-moves.ts';
import { cardStatus } from './card-status.ts';
import { fitOfCard, isChosen, toggleCard } from './chosen-cards.ts';
import { CardPicture, HandCard } from './trick-card.tsx';
import './hand.css';

type HandProps = Omit<CardChooserProps, 'slot' | 'card' | 'onDone' | 'onNextWord'>;

export function Hand(props: HandProps) {
  const { model, view, seat } = props;
  const text = t().cards;
  const isNarrow = useMediaQuery('(max-width: 900px), (max-height: 560px)');
  const opened = useSignal<{ readonly slot: number; readonly hand: string } | null>(null);
  // A slot identifies a card only while the hand stays the same.
  const hand = view.hand.join();
  const open = opened.value?.hand === hand ? opened.value.slot : null;
  const isShowingKinds = useSignal(false);
  const card = open === null ? undefined : view.hand[open];
  const close = () => {
    opened.value = null;
  };
  /** On a wide screen a card that fits is chosen at once; its options show beside it. */
  const press = (slot: number) => {
    const pressed = view.hand[slot];
    if (!pressed) return;
    const isOpen = open === slot;
    // While a card must be discarded, a press does not choose the card for the play.
    if (isWordCard(pressed) && phaseTask(view) === null) {
      const mayToggle = isChosen(model, slot) || fitOfCard(model, slot, pressed).state !== 'no';
      if (!isNarrow.peek() && mayToggle && isChosen(model, slot) === isOpen) toggleCard(model, slot, pressed);
    }
    opened.value = isOpen ? null : { slot, hand };
  };
  const chooser = card && open !== null && (
    <CardChooser
      key={`${open} ${card}`}
      {...props}
      slot={open}
      card={card}
      onDone={close}
      onNextWord={() => {
        // A sheet covers the board.
        if (isNarrow.peek()) close();
      }}
    />
  );
  return (
    <>
      {chooser && !isNarrow.value && chooser}
      {chooser && card && isNarrow.value && (
        <Sheet title={text.kinds[card].name} onClose={close}>
          <div class="hand-shown">
            <CardPicture card={card} />
            <p>{text.kinds[card].text}</p>
          </div>
          {chooser}
        </Sheet>
      )}
      {isShowingKinds.value && <CardKinds onClose={() => (isShowingKinds.value = false)} />}
      <section class="hand" aria-label={text.myCards}>
        <header class="hand-head">
          <h2>{text.myCards}</h2>
          <span class="sm">{view.hand.length > 0 && text.ofAtMost(view.hand.length, HAND_LIMIT)}</span>
          <button type="button" class="link sm" aria-haspopup="dialog" onClick={() => (isShowingKinds.value = true)}>
            {text.allKinds}
          </button>
        </header>
        {view.hand.length === 0 && <p class="sm">{text.noCards}</p>}
        <div class={view.hand.length > HAND_LIMIT ? 'hand-fan hand-over-limit' : 'hand-fan'}>
          {view.hand.map((held, slot) => (
            <HandCard
              key={`${slot} ${held}`}
              card={held}
              standing={cardStatus(model, view, seat, slot, held)}
              isOpen={open === slot}
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
