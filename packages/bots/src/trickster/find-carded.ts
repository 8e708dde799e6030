/** Plays to put cards on: the best without any, and those that only a card allows or makes great. */
import type { Card } from '@lettertafel/engine';
import { type FindOptions, type GeneratedPlay, squaresBeside } from '@lettertafel/solver';
import { byScore, type Seated } from '../crossword/candidates.ts';
import { type CardedPlay, readWith, turnedTile } from './card-plays.ts';

/** So many of each kind are looked at with cards. */
const OF_EACH = 10;

/** A generator that finds only what the player knows comes with `words`; plays may still hold unknown words. */
export function findCarded(seated: Seated, hand: readonly Card[], words: 'all' | 'common'): CardedPlay[] {
  const { view, finder, rack } = seated;
  const { wild } = finder.rules.letters;
  const generator = finder.generator(words);
  const blocked = squaresBeside(view.locked);
  const best = (
    tiles: readonly string[],
    { onesCount = 1, ...options }: FindOptions & { onesCount?: number },
  ): GeneratedPlay[] => {
    generator.setBoard(view.board, { blocked, onesCount });
    const list = generator.findAll(tiles, options);
    return Array.from(byScore(list).subarray(0, OF_EACH), (play) => list.get(play));
  };
  const found: CardedPlay[] = [];
  if (hand.includes('ones-are-tens')) found.push(...best(rack, { onesCount: 10 }).map((play) => ({ play, needs: [] })));
  if (hand.includes('blank-five') && rack.includes(wild)) {
    found.push(...best(rack, { blankValue: 5 }).map((play) => ({ play, needs: [] })));
  }
  if (hand.includes('anywhere')) {
    const free = best(rack, { anywhere: true });
    found.push(
      ...free.filter((play) => !readWith(seated, play, [])).map((play) => ({ play, needs: [{ card: 'anywhere' }] })),
    );
  }
  // With a blank on the rack it would not be plain which one is meant.
  if (hand.includes('tile-as-blank') && !rack.includes(wild)) {
    for (const tile of new Set(rack)) {
      const turned = best(rack.with(rack.indexOf(tile), wild), {});
      found.push(
        ...turned.flatMap((play) => {
          const choice = turnedTile(play, tile);
          return choice ? [{ play, needs: [choice] }] : [];
        }),
      );
    }
  }
  return found;
}
