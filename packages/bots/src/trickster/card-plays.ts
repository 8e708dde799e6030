/** Plays with cards: every useful choice of cards for a play, scored exactly by the rules. */
import {
  type Board,
  type Card,
  type CardChoice,
  FOURFOLD_WORDS,
  formatSquare,
  isTaken,
  playWith,
  type ReadPlay,
  readPlay,
  type Tile,
} from '@lettertafel/engine';
import type { GeneratedPlay } from '@lettertafel/solver';
import type { Seated } from '../crossword/candidates.ts';

/** A word as it is laid; with `many-words` more follow it in the same turn. */
export interface Laid {
  readonly at: string;
  readonly word: string;
  readonly more?: readonly { readonly at: string; readonly word: string }[];
}

/** A play that may be legal only with a card: `needs` are the cards it requires. */
export interface CardedPlay {
  readonly play: Laid;
  readonly needs: readonly CardChoice[];
}

export interface ScoredPlay {
  readonly play: Laid;
  readonly cards: readonly CardChoice[];
  readonly read: ReadPlay;
}

/** Cards that raise the score of a play, in the order of their choices: factors last, on the best word. */
const RAISING = [
  'ones-are-tens',
  'blank-five',
  'reuse-premium',
  'fourfold-two',
  'triple-word',
  'double-word',
  'add-ten',
] as const satisfies readonly Card[];

type RaisingCard = (typeof RAISING)[number];

export function readWith(
  { view, finder, seat: by }: Seated,
  { at, word, more = [] }: Laid,
  cards: readonly CardChoice[],
): ReadPlay | null {
  const play = playWith(view, { by, do: 'lay', at, word, more, cards });
  if ('refusal' in play) return null;
  const read = readPlay(finder.rules, view, { by, play });
  return 'refusal' in read ? null : read;
}

/** The play with cards of the hand added one by one. */
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

/** The same play with one more card; null if the card gains nothing. */
function raised(seated: Seated, { play, cards, read }: ScoredPlay, card: RaisingCard): ScoredPlay | null {
  let best: ScoredPlay | null = null;
  for (const choice of choicesFor(seated, read, card)) {
    const more = [...cards, choice];
    const after = readWith(seated, play, more);
    if (after && after.score > (best?.read ?? read).score) best = { play, cards: more, read: after };
  }
  return best;
}

function choicesFor({ view, finder }: Seated, read: ReadPlay, card: RaisingCard): CardChoice[] {
  switch (card) {
    case 'add-ten':
    case 'double-word':
    case 'triple-word':
      return read.words.map(({ word, at }) => ({ card, word, at }));
    case 'fourfold-two':
      return read.words.filter(({ word }) => FOURFOLD_WORDS.includes(word)).map(({ word, at }) => ({ card, word, at }));
    case 'reuse-premium': {
      const squares = new Set(read.words.flatMap((word) => word.squares));
      return [...squares]
        .filter((square) => isTaken(view.board, square) && isTaken(finder.rules.premiums, square))
        .map((square) => ({ card, square: formatSquare(view.board, square) }));
    }
    case 'ones-are-tens':
    case 'blank-five':
      return [{ card }];
  }
}

/** Which laid blank is a letter tile turned over (TR-27). */
export function turnedTile(board: Board, { laid }: GeneratedPlay, tile: Tile): CardChoice | null {
  const blank = laid.find(({ cell }) => cell !== cell.toUpperCase());
  return blank ? { card: 'tile-as-blank', square: formatSquare(board, blank.square), tile } : null;
}
