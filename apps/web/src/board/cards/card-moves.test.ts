/** Cards outside a play: when they may be played, what the others are asked, what is left to do in the card phase. */
import { type Card, lexiconFrom, type TricksterState, type TricksterView, tricksterNl } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { cardMoves, cardQuestions, hasOneAnswer, hasQuestion, lonePlayOf, phaseTask } from './card-moves.ts';

const lexicon = lexiconFrom({ words: ['DE', 'EN', 'NEE', 'DEN'] });
const context = { now: 0, rng: { below: () => 0 }, lexicon };

/** A real game, dealt with these cards and advanced by these moves. */
function play(
  cards: readonly (readonly Card[])[],
  moves: readonly object[] = [],
  { options = {}, ...setup }: { options?: object } & Record<string, unknown> = {},
): TricksterState {
  const made = tricksterNl.create(cards.length, { checking: 'automatic', ...options });
  if (!('state' in made)) throw new Error('bad options');
  const racks = cards.map(() => 'DENENAR');
  const deal = { by: 'house', do: 'deal', setup: { racks, cards, turn: 0, ...setup } };
  return [deal, ...moves].reduce<TricksterState>((state, move) => {
    const decision = tricksterNl.decide(state, move as never, context);
    if ('refusal' in decision) throw new Error(JSON.stringify(decision.refusal));
    return decision.state;
  }, made.state);
}

const seen = (state: TricksterState, seat: number): TricksterView => tricksterNl.viewFor(state, seat);
const goOn = { by: 1, do: 'accept' };

describe('a card played by itself', () => {
  test('TR-16 TR-25 in any turn, as long as no card waits for reactions', () => {
    const state = play([['add-ten'], ['peek-rack', 'steal-tile'], ['skip-opponent']], [goOn, { by: 2, do: 'accept' }]);
    expect(lonePlayOf(seen(state, 1), 'peek-rack')).toEqual({ for: 'player', players: [2, 0] });
    expect(lonePlayOf(seen(state, 1), 'steal-tile')).toEqual({ for: 'player', players: [2, 0] });
    const waiting = tricksterNl.decide(state, cardMoves.play(2, 'skip-opponent', 1), context);
    if ('refusal' in waiting) throw new Error(JSON.stringify(waiting.refusal));
    expect(lonePlayOf(seen(waiting.state, 1), 'steal-tile')).toBeNull();
  });

  test('TR-28 only against a player who has scored', () => {
    const state = play([['take-last-score'], []]);
    expect(lonePlayOf(seen(state, 0), 'take-last-score')).toBeNull();
    const scored = play([['take-last-score'], []], [], { lastScores: [0, 12] });
    expect(lonePlayOf(seen(scored, 0), 'take-last-score')).toEqual({ for: 'player', players: [1] });
  });

  test('TR-17 only while the turn opens, not after it has begun', () => {
    const opening = play([[], ['skip-opponent']]);
    expect(seen(opening, 1).opening).not.toBeNull();
    expect(lonePlayOf(seen(opening, 1), 'skip-opponent')).toEqual({ for: 'player', players: [0] });
    const begun = play([[], ['skip-opponent']], [goOn]);
    expect(lonePlayOf(seen(begun, 1), 'skip-opponent')).toBeNull();
    const laid = play([[], ['skip-opponent']], [goOn, { by: 0, do: 'lay', at: 'H6', word: 'DEN' }], {
      options: { checking: 'challenge' },
    });
    expect(laid.open).not.toBeNull();
    expect(lonePlayOf(seen(laid, 1), 'skip-opponent')).toBeNull();
  });

  test('TR-14 racks are swapped only as the first action of a turn', () => {
    const fresh = play([['peek-rack', 'swap-racks'], []]);
    expect(lonePlayOf(seen(fresh, 0), 'swap-racks')).toEqual({ for: 'player', players: [1] });
    const peeked = play([['peek-rack', 'swap-racks'], []], [cardMoves.play(0, 'peek-rack', 1), goOn]);
    expect(peeked.announced).toEqual([]);
    expect(lonePlayOf(seen(peeked, 0), 'swap-racks')).toBeNull();
  });

  test('none while the player’s card still waits for reactions', () => {
    const state = play([['peek-rack', 'steal-tile'], []], [cardMoves.play(0, 'peek-rack', 1)]);
    expect(lonePlayOf(seen(state, 0), 'steal-tile')).toBeNull();
  });
});

describe('a card on the table', () => {
  test('TR-12 asks the others, and lists the cards that a cancel-card could cancel', () => {
    const state = play([['peek-rack'], ['cancel-card']], [goOn, cardMoves.play(0, 'peek-rack', 1)]);
    expect(cardQuestions(seen(state, 1), 1)).toMatchObject([
      { announcement: { by: 0 }, voided: [], cancellable: ['peek-rack'], isAsked: true },
    ]);
    expect(cardQuestions(seen(state, 0), 0)).toMatchObject([{ isAsked: false, cancellable: [] }]);
  });

  test('the cancel-card is asked about, the cancelled card no longer', () => {
    const state = play(
      [['peek-rack', 'cancel-card'], ['cancel-card']],
      [goOn, cardMoves.play(0, 'peek-rack', 1), cardMoves.cancel(1, 'peek-rack')],
    );
    expect(cardQuestions(seen(state, 0), 0)).toMatchObject([
      { voided: ['peek-rack'], cancellable: ['cancel-card'], isAsked: true },
    ]);
  });
});

describe('the card phase', () => {
  const lay = { by: 0, do: 'lay', at: 'H6', word: 'DEN' };

  test('TR-03 cards are taken for trick squares; TR-05 cards above three are discarded', () => {
    const hand: Card[] = ['add-ten', 'double-word', 'blank-five'];
    const due = play([hand, []], [lay], { deck: ['peek-rack', 'anywhere'] });
    expect(phaseTask(seen(due, 0))).toMatchObject({ task: 'take', due: 1 });
    const taken = play([hand, []], [lay, cardMoves.take(0, 1)], { deck: ['peek-rack', 'anywhere'] });
    expect(phaseTask(seen(taken, 0))).toMatchObject({ task: 'put-away', count: 1 });
    expect(lonePlayOf(seen(taken, 0), 'peek-rack')).toEqual({ for: 'player', players: [1] });
  });

  test('TR-04 with three cards or fewer, a card just taken may still be played', () => {
    const taken = play([[], []], [lay, cardMoves.take(0, 1)], { deck: ['steal-tile', 'anywhere'] });
    expect(phaseTask(seen(taken, 0))).toMatchObject({ task: 'play-or-end' });
    expect(lonePlayOf(seen(taken, 0), 'steal-tile')).toEqual({ for: 'player', players: [1] });
    expect(phaseTask(seen(taken, 1))).toBeNull();
  });

  test('TR-05 without a card to play or to discard there is nothing to decide', () => {
    const taken = play([[], []], [lay, cardMoves.take(0, 1)], { deck: ['anywhere', 'steal-tile'] });
    expect(phaseTask(seen(taken, 0))).toBeNull();
    expect(hasOneAnswer(seen(taken, 0), 0, false)).toBe(true);
    const playable = play([[], []], [lay, cardMoves.take(0, 1)], { deck: ['steal-tile', 'anywhere'] });
    expect(hasOneAnswer(seen(playable, 0), 0, false)).toBe(false);
    const due = play([[], []], [lay], { deck: ['anywhere', 'steal-tile'] });
    expect(hasOneAnswer(seen(due, 0), 0, false)).toBe(false);
  });
});

describe('TR-17 the question whether a turn may begin', () => {
  test('has one answer without cards, and among bots without the card that skips it', () => {
    const empty = seen(play([[], ['add-ten'], []]), 2);
    expect(empty.opening?.awaiting).toEqual([1, 2]);
    expect(hasOneAnswer(empty, 2, false)).toBe(true);
    const without = seen(play([[], ['add-ten']]), 1);
    expect([true, false].map((isAmongBots) => hasOneAnswer(without, 1, isAmongBots))).toEqual([true, false]);
    expect(hasOneAnswer(seen(play([[], ['skip-opponent']]), 1), 1, true)).toBe(false);
  });

  test('is shown only if the player has to answer it', () => {
    const without = seen(play([[], ['add-ten']]), 1);
    expect([true, false].map((isAmongBots) => hasQuestion(without, 1, isAmongBots))).toEqual([false, true]);
    expect(hasQuestion(seen(play([[], ['skip-opponent']]), 1), 1, true)).toBe(true);
  });

  test('is not answered while a card waits for an answer: the move would answer that card', () => {
    const state = play([['peek-rack'], ['add-ten']], [cardMoves.play(0, 'peek-rack', 1)]);
    expect(seen(state, 1).opening).not.toBeNull();
    expect(hasOneAnswer(seen(state, 1), 1, true)).toBe(false);
  });
});
