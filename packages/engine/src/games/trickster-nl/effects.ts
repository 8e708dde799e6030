/** The effects of cards played by themselves, and the words that a card is traded for. */
import type { Context } from '../../kernel/game.ts';
import { type CardRecord, isLone } from './card-record.ts';
import { tricksterNlRules as rules } from './rules.ts';
import type { CardMove, TricksterCourse } from './state.ts';

/** Applies the effect of a card. Does nothing if the target has resigned. */
export function takeEffect(
  course: TricksterCourse,
  { record, move, context }: { readonly record: CardRecord; readonly move: CardMove; readonly context: Context },
): void {
  const { by, target = by, tiles = '' } = move;
  if (!isLone(record) || course.state.resigned[target]) return;
  switch (record.asks) {
    case 'tiles':
      record.takeEffect(course, { by, tiles }, context);
      break;
    case 'player':
      record.takeEffect(course, { by, target }, context);
  }
}

/** All valid two-letter words, as on the face-down card (TR-07). */
export function twoLetterWords({ lexicon }: Context): string[] {
  const letters = Object.keys(rules.letters.tiles).filter((tile) => tile !== rules.letters.wild);
  return letters.flatMap((first) => letters.map((second) => first + second)).filter((word) => lexicon.has(word));
}
