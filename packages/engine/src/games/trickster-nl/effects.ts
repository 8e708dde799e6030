/** What the cards that are played by themselves do, once nobody has made them void. */
import { rackOf } from '../../crossword/evolve.ts';
import { exchange, refuseExchange } from '../../crossword/turn.ts';
import { RACK_SIZE } from '../../kernel/deal.ts';
import type { Context, Refused } from '../../kernel/game.ts';
import type { Tile } from '../../kernel/letters.ts';
import { type Rng, shuffle } from '../../kernel/rng.ts';
import type { Card } from './cards.ts';
import { momentIn, refuseMoment, refuseTarget } from './moments.ts';
import { tricksterNlRules as rules } from './rules.ts';
import type { CardMove, TricksterCourse, TricksterState } from './state.ts';

/** Why the card may not be played at this moment with this choice; null: it may. */
export function refuseCard(state: TricksterState, move: CardMove, card: Card): Refused | null {
  const { by, target = by } = move;
  const moment = momentIn(state, by);
  const refused = refuseMoment(moment, { by, card });
  if (refused) return refused;
  if (card === 'free-exchange') return refuseExchange(rules, state, { seat: by, tiles: [...(move.tiles ?? '')] });
  return refuseTarget(moment, { by, card, target });
}

interface CardEffect {
  readonly move: CardMove;
  readonly card: Card;
  readonly context: Context;
}

/** The effect of a card that stands. A target that has left the table is not there to be acted on. */
export function takeEffect(course: TricksterCourse, { move, card, context }: CardEffect): void {
  const { by, target = by } = move;
  const { state } = course;
  if (state.resigned[target]) return;
  switch (card) {
    case 'free-exchange':
      exchange(rules, course, { seat: by, tiles: move.tiles ?? '', context });
      break;
    case 'swap-racks': {
      const gave = given(rackOf(state, by), context.rng);
      const got = given(rackOf(state, target), context.rng);
      course.happen({ type: 'swapped', by, target, gave, got });
      break;
    }
    case 'steal-tile': {
      const rack = rackOf(state, target);
      const tile = rack[context.rng.below(Math.max(1, rack.length))];
      if (tile !== undefined) course.happen({ type: 'stole', by, target, tile });
      break;
    }
    case 'take-last-score':
      course.happen({ type: 'took-last-score', seat: by, target, points: state.lastScores[target] ?? 0 });
      break;
    case 'peek-rack':
      course.happen({ type: 'peeked', by, target });
      break;
    default:
      course.happen({ type: 'skip-set', by, target });
  }
}

/** All tiles, or seven at random of a larger rack (TR-14). */
function given(rack: readonly Tile[], rng: Rng): readonly Tile[] {
  return rack.length <= RACK_SIZE ? rack : shuffle(rack, rng).slice(0, RACK_SIZE);
}

/** Every good two-letter word of these letters, as on the card that lies face down (TR-07). */
export function twoLetterWords({ lexicon }: Context): string[] {
  const letters = Object.keys(rules.letters.tiles).filter((tile) => tile !== rules.letters.wild);
  return letters.flatMap((first) => letters.map((second) => first + second)).filter((word) => lexicon.has(word));
}
