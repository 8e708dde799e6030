/** Trickster: the same turn with and without the cards held. What a card is worth if it is kept counts, too. */
import {
  chanceFrom,
  levelOf,
  readWith,
  type Seated,
  type TricksterTurn,
  type WeighedPlay,
  weigh,
  weighPlays,
} from '@lettertafel/bots';
import { type Card, type CardChoice, isCard, type TricksterView, type Turn } from '@lettertafel/engine';
import type { GraphLexicon } from '@lettertafel/words';
import { isSameMove, type WeighedMove } from './static.ts';

export interface CardedMoves {
  /** Best first. */
  readonly withCards: readonly WeighedMove[];
  /** The best move without any; null if nothing can be laid, or no cards were held. */
  readonly without: WeighedMove | null;
  readonly played: WeighedMove;
  /** What the cards of the played move brought: points with them less points without; null: not legal without them. */
  readonly brought: number | null;
}

interface CardedTurn {
  readonly view: TricksterView;
  readonly lexicon: GraphLexicon;
  readonly turn: Turn;
  /** The played move, and all others, as without cards. */
  readonly played: WeighedMove;
  readonly moves: readonly WeighedMove[];
}

export function movesWithCards(seated: Seated, { view, lexicon, turn, played, moves }: CardedTurn): CardedMoves {
  const level = levelOf('unbeatable', seated.finder.game);
  const thinking = { milliseconds: 1, isOver: () => false, budget: () => ({ milliseconds: 1, now: () => 0 }) };
  const asked: TricksterTurn = { view, finder: seated.finder, lexicon, level, rng: chanceFrom(''), thinking };
  const carded = weighPlays(asked, seated, view.hand).map((play) => weighedWithCards(seated, play));
  const idle = moves.filter(({ move }) => move.do !== 'lay');
  const all = [...carded, ...idle].sort((one, other) => other.option.equity - one.option.equity);
  const bare = view.hand.length > 0 ? (weighPlays(asked, seated, [])[0] ?? null) : null;
  const choices = turn.cards.flatMap(({ choice, voidedBy }) => (voidedBy === null ? [choice] : []));
  const own = playedWithCards(seated, asked, { turn, choices, played });
  const first = turn.laid?.layings[0];
  const plain = first && choices.length > 0 ? readWith(seated, first, []) : null;
  return {
    withCards: all,
    without: bare && weighedWithCards(seated, bare),
    played: all.find(({ move }) => isSameMove(move, own.move)) ?? own,
    brought: plain && turn.laid ? turn.laid.score - plain.score : null,
  };
}

/** The played move, with the price of its cards as for the others. */
function playedWithCards(
  seated: Seated,
  asked: TricksterTurn,
  { turn, choices, played }: { turn: Turn; choices: readonly CardChoice[]; played: WeighedMove },
): WeighedMove {
  const [first, ...more] = turn.laid?.layings ?? [];
  if (!first || turn.stands === 'lost' || turn.what !== 'laid') return played;
  const play = { ...first, more };
  const read = readWith(seated, play, choices);
  return read ? weighedWithCards(seated, weigh(asked, seated, { play, cards: choices, read })) : played;
}

function weighedWithCards(seated: Seated, { play, cards, ...option }: WeighedPlay): WeighedMove {
  const { at, word } = play;
  const names = cards.map(({ card }) => card).filter((card): card is Card => isCard(card));
  const points = readWith(seated, play, cards)?.score ?? option.score;
  const move = { do: 'lay', at, word, laid: option.laid, ...(names.length > 0 ? { cards: names } : {}) } as const;
  return { move, option, points };
}
