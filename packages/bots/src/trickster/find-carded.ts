/** Plays to combine with cards: the best plain ones, and those that a card allows or boosts. */
import type { Card, CardChoice } from '@lettertafel/engine';
import { type BoardChanges, type FindOptions, type GeneratedPlay, squaresBeside } from '@lettertafel/solver';
import { byScore, type Seated } from '../crossword/candidates.ts';
import type { KnownWords } from '../vocabulary.ts';
import { type CardedPlay, readWith, turnedTile } from './card-plays.ts';
import { severalWords } from './several-words.ts';

/** How many of each kind are combined with cards. */
const OF_EACH = 10;

/** Whether a row of the board has a blank, which is in lower case. */
const hasBlank = (row: string) => row !== row.toUpperCase();

export interface CardSearch {
  readonly hand: readonly Card[];
  /** `words` selects a generator that finds mostly words the player knows; plays may still contain unknown ones. */
  readonly words: KnownWords;
  readonly isOver: () => boolean;
}

export function findCarded(seated: Seated, { hand, words, isOver }: CardSearch): CardedPlay[] {
  const { view, finder, rack } = seated;
  const { wild } = finder.rules.letters;
  const blocked = squaresBeside(view.locked);
  const best = (
    tiles: readonly string[],
    { onesCount = 1, blankValue = 0, ...options }: FindOptions & Pick<BoardChanges, 'onesCount' | 'blankValue'>,
  ): GeneratedPlay[] => {
    if (isOver()) return [];
    // Only the generator of the whole list has further main words.
    const generator = finder.generator(options.mainWords ? 'all' : words);
    generator.setBoard(view.board, { blocked, onesCount, blankValue });
    // Otherwise there are more than a million plays.
    if (options.anywhere && tiles.filter((tile) => tile === wild).length > 1) {
      const one = generator.findBest(tiles, options);
      return one ? [one] : [];
    }
    const list = generator.findAll(tiles, options);
    return Array.from(byScore(list).subarray(0, OF_EACH), (play) => list.get(play));
  };
  const plain = (plays: readonly GeneratedPlay[]): CardedPlay[] => plays.map((play) => ({ play, needs: [] }));
  const allowedBy = (card: Card, plays: readonly GeneratedPlay[]): CardedPlay[] =>
    plays.map((play) => ({ play, needs: [{ card }] }));
  const found: CardedPlay[] = [];
  if (hand.includes('ones-are-tens')) found.push(...plain(best(rack, { onesCount: 10 })));
  if (hand.includes('blank-five') && (rack.includes(wild) || view.board.some(hasBlank)))
    found.push(...plain(best(rack, { blankValue: 5 })));
  if (hand.includes('anywhere')) {
    const free = best(rack, { anywhere: true }).filter((play) => !readWith(seated, play, []));
    found.push(...allowedBy('anywhere', free));
  }
  for (const [card, kind] of [
    ['proper-name', 'names'],
    ['backwards', 'backwards'],
  ] as const) {
    const mainWords = hand.includes(card) ? finder.mainWords(kind) : null;
    if (mainWords) found.push(...allowedBy(card, best(rack, { mainWords })));
  }
  if (hand.includes('many-words')) {
    const needs: CardChoice[] = [{ card: 'many-words' }];
    found.push(...severalWords(seated, finder.generator(words), isOver).map((play) => ({ play, needs })));
  }
  // With a blank on the rack it would be ambiguous which one is meant.
  if (hand.includes('tile-as-blank') && !rack.includes(wild)) {
    for (const tile of new Set(rack)) {
      const turned = best(rack.with(rack.indexOf(tile), wild), {});
      found.push(
        ...turned.flatMap((play) => {
          const choice = turnedTile(view.board, play, tile);
          return choice ? [{ play, needs: [choice] }] : [];
        }),
      );
    }
  }
  return found;
}
