/** A question about cards: a card to react to, a turn that begins, cards to take or discard. */

import type { Card, Seat, TricksterView } from '@lettertafel/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../app/live-region.tsx';
import { hasKey } from '../../base/lookup.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../parts/button.tsx';
import { Ring, useSecondsUntil } from '../../parts/ring.tsx';
import { useScrollStop } from '../../parts/scroll-stop.ts';
import type { BoardTableProps } from '../../play/contract.ts';
import { cardName, describeAnnouncement } from '../../play/story-sentences.ts';
import { type CardQuestion, cardMoves, cardQuestions, lonePlayOf, phaseTask } from './card-moves.ts';
import { ShownCard } from './trick-card.tsx';
import './card-question.css';

interface QuestionProps {
  readonly view: TricksterView;
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly act: BoardTableProps['act'];
}

/** Shows only the most urgent question; `hasQuestion` says whether there is one. */
export function TableQuestion(props: QuestionProps) {
  const { view, seat } = props;
  const [question] = cardQuestions(view, seat);
  if (question) return <PlayedCards {...props} question={question} />;
  if (view.phase) return <PhaseQuestion {...props} />;
  if (view.opening) return <OpeningQuestion {...props} />;
  return null;
}

interface BarProps {
  readonly title: string;
  readonly text: string;
  readonly until: number | null;
  readonly total: number | null;
  readonly picture?: ComponentChildren;
  /** Announced when it appears, because nothing else has announced it. */
  readonly isNews?: boolean;
  /** The line of the last move says the title already. */
  readonly isTold?: boolean;
  readonly children?: ComponentChildren;
}

function Bar({ title, text, until, total, picture, isNews, isTold, children }: BarProps) {
  const left = useSecondsUntil(until);
  const words = useRef<HTMLDivElement>(null);
  useScrollStop(words);
  useEffect(() => {
    if (isNews) announce(title);
  }, [title, isNews]);
  return (
    <section class={isTold ? 'card-question question-told' : 'card-question'} aria-label={title}>
      {picture}
      {left !== null && <Ring left={left} total={total ?? left} />}
      <div class="question-text" ref={words}>
        <h2>{title}</h2>
        <p class="sm">{text}</p>
      </div>
      {children && <div class="question-answers">{children}</div>}
    </section>
  );
}

function secondsFor({ options }: TricksterView): number | null {
  const seconds = 'reactionSeconds' in options ? options.reactionSeconds : null;
  return typeof seconds === 'number' ? seconds : options.turnSeconds;
}

function PlayedCards({ view, seat, names, act, question }: QuestionProps & { question: CardQuestion }) {
  const text = t().cards;
  const { announcement, voided, cancellable, isAsked } = question;
  const { cards, window } = announcement;
  const nameOf = (card: Card) => text.kinds[card].name;
  const isVoid = voided.length > 0;
  const shown = voided[0] ?? cards[0]?.card ?? 'cancel-card';
  const waiting = window.awaiting.filter((other) => other !== seat).map((other) => names[other] ?? '');
  return (
    <Bar
      isTold
      title={describeAnnouncement(announcement, { names, own: seat })}
      text={!isAsked ? text.waitsFor(waiting) : isVoid ? text.cancelBack : effectOn(shown, announcement, seat, names)}
      until={window.until}
      total={secondsFor(view)}
      picture={<ShownCard card={shown} isVoid={isVoid} />}
    >
      {isAsked && seat !== null && (
        <>
          {cancellable.map((card) => (
            <Button key={card} look="danger" onClick={() => void act({ ...cardMoves.cancel(seat, card) })}>
              {cancellable.length > 1 ? text.makeVoidCard(nameOf(card)) : text.makeVoid}
            </Button>
          ))}
          <Button look="line" onClick={() => void act({ ...cardMoves.letStand(seat) })}>
            {text.letStand}
          </Button>
        </>
      )}
    </Bar>
  );
}

/** What a card does to its target, otherwise its text, which speaks to the player who holds it. */
function effectOn(
  card: Card,
  { by, move }: CardQuestion['announcement'],
  seat: Seat | null,
  names: readonly string[],
): string {
  const { aimed, kinds, onTheCard } = t().cards;
  const isAtMe = move.do === 'card' && move.target === seat;
  return isAtMe && hasKey(aimed, card) ? aimed[card](names[by] ?? '') : onTheCard(kinds[card].text);
}

/** Either the player's turn waits while others may skip it, or this seat is asked whether a turn may begin. */
function OpeningQuestion({ view, seat, names, act }: QuestionProps) {
  const text = t().cards;
  const { opening } = view;
  if (!opening || seat === null) return null;
  if (view.held) {
    return <Bar isNews title={text.heldTitle} text={text.heldText} until={opening.until} total={secondsFor(view)} />;
  }
  const skip = lonePlayOf(view, 'skip-opponent');
  return (
    <Bar
      isNews
      title={text.openingTitle(names[view.turn] ?? '')}
      text={text.openingText}
      until={opening.until}
      total={secondsFor(view)}
    >
      {skip?.for === 'player' && skip.players.includes(view.turn) && (
        <Button look="danger" onClick={() => void act({ ...cardMoves.play(seat, 'skip-opponent', view.turn) })}>
          {text.skipNow}
        </Button>
      )}
      <Button look="line" onClick={() => void act({ ...cardMoves.letStand(seat) })}>
        {text.goOn}
      </Button>
    </Bar>
  );
}

/** The card phase: cards are taken, played or discarded. */
function PhaseQuestion({ view, seat, names, act }: QuestionProps) {
  const text = t().cards;
  const task = phaseTask(view);
  const total = secondsFor(view);
  if (!task || seat === null) {
    const by = view.phase?.seat ?? 0;
    if (by === seat) return null;
    return (
      <Bar title={text.othersTake(names[by] ?? '')} text="" until={view.phase?.window.until ?? null} total={total} />
    );
  }
  const { until } = task;
  if (task.task === 'put-away') {
    return <Bar isNews title={text.putAwayTitle(task.count)} text={text.putAwayText} until={until} total={total} />;
  }
  if (task.task === 'play-or-end') {
    return (
      <Bar
        isNews
        title={text.phaseTitle(view.takenNow.map(cardName))}
        text={text.phaseText}
        until={until}
        total={total}
      >
        <Button look="main" onClick={() => void act({ ...cardMoves.letStand(seat) })}>
          {text.endTurn}
        </Button>
      </Bar>
    );
  }
  const counts = Array.from({ length: task.due }, (_, fewer) => task.due - fewer);
  return (
    <Bar isNews title={text.takeTitle(task.due)} text={text.takeText} until={until} total={total}>
      {counts.map((count) => (
        <Button
          key={count}
          look={count === task.due ? 'main' : 'line'}
          onClick={() => void act({ ...cardMoves.take(seat, count) })}
        >
          {text.take(count, task.due)}
        </Button>
      ))}
      <Button look="line" onClick={() => void act({ ...cardMoves.take(seat, 0) })}>
        {text.takeNone}
      </Button>
    </Bar>
  );
}
