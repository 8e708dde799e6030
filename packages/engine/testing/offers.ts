/** The laws of offers (every offer is accepted, every accepted move was offered) and of waits. */
import { expect } from 'vitest';
import type { CrosswordOffer } from '../src/crossword/offers.ts';
import type { TricksterOffer } from '../src/games/trickster-nl/offers.ts';
import { type BaseMove, type Context, type Game, type GameState, isRefused } from '../src/kernel/game.ts';
import type { Tile } from '../src/kernel/letters.ts';
import type { Seat } from '../src/kernel/seats.ts';
import type { Revealed } from '../src/kernel/seen.ts';
import { awaitedSeats } from '../src/kernel/waits.ts';
import type { TableOffer } from '../src/table/offers.ts';

type AnyOffer = CrosswordOffer | TricksterOffer | TableOffer;

type AnyMove = BaseMove & Readonly<Record<string, unknown>>;

/** Every move an offer stands for, except words to lay: those are chosen freely. */
function movesOf(offer: AnyOffer, by: Seat, rack: readonly Tile[]): readonly AnyMove[] {
  const { do: doing } = offer;
  const tiles = (atMost: number) => Array.from({ length: atMost }, (_, more) => rack.slice(0, more + 1).join(''));
  switch (offer.do) {
    case 'lay':
    case 'arrange':
      return [];
    case 'dispute':
      return [{ by, do: doing }, ...offer.words.map((word) => ({ by, do: doing, words: [word] }))];
    case 'exchange':
      return tiles(offer.atMost).map((some) => ({ by, do: doing, tiles: some }));
    case 'draw':
      return [{ by, do: doing }, ...(offer.piles ?? []).map((pile) => ({ by, do: doing, pile }))];
    case 'take':
      return Array.from({ length: offer.atMost + 1 }, (_, count) => ({ by, do: doing, count }));
    case 'discard':
    case 'look':
      return offer.cards.map((card) => ({ by, do: doing, card }));
    case 'card': {
      const { card, asks } = offer;
      if (asks.for === 'card') return asks.cards.map((cancels) => ({ by, do: doing, card, cancels }));
      if (asks.for === 'player') return asks.players.map((target) => ({ by, do: doing, card, target }));
      return tiles(asks.atMost).map((some) => ({ by, do: doing, card, tiles: some }));
    }
    default:
      return [{ by, do: doing }];
  }
}

/** Whether one of the offers covers this move. */
function isOffered(offers: readonly AnyOffer[], move: AnyMove): boolean {
  return offers.some((offer) => offer.do === move.do && isWithin(offer, move));
}

function isWithin(offer: AnyOffer, move: AnyMove): boolean {
  const has = (items: readonly unknown[], item: unknown) => items.includes(item);
  switch (offer.do) {
    case 'lay':
      return ((move.cards ?? []) as { card: string }[]).every(({ card }) => 'cards' in offer && has(offer.cards, card));
    case 'dispute':
      return ((move.words ?? []) as string[]).some((word) => has(offer.words, word.replace(/^.*=/, ''))) || !move.words;
    case 'exchange':
      return [...(move.tiles as string)].length <= offer.atMost;
    case 'draw':
      return move.pile === undefined || has(offer.piles ?? [], move.pile);
    case 'take':
      return move.count === undefined || (move.count as number) <= offer.atMost;
    case 'discard':
    case 'look':
      return has(offer.cards, move.card);
    case 'card': {
      const { card, asks } = offer;
      if (card !== move.card) return false;
      if (asks.for === 'card') return has(asks.cards, move.cancels);
      if (asks.for === 'player') return has(asks.players, move.target);
      return [...(move.tiles as string)].length <= asks.atMost;
    }
    default:
      return true;
  }
}

export type OfferingGame<State extends GameState> = Game<
  State,
  BaseMove,
  { readonly type: string },
  { readonly rack: readonly Tile[]; readonly revealed: readonly Revealed[] },
  unknown,
  AnyOffer
>;

/** Everything that any seat is offered is accepted at this moment. */
export function checkOffers<State extends GameState>(game: OfferingGame<State>, state: State, context: Context): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const view = game.viewFor(state, seat);
    for (const move of game.offersFor(view).flatMap((offer) => movesOf(offer, seat, view.rack))) {
      const decision = game.decide(state, move, context);
      expect(isRefused(decision) ? { move, ...decision } : null, 'an offer was refused').toBeNull();
    }
  }
}

/** A move that is accepted was offered. */
export function checkOffered<State extends GameState>(game: OfferingGame<State>, state: State, move: BaseMove): void {
  if (move.by === 'house') return;
  const offers = game.offersFor(game.viewFor(state, move.by));
  expect(isOffered(offers, move as AnyMove) ? null : { move, offers }, 'an accepted move was not offered').toBeNull();
}

/** Every view has the same waits, every seat that must answer can, and the window that closes next is among them. */
export function checkWaits<State extends GameState>(game: OfferingGame<State>, state: State): void {
  const waits = game.waitsIn(game.viewFor(state, 'spectator'));
  for (let seat = 0; seat < state.seats; seat++) {
    const view = game.viewFor(state, seat);
    expect(game.waitsIn(view)).toEqual(waits);
    const isAsked = waits.some((wait) => wait.for !== 'turn' && wait.for !== 'card-phase' && wait.seats.includes(seat));
    const mayAnswer = game.offersFor(view).some((offer) => offer.do === 'accept' || offer.do === 'agree');
    expect(isAsked && !mayAnswer ? { seat, waits } : null, 'a seat cannot answer what it is asked').toBeNull();
  }
  const asked = waits.flatMap(({ seats }) => seats);
  const awaiting = state.over ? [] : (game.windowOf(state)?.awaiting ?? [state.turn]);
  expect(asked).toEqual(expect.arrayContaining([...awaiting]));
  const until = state.over ? null : game.windowOf(state)?.until;
  // Windows without a time limit have no order.
  if (until !== null) expect(awaitedSeats(waits)).toEqual(awaiting);
}
