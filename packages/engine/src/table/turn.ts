/** A turn: arrange the table, take a tile, or pass, and what follows from it. */
import type { Context, Refused } from '../kernel/game.ts';
import { opponentsOf, type Seat } from '../kernel/seats.ts';
import { openWindow } from '../kernel/window.ts';
import { readArrangement } from './arrange.ts';
import { endOf } from './end.ts';
import { rackOf } from './evolve.ts';
import { hasPile, potSize, takeTiles } from './pot.ts';
import { refuse } from './refusals.ts';
import type { TableCourse } from './rounds.ts';
import type { TableRules } from './rules.ts';
import type { ArrangedPlay, DrewEvent, TurnMove } from './state.ts';

/** The result of an act: a window to wait for, or a finished turn. */
export type Act = Refused | 'waiting' | 'done';

/** The move of the seat whose turn it is. */
export function takeTurn(
  rules: TableRules,
  course: TableCourse,
  { move, context }: { move: TurnMove; context: Context },
): Act {
  switch (move.do) {
    case 'arrange':
      return arrange(rules, course, { move, context });
    case 'draw':
      return drawTile(course, move.by, move.pile);
    case 'pass':
      return potSize(course.state.pot) > 0 ? refuse('pot-not-empty') : pass(course, move.by, 'chosen');
    case 'give-up':
      if (course.state.seats > 1) return refuse('not-alone');
      course.happen(endOf(rules, course.state, 'gave-up'));
      return 'done';
    default:
      return refuse('no-such-move');
  }
}

/** The turn has been laid: it stands at once, or opens a window where words can be disputed. */
function arrange(
  rules: TableRules,
  course: TableCourse,
  { move, context }: { move: Extract<TurnMove, { do: 'arrange' }>; context: Context },
): Act {
  const { by: seat, table, piles = [] } = move;
  const play = readArrangement(rules, course.state, { seat, table, piles, lexicon: context.lexicon });
  if ('refusal' in play) return play;
  const { checking, disputeSeconds } = course.state.options;
  if (checking === 'automatic') {
    course.happen({ type: 'arranged', ...play });
    return standPlay(rules, course, play);
  }
  const window = openWindow(opponentsOf(course.state, seat), disputeSeconds, context.now);
  course.happen({ type: 'arranged', ...play, window });
  return 'waiting';
}

/** The turn stands: it scores, and the rack is refilled by the game's rule. */
export function standPlay(
  rules: TableRules,
  course: TableCourse,
  { seat, word, score, piles }: Pick<ArrangedPlay, 'seat' | 'word' | 'score' | 'piles'>,
): 'done' {
  course.happen({ type: 'scored', seat, word, score });
  take(course, { seat, count: rules.refill(rackOf(course.state, seat)), piles, why: 'refill' });
  return 'done';
}

/** A player who cannot or will not lay takes a tile. */
function drawTile(course: TableCourse, seat: Seat, pile?: number): Act {
  const { pot } = course.state;
  if (potSize(pot) === 0) return refuse('pot-empty');
  if (pile !== undefined && !pot.open) return refuse('pot-closed');
  if (pile !== undefined && !hasPile(pot, pile)) return refuse('no-such-pile');
  take(course, { seat, count: 1, piles: pile === undefined ? [] : [pile], why: 'chosen' });
  return 'done';
}

function pass(course: TableCourse, seat: Seat, why: 'chosen' | 'time'): Act {
  course.happen({ type: 'passed', seat, why });
  return 'done';
}

/** Thinking time is up: the table is as it was, and one tile is taken if there is one. */
export function timeOutTurn(course: TableCourse): void {
  const { turn, pot } = course.state;
  if (potSize(pot) === 0) pass(course, turn, 'time');
  else take(course, { seat: turn, count: 1, piles: [], why: 'time' });
}

/** Tiles from the pot, as many as there are. */
export function take(
  course: TableCourse,
  { seat, count, piles, why }: { seat: Seat; count: number; piles: readonly number[]; why: DrewEvent['why'] },
): void {
  const { pot } = course.state;
  const taken = takeTiles(pot, count, piles) ?? takeTiles(pot, count, []);
  if (taken && taken.tiles.length > 0) course.happen({ type: 'drew', seat, why, shown: pot.open, ...taken });
}
