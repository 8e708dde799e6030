/** The cards that are played by themselves: their targets, refusals and effects. */
import { rackOf } from '../../crossword/evolve.ts';
import { mostToExchange } from '../../crossword/offers.ts';
import { exchange, refuseExchange } from '../../crossword/turn.ts';
import type { Tile } from '../../kernel/letters.ts';
import { type Rng, shuffle } from '../../kernel/rng.ts';
import type { PlayerCard, TilesCard } from './card-record.ts';
import { refuse } from './refusals.ts';
import { tricksterNlRules as rules } from './rules.ts';

export const LONE_CARDS = {
  'swap-racks': {
    rule: 'TR-14',
    copies: 1,
    moment: 'turn',
    isFirstAct: true,
    isAtOnce: true,
    asks: 'player',
    whenVoid: 'left-out',
    refuseTarget: () => null,
    takeEffect(course, { by, target }, { rng }) {
      const gave = given(rackOf(course.state, by), rng);
      const got = given(rackOf(course.state, target), rng);
      course.happen({ type: 'swapped', by, target, gave, got });
    },
  },
  'free-exchange': {
    rule: 'TR-15',
    copies: 1,
    moment: 'turn',
    isFirstAct: false,
    isAtOnce: false,
    asks: 'tiles',
    whenVoid: 'left-out',
    mostTiles: (view) => mostToExchange(rules, view),
    refuseTiles: (state, chosen) => refuseExchange(rules, state, chosen),
    takeEffect(course, { by, tiles }, context) {
      exchange(rules, course, { seat: by, tiles, context });
    },
  },
  'peek-rack': {
    rule: 'TR-16',
    copies: 1,
    moment: 'any',
    isFirstAct: false,
    isAtOnce: true,
    asks: 'player',
    whenVoid: 'left-out',
    refuseTarget: () => null,
    takeEffect(course, { by, target }) {
      course.happen({ type: 'peeked', by, target });
    },
  },
  'skip-opponent': {
    rule: 'TR-17',
    copies: 1,
    moment: 'turn-start',
    isFirstAct: false,
    isAtOnce: true,
    asks: 'player',
    whenVoid: 'left-out',
    refuseTarget({ turn, opening, phase }, target) {
      // In the card phase a skip applies to the next turn.
      const hasBegun = turn === target && !opening && !phase;
      return hasBegun ? refuse('turn-begun', { card: 'skip-opponent' }) : null;
    },
    takeEffect(course, { by, target }) {
      course.happen({ type: 'skip-set', by, target });
    },
  },
  'steal-tile': {
    rule: 'TR-25',
    copies: 1,
    moment: 'any',
    isFirstAct: false,
    isAtOnce: true,
    asks: 'player',
    whenVoid: 'left-out',
    refuseTarget: ({ tiles }, target) => (tiles[target] === 0 ? refuse('rack-empty', { card: 'steal-tile' }) : null),
    takeEffect(course, { by, target }, { rng }) {
      const rack = rackOf(course.state, target);
      const tile = rack[rng.below(Math.max(1, rack.length))];
      if (tile !== undefined) course.happen({ type: 'stole', by, target, tile });
    },
  },
  'take-last-score': {
    rule: 'TR-28',
    copies: 1,
    moment: 'turn',
    isFirstAct: false,
    isAtOnce: true,
    asks: 'player',
    whenVoid: 'left-out',
    refuseTarget({ open, lastScores }, target) {
      const mayBeDisputed = open?.seat === target;
      const hasScored = !mayBeDisputed && (lastScores[target] ?? 0) > 0;
      return hasScored ? null : refuse('no-last-score', { card: 'take-last-score' });
    },
    takeEffect(course, { by, target }) {
      const points = course.state.lastScores[target] ?? 0;
      course.happen({ type: 'took-last-score', seat: by, target, points });
    },
  },
} as const satisfies Readonly<Record<string, PlayerCard | TilesCard>>;

/** All tiles; of a larger rack, a random selection of rack size (TR-14). */
function given(rack: readonly Tile[], rng: Rng): readonly Tile[] {
  return rack.length <= rules.rackSize ? rack : shuffle(rack, rng).slice(0, rules.rackSize);
}
