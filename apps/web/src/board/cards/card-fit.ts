/** Which cards of a hand fit a draft, the options of each, and how the move names them (TR-08 to TR-28). */
import {
  type Board,
  CARDS,
  type Card,
  type CardChoice,
  formatSquare,
  type ScoredWord,
  type Square,
  type WordCardName,
} from '@lettertafel/engine';
import { isFree } from '../../parts/squares.ts';
import { type Draft, onePart, tileOf, turnedTile, turnUp, WILD } from '../draft.ts';
import { type Asked, type DraftReading, readDraft } from '../reading.ts';

/** A card that the player wants to play with the draft: its slot in the hand, and the chosen option, if any. */
export interface ChosenCard {
  readonly slot: number;
  readonly card: WordCardName;
  /** The place of a word that is made, or of one of several words that are laid. */
  readonly at?: string;
  readonly square?: Square;
}

/** One way to use a card. */
export interface CardOption {
  /** The word it applies to, and its place. */
  readonly word?: string;
  readonly at?: string;
  readonly square?: Square;
}

/** `fits`: it changes this draft. `may`: only the player can tell. `no`: why it has no effect. */
export type Fit =
  | { readonly state: 'fits' | 'may'; readonly options: readonly CardOption[] }
  | { readonly state: 'no'; readonly why: Misfit };

export type Misfit = 'nothing-laid' | 'not-a-play' | 'no-blank' | 'no-ones' | 'no-pair' | 'no-premium' | 'touches';

/** Why a card that raises the score has no effect. */
const NO_EFFECT: Readonly<Record<RaisingCard, Misfit>> = {
  'add-ten': 'not-a-play',
  'double-word': 'not-a-play',
  'triple-word': 'not-a-play',
  'fourfold-two': 'no-pair',
  'blank-five': 'no-blank',
  'ones-are-tens': 'no-ones',
  'reuse-premium': 'no-premium',
};

type RaisingCard = Exclude<WordCardName, 'many-words' | 'anywhere' | 'backwards' | 'proper-name' | 'tile-as-blank'>;

/** `reading` is the draft read with the other chosen cards. */
export function fitOf(card: WordCardName, draft: Draft, reading: DraftReading, asked: Asked): Fit {
  if (card === 'many-words') return { state: 'may', options: [{}] };
  if ('fault' in reading) return misfit(reading.fault === 'nothing' ? 'nothing-laid' : 'not-a-play');
  const laid = reading.words.map(({ at, word }) => ({ at, word: word.toUpperCase() }));
  const others = reading.move.cards ?? [];
  const { board } = asked.position;
  const tryOption = (option: CardOption) =>
    readDraft(draft, asked, { cards: [...others, choiceFor(card, option, { draft, board })] });
  switch (card) {
    case 'anywhere':
      if ('read' in reading) return misfit('touches');
      return fits(
        laid.filter((option) => 'read' in tryOption(option)),
        'not-a-play',
      );
    case 'backwards':
    case 'proper-name':
      return { state: 'may', options: laid };
    case 'tile-as-blank':
      return { state: 'may', options: turnable(draft) };
    default: {
      if (!('read' in reading)) return misfit('not-a-play');
      const plain = readDraft(draft, asked, { cards: others });
      const hasEffect = (option: CardOption): boolean => {
        const tried = tryOption(option);
        if (!('read' in tried)) return false;
        return CARDS[card].asks !== 'nothing' || ('read' in plain && tried.read.score > plain.read.score);
      };
      return fits(raisingOptions(card, reading.read.words, asked).filter(hasEffect), NO_EFFECT[card]);
    }
  }
}

/** The options of a card that raises the score; the engine decides which of them it allows. */
function raisingOptions(card: RaisingCard, made: readonly ScoredWord[], { position }: Asked): readonly CardOption[] {
  const { asks } = CARDS[card];
  if (asks === 'nothing') return [{}];
  if (asks !== 'square') return made.map(({ word, at }) => ({ word, at }));
  const old = made.flatMap(({ squares }) => squares).filter((square) => !isFree(position.board, square));
  return [...new Set(old)].map((square) => ({ square }));
}

function misfit(why: Misfit): Fit {
  return { state: 'no', why };
}

function fits(options: readonly CardOption[], otherwise: Misfit): Fit {
  return options.length > 0 ? { state: 'fits', options } : misfit(otherwise);
}

/** Letter tiles of the draft that could be turned over. */
function turnable(draft: Draft): readonly CardOption[] {
  return draft.placed.filter(({ key }) => tileOf(draft, key) !== WILD).map(({ square }) => ({ square }));
}

/** Removes from a draft what only a card allows that is no longer chosen. */
export function allowedBy(chosen: readonly ChosenCard[], draft: Draft): Draft {
  const goesAlong = (card: Card) => chosen.some((one) => one.card === card);
  const turned = goesAlong('tile-as-blank') ? undefined : turnedTile(draft);
  const faceUp = turned ? turnUp(draft, turned.key) : draft;
  return goesAlong('many-words') ? faceUp : onePart(faceUp);
}

/** The player's choice if it still exists, otherwise the option that scores most. */
function settleChoice(chosen: ChosenCard, options: readonly CardOption[], worth: (option: CardOption) => number) {
  const same = options.find((option) => option.at === chosen.at && option.square === chosen.square);
  if (same) return same;
  return options.reduce<CardOption | null>(
    (best, option) => (best === null || worth(option) > worth(best) ? option : best),
    null,
  );
}

type WordCardChoice = CardChoice & { readonly card: WordCardName };

/** The card as the move names it. */
function choiceFor(
  card: WordCardName,
  { word, at, square }: CardOption,
  { draft, board }: { draft: Draft; board: Board },
): WordCardChoice {
  switch (CARDS[card].asks) {
    case 'nothing':
      return { card };
    case 'word':
      return { card, ...(word && at ? { word, at } : {}) };
    case 'laying':
      return { card, ...(at ? { at } : {}) };
    case 'square':
      return { card, ...(square === undefined ? {} : { square: formatSquare(board, square) }) };
    case 'tile': {
      const turned = turnedTile(draft);
      if (turned) return { card, square: formatSquare(board, turned.square), tile: tileOf(draft, turned.key) };
      return { card, ...(square === undefined ? {} : { square: formatSquare(board, square) }) };
    }
  }
}

export interface CardsReading {
  /** The draft read with all chosen cards. */
  readonly reading: DraftReading;
  /** The score without any card; null if that would be no play. */
  readonly plainScore: number | null;
  readonly cards: readonly { readonly chosen: ChosenCard; readonly option: CardOption; readonly fit: Fit }[];
}

/** Cards that allow a word are applied first: the options of the others depend on it. */
const ALLOWING: readonly Card[] = ['many-words', 'anywhere', 'backwards', 'proper-name', 'tile-as-blank'];
const isAllowing = ({ card }: ChosenCard): boolean => ALLOWING.includes(card);

/** Reads a draft with the chosen cards, one after the other. `bonusFor` asks the engine for the bonus of TR-06. */
export function readWithCards(
  draft: Draft,
  chosen: readonly ChosenCard[],
  asked: Asked,
  bonusFor: (cards: readonly Card[]) => number = () => 0,
): CardsReading {
  const { board } = asked.position;
  const choices: WordCardChoice[] = [];
  const cards: { chosen: ChosenCard; option: CardOption; fit: Fit }[] = [];
  const read = (more: readonly WordCardChoice[] = []) => {
    const together = [...choices, ...more];
    return readDraft(draft, asked, { cards: together, extra: bonusFor(together.map(({ card }) => card)) });
  };
  const plain = read();
  let reading = plain;
  for (const one of chosen.toSorted((one, other) => Number(isAllowing(other)) - Number(isAllowing(one)))) {
    const fit = fitOf(one.card, draft, reading, asked);
    if (fit.state === 'no') continue;
    const option = settleChoice(one, fit.options, (option) => {
      const tried = read([choiceFor(one.card, option, { draft, board })]);
      return 'read' in tried ? tried.read.score : -1;
    });
    if (!option) continue;
    choices.push(choiceFor(one.card, option, { draft, board }));
    cards.push({ chosen: one, option, fit });
    reading = read();
  }
  const isPlainPlay = 'read' in plain && !turnedTile(draft);
  return { reading, plainScore: isPlainPlay ? plain.read.score : null, cards };
}
