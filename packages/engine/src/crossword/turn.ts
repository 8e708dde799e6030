/** A turn: lay, exchange or pass (B-08 to B-16), and the transition to the next. */
import type { Context, Refused } from '../kernel/game.ts';
import { isTile, type Tile, UNSEEN } from '../kernel/letters.ts';
import { missingTiles, missingTo } from '../kernel/rack.ts';
import { shuffle } from '../kernel/rng.ts';
import { nextSeat, opponentsOf, type Seat } from '../kernel/seats.ts';
import { openWindow } from '../kernel/window.ts';
import { endBeforeTurn, endOf } from './end.ts';
import { rackOf } from './evolve.ts';
import { missingFor, type Play, type ReadPlay, readPlay } from './play.ts';
import { refuse } from './refusals.ts';
import type { CrosswordRules, RulesOver } from './rules.ts';
import type { CrosswordEvent, CrosswordState } from './state.ts';
import { wordJudge } from './word-judge.ts';

/** A course of a board game, whatever else its game adds to the events and the state. */
export interface CrosswordCourse<State extends CrosswordState = CrosswordState> {
  readonly state: State;
  happen(event: CrosswordEvent): void;
}

/** The result of an act: a window to wait for, or a finished turn. */
export type Act = Refused | 'waiting' | 'scored' | 'lost' | 'exchanged' | 'passed';

/** Evaluates a play and checks the rack and, with `automatic`, the words. */
export function checkPlay(
  rules: CrosswordRules,
  state: CrosswordState,
  { seat, play, lexicon }: { seat: Seat; play: Play; lexicon: Context['lexicon'] },
): ReadPlay | Refused {
  const read = readPlay(rules, state, { by: seat, play });
  if ('refusal' in read) return read;
  const missing = missingFor(rackOf(state, seat), read);
  if (missing.length > 0) return refuse('not-on-rack', { tiles: missing });
  if (state.options.checking === 'automatic') {
    const isGood = wordJudge(rules, state, lexicon);
    const unknown = read.words.filter((made) => !isGood(made)).map(({ word }) => word);
    if (unknown.length > 0) return refuse('word-unknown', { words: unknown });
  }
  return read;
}

/** Lays a play: it stands at once, or opens a window where words can be disputed. */
export function layPlay<State extends CrosswordState>(
  rules: RulesOver<State>,
  course: CrosswordCourse<State>,
  { seat, play, context }: { seat: Seat; play: Play; context: Context },
): Act {
  const read = checkPlay(rules, course.state, { seat, play, lexicon: context.lexicon });
  if ('refusal' in read) return read;
  const { checking, disputeSeconds } = course.state.options;
  const isOpen = checking === 'challenge';
  course.happen({
    type: 'laid',
    seat,
    layings: play.layings,
    laid: read.laid,
    tiles: read.tiles,
    words: read.words.map(({ at, word, reads, mayBeName, score }) => ({ at, word, reads, mayBeName, score })),
    bonus: read.bonus,
    extra: read.extra,
    score: read.score,
    locked: read.locked,
    turned: play.turned ?? null,
    window: isOpen ? openWindow(opponentsOf(course.state, seat), disputeSeconds, context.now) : null,
  });
  return isOpen ? 'waiting' : scorePlay(rules, course, { seat, score: read.score });
}

/** The play stands: it scores and the rack is refilled; going out ends the game. */
export function scorePlay<State extends CrosswordState>(
  rules: RulesOver<State>,
  course: CrosswordCourse<State>,
  { seat, score }: { seat: Seat; score: number },
): 'scored' {
  const hasGoneOut = isOut(course.state, seat);
  course.happen({ type: 'scored', seat, score });
  if (hasGoneOut) course.happen(endOf(rules.letters, course.state, 'went-out', seat));
  else draw(course, seat, refillAfterPlay(rules, course.state, seat));
  return 'scored';
}

/** Going out: no tiles left to lay or draw. A rack emptied by somebody else during the window does not count. */
export function isOut(state: CrosswordState, seat: Seat): boolean {
  const { bag, open } = state;
  const hasLaidLast = open?.seat === seat ? open.emptiesRack : true;
  return bag.length === 0 && rackOf(state, seat).length === 0 && hasLaidLast;
}

/** How many tiles a player draws when the play stands. */
export function refillAfterPlay<State extends CrosswordState>(
  rules: RulesOver<State>,
  state: State,
  seat: Seat,
): number {
  return (rules.mayDraw?.(state, seat) ?? true) ? missingOnRack(rules, state, seat) : 0;
}

function missingOnRack({ rackSize }: CrosswordRules, state: CrosswordState, seat: Seat): number {
  return Math.min(state.bag.length, missingTo(rackSize, rackOf(state, seat)));
}

export function fillRack(rules: CrosswordRules, course: CrosswordCourse, seat: Seat): void {
  draw(course, seat, missingOnRack(rules, course.state, seat));
}

function draw(course: CrosswordCourse, seat: Seat, count: number): void {
  if (count > 0) course.happen({ type: 'drew', seat, tiles: course.state.bag.slice(0, count) });
}

/** Exchanges tiles with the bag (B-14). */
export function exchange(
  rules: CrosswordRules,
  course: CrosswordCourse,
  { seat, tiles: text, context }: { seat: Seat; tiles: string; context: Context },
): Act {
  const tiles = [...text];
  const { state } = course;
  const refused = refuseExchange(rules, state, { seat, tiles });
  if (refused) return refused;
  const drawn = state.bag.slice(0, tiles.length);
  const bag = shuffle([...state.bag.slice(tiles.length), ...tiles], context.rng);
  course.happen({ type: 'exchanged', seat, tiles, drawn, bag });
  return 'exchanged';
}

export function refuseExchange(
  rules: CrosswordRules,
  state: CrosswordState,
  { seat, tiles }: { seat: Seat; tiles: readonly Tile[] },
): Refused | null {
  if (tiles.length === 0) return refuse('nothing-to-exchange');
  const unknown = tiles.filter((tile) => !isTile(rules.letters, tile) && tile !== UNSEEN);
  if (unknown.length > 0) return refuse('unknown-tile', { tiles: unknown });
  const missing = missingTiles(rackOf(state, seat), tiles);
  if (missing.length > 0) return refuse('not-on-rack', { tiles: missing });
  if (tiles.length > state.bag.length) return refuse('bag-too-small', { rule: 'B-14', tiles });
  return state.bag.length < rules.exchangeNeeds ? refuse('bag-too-small', { tiles }) : null;
}

export function pass(course: CrosswordCourse, seat: Seat, why: 'chosen' | 'time'): Act {
  course.happen({ type: 'passed', seat, why });
  return 'passed';
}

/** The next remaining seat's turn begins, unless the game is over. */
export function passTurn(rules: CrosswordRules, course: CrosswordCourse, context: Context): void {
  if (course.state.over) return;
  const reason = endBeforeTurn(rules, course.state, context);
  if (reason) course.happen(endOf(rules.letters, course.state, reason));
  else course.happen({ type: 'turn-began', seat: nextSeat(course.state, course.state.turn) });
}
