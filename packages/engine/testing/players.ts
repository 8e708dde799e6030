/** Random players for the contract suite: they lay when they can, and sometimes try everything else. */

import { findPlays } from '../src/crossword/find-plays.ts';
import type { CrosswordRules } from '../src/crossword/rules.ts';
import type { CrosswordState } from '../src/crossword/state.ts';
import { GAMES, type GameId } from '../src/games/index.ts';
import type { Card } from '../src/games/trickster-nl/cards.ts';
import { CARDS, FULL_DECK } from '../src/games/trickster-nl/deck.ts';
import type { CardChoice, TricksterState } from '../src/games/trickster-nl/state.ts';
import type { BaseMove, GameState } from '../src/kernel/game.ts';
import type { Lexicon } from '../src/kernel/lexicon.ts';
import { withoutTiles } from '../src/kernel/rack.ts';
import type { Rng } from '../src/kernel/rng.ts';
import { opponentsOf, type Seat } from '../src/kernel/seats.ts';
import type { TableState } from '../src/table/state.ts';
import { formatTableWord, tilesOf } from '../src/table/table.ts';
import { smallWords } from './words.ts';

/** A seat's next move; players of the suite may look at the whole state. */
export type Player<State> = (state: State, seat: Seat, chance: { rng: Rng; lexicon: Lexicon }) => BaseMove;

/** In how many of a hundred moves a player does something other than lay or accept. */
const WHIMS = { dispute: 25, exchange: 6, pass: 4, resign: 1, bluff: 10, card: 60 };

function isWhim(rng: Rng, whim: keyof typeof WHIMS): boolean {
  return rng.below(100) < WHIMS[whim];
}

export function pick<T>(items: readonly T[], rng: Rng): T {
  return items[rng.below(items.length)] as T;
}

/** The player of any game, by its family. */
export function playerOf(id: GameId): Player<GameState> {
  const { family, rules } = GAMES[id];
  const player =
    family === 'board'
      ? crosswordPlayer(rules)
      : family === 'table'
        ? tablePlayer(smallWords(rules.language))
        : tricksterPlayer(rules);
  return player as unknown as Player<GameState>;
}

export function crosswordPlayer(rules: CrosswordRules): Player<CrosswordState> {
  return (state, seat, { rng, lexicon }) => {
    if (state.open?.window.awaiting.includes(seat)) return answer(state, seat, rng);
    if (isWhim(rng, 'resign')) return move(seat, 'resign');
    const rack = state.racks[seat] ?? [];
    if (isWhim(rng, 'exchange') && state.bag.length >= 7 && rack.length > 0) {
      return move(seat, 'exchange', { tiles: rack.slice(0, 1 + rng.below(rack.length)).join('') });
    }
    if (isWhim(rng, 'pass')) return move(seat, 'pass');
    const plays = findPlays(rules, { ...state, rack }, { lexicon, by: seat, most: 40 });
    const play = plays.length > 0 ? pick(plays, rng) : null;
    if (play && isWhim(rng, 'bluff')) return move(seat, 'lay', { at: play.at, word: scrambled(play.word, rng) });
    return play ? move(seat, 'lay', { at: play.at, word: play.word }) : move(seat, 'pass');
  };
}

/** Two letters of the word change places: rarely still a word, often still layable. */
function scrambled(word: string, rng: Rng): string {
  const cells = [...word];
  const [one, other] = [rng.below(cells.length), rng.below(cells.length)];
  [cells[one], cells[other]] = [cells[other] as string, cells[one] as string];
  return cells.join('');
}

function answer(
  state: { open: { words: readonly (string | { word: string })[]; ruling: object | null } | null },
  seat: Seat,
  rng: Rng,
): BaseMove {
  if (state.open?.ruling) return move(seat, rng.below(4) > 0 ? 'agree' : 'disagree');
  if (!isWhim(rng, 'dispute') || !state.open) return move(seat, 'accept');
  const words = state.open.words.map((made) => (typeof made === 'string' ? made : made.word));
  return rng.below(2) === 0 ? move(seat, 'dispute') : move(seat, 'dispute', { words: [pick(words, rng)] });
}

export function move(by: Seat, doing: string, more: object = {}): BaseMove {
  return { by, do: doing, ...more };
}

export function tricksterPlayer(rules: CrosswordRules): Player<TricksterState> {
  const laying = crosswordPlayer(rules);
  return (state, seat, chance) => {
    const { rng } = chance;
    const hand = state.hands[seat] ?? [];
    const { phase } = state;
    if (hand.includes('cancel-card') && state.announced.length > 0 && isWhim(rng, 'card')) {
      const cards = state.announced.flatMap(({ cards: played }) => played.filter(({ by }) => by !== seat));
      if (cards.length > 0) return move(seat, 'card', { card: 'cancel-card', cancels: pick(cards, rng).card });
    }
    if (phase?.seat === seat) {
      if (phase.due > 0) return move(seat, 'take', { count: rng.below(phase.due + 1) });
      if (hand.length > 3 && isWhim(rng, 'card')) return move(seat, 'discard', { card: pick(hand, rng) });
      const atOnce = phase.taken.filter((card) => hand.includes(card));
      if (atOnce.length > 0 && isWhim(rng, 'card')) return lonelyCard(state, seat, { card: pick(atOnce, rng), rng });
      return move(seat, 'accept');
    }
    const isAsked = state.announced.some(({ window }) => window.awaiting.includes(seat));
    if (isAsked || state.opening?.awaiting.includes(seat)) {
      const canSkip = hand.includes('skip-opponent') && !isAsked && isWhim(rng, 'card');
      return canSkip ? move(seat, 'card', { card: 'skip-opponent', target: state.turn }) : move(seat, 'accept');
    }
    if (hand.length > 0 && state.turn === seat && !state.open && isWhim(rng, 'card')) {
      const card = pick(hand, rng);
      if (CARDS[card].moment !== 'play') {
        return rng.below(6) === 0 ? move(seat, 'look', { card }) : lonelyCard(state, seat, { card, rng });
      }
      const play = laying(state, seat, chance) as BaseMove & { at?: string; word?: string };
      if (play.do !== 'lay') return play;
      const cards = hand.filter((held) => CARDS[held].moment === 'play' && rng.below(3) > 0);
      return { ...play, cards: cards.map((held) => choiceFor(held, play as { at: string; word: string })) } as BaseMove;
    }
    return laying(state, seat, chance);
  };
}

function lonelyCard(state: TricksterState, seat: Seat, { card, rng }: { card: Card; rng: Rng }): BaseMove {
  const rack = state.racks[seat] ?? [];
  const target = pick(opponentsOf(state, seat), rng);
  return move(seat, 'card', card === 'free-exchange' ? { card, tiles: rack.slice(0, 2).join('') } : { card, target });
}

/** A choice that often fits; refusals are tested too. */
function choiceFor(card: Card, { at, word }: { at: string; word: string }): CardChoice {
  if (card === 'reuse-premium') return { card, square: 'H8' };
  if (card === 'tile-as-blank') return { card, square: at, tile: word[0] ?? 'A' };
  return card === 'fourfold-two' ? { card, word: 'ER' } : { card };
}

/** Lays words of the rack, makes table words longer, or takes a tile. */
export function tablePlayer(words: readonly string[]): Player<TableState> {
  return (state, seat, { rng }) => {
    if (state.open?.window.awaiting.includes(seat)) return answer(state, seat, rng);
    if (isWhim(rng, 'resign')) return move(seat, state.seats === 1 ? 'give-up' : 'resign');
    const rack = state.racks[seat] ?? [];
    const table = state.table.map(formatTableWord);
    const isEmpty = state.pot.piles.every((pile) => pile.length === 0);
    const idle = () => (isEmpty ? move(seat, 'pass') : move(seat, 'draw'));
    if (isWhim(rng, 'pass')) return idle();
    for (let tries = 0; tries < 60; tries++) {
      const word = pick(words, rng);
      const growing = state.opened[seat] && table.length > 0 && rng.below(2) === 0 ? rng.below(table.length) : -1;
      const taken = growing < 0 ? [] : tilesOf(state.table.slice(growing, growing + 1));
      const written = writeWith(word, rack, taken);
      if (!written) continue;
      return move(seat, 'arrange', { table: [...table.filter((_, index) => index !== growing), written] });
    }
    return idle();
  };
}

/** The word in notation from these tiles, all of `taken` used and at least one of the rack; jokers fill gaps. */
function writeWith(word: string, rack: readonly string[], taken: readonly string[]): string | null {
  let left: readonly string[] = [...taken, ...rack];
  const tiles = [...word].map((letter) => {
    const tile = left.includes(letter) ? letter : '@';
    const rest = withoutTiles(left, [tile]);
    if (rest) left = rest;
    return rest ? tile : null;
  });
  if (tiles.includes(null) || left.length >= rack.length) return null;
  const used = withoutTiles(tiles as string[], taken);
  if (!used || used.length === 0) return null;
  return tiles.includes('@') ? `${tiles.join('')}=${word}` : word;
}

/** Any well-typed move, mostly nonsense. */
export function nonsense(state: GameState, rng: Rng): BaseMove {
  const text = () =>
    pick(['', 'H8', '8H', 'TREIN', 'A', '?', '@', 'RIN@=RING', 'é', '*', 'Z99', 'TREIN='.repeat(5)], rng);
  const by = pick([0, 1, 2, 3, 7, -1, 0.5], rng);
  const doing = pick(
    [
      ...['lay', 'exchange', 'pass', 'accept', 'dispute', 'agree', 'disagree'],
      ...['card', 'take', 'discard', 'look', 'arrange', 'draw', 'give-up'],
    ],
    rng,
  );
  return {
    by,
    do: doing,
    at: text(),
    word: text(),
    tiles: text(),
    card: pick([text(), ...FULL_DECK], rng),
    target: pick([0, 1, 9, state.turn], rng),
    cancels: pick(FULL_DECK, rng),
    count: pick([0, 1, -1, 99, 0.5], rng),
    pile: pick([0, 3, 4, -1, 1.5], rng),
    piles: pick([[], [0], [9, -1]], rng),
    table: [text(), text()],
    ...(rng.below(2) === 0 ? { words: [text()] } : {}),
    cards: pick([[], [{ card: pick(FULL_DECK, rng), at: text(), word: text(), square: text(), tile: text() }]], rng),
    more: pick([[], [{ at: text(), word: text() }]], rng),
  } as BaseMove;
}
