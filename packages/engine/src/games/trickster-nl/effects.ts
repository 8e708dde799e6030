/** What a card played by itself does once it stands, and the words that a card is traded for. */
import type { Context } from '../../kernel/game.ts';
import { type CardRecord, isLone } from './card-record.ts';
import { tricksterNlRules as rules } from './rules.ts';
import type { CardMove, TricksterCourse } from './state.ts';

/** The effect of a card that stands. A target that has left the table is not there to be acted on. */
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

/** Every good two-letter word of these letters, as on the card that lies face down (TR-07). */
export function twoLetterWords({ lexicon }: Context): string[] {
  const letters = Object.keys(rules.letters.tiles).filter((tile) => tile !== rules.letters.wild);
  return letters.flatMap((first) => letters.map((second) => first + second)).filter((word) => lexicon.has(word));
}
