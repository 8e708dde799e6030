/** Plays with cards: every useful choice of cards for a play, scored exactly by the rules. */
import {
  type Card,
  type CardChoice,
  FOURFOLD_WORDS,
  formatSquare,
  type Play,
  type ReadPlay,
  readPlay,
  SIZE,
  type Square,
  type Tile,
} from '@lettertafel/engine';
import type { GeneratedPlay } from '@lettertafel/solver';
import type { Seated } from '../crossword/candidates.ts';

/** A play that perhaps lies only by a card: `needs` are those it cannot do without. */
export interface CardedPlay {
  readonly play: GeneratedPlay;
  readonly needs: readonly CardChoice[];
}

export interface ScoredPlay {
  readonly play: GeneratedPlay;
  readonly cards: readonly CardChoice[];
  readonly read: ReadPlay;
}

/** Cards that raise the score of a play, in the order their choices are made: factors last, on the word they find best. */
const RAISING: readonly Card[] = [
  'ones-are-tens',
  'blank-five',
  'reuse-premium',
  'fourfold-two',
  'triple-word',
  'double-word',
  'add-ten',
];

export function readWith(
  { view, finder, seat }: Seated,
  { at, word }: GeneratedPlay,
  cards: readonly CardChoice[],
): ReadPlay | null {
  const read = readPlay(finder.rules, view, { by: seat, play: playOf(at, word, cards) });
  return 'refusal' in read ? null : read;
}

/** The play that a word with these cards means, as far as bots play them. */
function playOf(at: string, word: string, cards: readonly CardChoice[]): Play {
  const holds = (card: Card) => cards.some((choice) => choice.card === card);
  const turned = cards.find(({ card }) => card === 'tile-as-blank');
  const reused = cards.find(({ card }) => card === 'reuse-premium');
  return {
    layings: [{ at, word, ...(holds('anywhere') ? { anywhere: true } : {}) }],
    changes: cards.flatMap(({ card, word: chosen, at: place }) => {
      const change = CHANGES[card];
      return change && chosen !== undefined ? [{ ...change, word: chosen, ...(place ? { at: place } : {}) }] : [];
    }),
    ...(holds('ones-are-tens') ? { onesCount: 10 } : {}),
    ...(holds('blank-five') ? { freshBlankValue: 5 } : {}),
    ...(reused?.square ? { reused: squareOf(reused.square) } : {}),
    ...(turned?.square && turned.tile ? { turned: { square: squareOf(turned.square), tile: turned.tile } } : {}),
  };
}

const CHANGES: Readonly<Record<string, { add?: number; times?: number; tileTimes?: number }>> = {
  'add-ten': { add: 10 },
  'double-word': { times: 2 },
  'triple-word': { times: 3 },
  'fourfold-two': { tileTimes: 4 },
};

function squareOf(name: string): Square {
  return (name.charCodeAt(0) - 65) * SIZE + Number(name.slice(1)) - 1;
}

/** The play with the cards of the hand added one by one, each kind of addition as a choice of its own. */
export function withCards(seated: Seated, { play, needs }: CardedPlay, hand: readonly Card[]): ScoredPlay[] {
  const bare = readWith(seated, play, needs);
  if (!bare) return [];
  const left = needs.reduce<readonly string[]>((cards, { card }) => removed(cards, card), hand);
  let all: ScoredPlay[] = [{ play, cards: needs, read: bare }];
  for (const card of RAISING) {
    const copies = left.filter((held) => held === card).length;
    for (let copy = 0; copy < copies; copy++) {
      all = all.flatMap((scored) => {
        const more = raised(seated, scored, card);
        return more ? [scored, more] : [scored];
      });
    }
  }
  return all;
}

function removed(cards: readonly string[], card: string): readonly string[] {
  const place = cards.indexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
}

/** The same play with one card more, null where the card brings nothing. */
function raised(seated: Seated, { play, cards, read }: ScoredPlay, card: Card): ScoredPlay | null {
  let best: ScoredPlay | null = null;
  for (const choice of choicesFor(seated, read, card)) {
    const more = [...cards, choice];
    const after = readWith(seated, play, more);
    if (after && after.score > (best?.read ?? read).score) best = { play, cards: more, read: after };
  }
  return best;
}

function choicesFor({ view, finder }: Seated, read: ReadPlay, card: Card): CardChoice[] {
  switch (card) {
    case 'add-ten':
    case 'double-word':
    case 'triple-word':
      return read.words.map(({ word, at }) => ({ card, word, at }));
    case 'fourfold-two':
      return read.words.filter(({ word }) => FOURFOLD_WORDS.includes(word)).map(({ word, at }) => ({ card, word, at }));
    case 'reuse-premium': {
      const isOn = (rows: readonly string[], square: Square) =>
        rows[Math.floor(square / SIZE)]?.[square % SIZE] !== '.';
      const squares = new Set(read.words.flatMap((word) => word.squares));
      return [...squares]
        .filter((square) => isOn(view.board, square) && isOn(finder.rules.premiums, square))
        .map((square) => ({ card, square: formatSquare(square) }));
    }
    default:
      return [{ card }];
  }
}

/** A tile turned over to serve as a blank: which laid blank it is (TR-27). */
export function turnedTile({ laid }: GeneratedPlay, tile: Tile): CardChoice | null {
  const blank = laid.find(({ cell }) => cell !== cell.toUpperCase());
  return blank ? { card: 'tile-as-blank', square: formatSquare(blank.square), tile } : null;
}
