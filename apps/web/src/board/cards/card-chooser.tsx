/** Asks for what a card needs before it is played: a word, a square, a tile or a player. */
import { type Card, isWordCard, type Seat, type TricksterMove, type TricksterView } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { hasKey } from '../../base/lookup.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../parts/button.tsx';
import { useAfterDoubleTap } from '../../parts/double-tap.ts';
import type { BoardTableProps } from '../../play/contract.ts';
import { ExchangeSheet } from '../exchange-sheet.tsx';
import type { BoardModel } from '../model.ts';
import { cardMoves, lonePlayOf, mayLook, phaseTask } from './card-moves.ts';
import { WordCardChooser } from './word-card-chooser.tsx';
import './card-chooser.css';

export interface CardChooserProps {
  readonly model: BoardModel;
  readonly view: TricksterView;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly act: BoardTableProps['act'];
  readonly slot: number;
  readonly card: Card;
  /** Called when the card has been played or discarded. */
  readonly onDone: () => void;
  /** Called when the player goes on with this word of the turn or another one. */
  readonly onNextWord: () => void;
}

export function CardChooser(props: CardChooserProps) {
  const { view, seat, card, act, onDone } = props;
  const text = t().cards;
  const { name } = text.kinds[card];
  /** A look cannot be undone, so the player confirms it first. */
  const isAsking = useSignal(false);
  const giveUp = (move: TricksterMove) => {
    onDone();
    void act({ ...move });
  };
  const mustPutAway = phaseTask(view)?.task === 'put-away';
  // On a phone its button appears where the card was tapped.
  const mayPutAway = useAfterDoubleTap(mustPutAway);
  if (isAsking.value && mayLook(view)) {
    return (
      <section class="chooser paper" aria-label={name}>
        <LookQuestion
          name={name}
          onYes={() => giveUp(cardMoves.look(seat, card))}
          onNo={() => {
            isAsking.value = false;
          }}
        />
      </section>
    );
  }
  return (
    <section class="chooser paper" aria-label={name}>
      {!isWordCard(card) && <LoneChooser {...props} />}
      {isWordCard(card) &&
        (mustPutAway ? <h2 class="chooser-name">{name}</h2> : <WordCardChooser {...props} card={card} />)}
      {mustPutAway && (
        <Button look="danger" off={!mayPutAway} onClick={() => giveUp(cardMoves.putAway(seat, card))}>
          {text.putAway(name)}
        </Button>
      )}
      {mayLook(view) && (
        <Button look="plain" icon="eye" class="chooser-look" onClick={() => (isAsking.value = true)}>
          {text.look}
        </Button>
      )}
    </section>
  );
}

interface LookQuestionProps {
  readonly name: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function LookQuestion({ name, onYes, onNo }: LookQuestionProps) {
  const text = t().cards;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const mayConfirm = useAfterDoubleTap(true);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {text.giveUpTitle(name)}
      </h2>
      <p class="sm">{text.giveUpForLook}</p>
      <div class="chooser-row">
        <Button look="line" onClick={onNo}>
          {text.keepCard}
        </Button>
        <Button look="danger" off={!mayConfirm} onClick={onYes}>
          {text.giveUp}
        </Button>
      </div>
    </>
  );
}

/** A card that is played by itself: against whom, or with which tiles. */
function LoneChooser({ model, view, seat, names, act, card, onDone }: CardChooserProps) {
  const text = t().cards;
  const isExchanging = useSignal(false);
  const asks = lonePlayOf(view, card);
  const title = <h2 class="chooser-name">{text.kinds[card].name}</h2>;
  // Which card to cancel is asked where that card is shown.
  if (!asks || asks.for === 'card') return title;
  if (asks.for === 'tiles') {
    return (
      <>
        {title}
        <Button
          look="line"
          icon="exchange"
          onClick={() => {
            isExchanging.value = true;
          }}
        >
          {text.exchangeNow}
        </Button>
        {isExchanging.value && (
          <ExchangeSheet
            model={model}
            title={text.kinds[card].name}
            note={text.exchangeNote}
            onClose={() => {
              isExchanging.value = false;
            }}
            onExchange={(tiles) => {
              onDone();
              void act({ ...cardMoves.exchange(seat, tiles) });
            }}
          />
        )}
      </>
    );
  }
  const deed = hasKey(text.deeds, card) ? text.deeds[card] : null;
  const nameOf = (target: Seat) => deed?.(names[target] ?? '', view.lastScores[target] ?? 0);
  return (
    <>
      {title}
      {asks.players.length > 1 && <p class="sm">{text.whichPlayer}</p>}
      <div class="chooser-row">
        {asks.players.map((target) => (
          <Button
            key={target}
            look="line"
            onClick={() => {
              onDone();
              void act({ ...cardMoves.play(seat, card, target) });
            }}
          >
            {nameOf(target)}
          </Button>
        ))}
      </div>
    </>
  );
}
