/** A script's game: its state, its clock, and the steps so far. */
import {
  type BaseMove,
  continueStory,
  emptyStory,
  type GameState,
  gameById,
  isRefused,
  type OpaqueGame,
  type Refusal,
  type Seat,
  type Story,
} from '@lettertafel/engine';
import { type Seed, seedFromText, stream } from '@lettertafel/fairness';
import { describeSettings, InputError } from '../input.ts';
import type { Script, ScriptMove } from './script.ts';
import { reportOf, type Step } from './steps.ts';

/** Everything that changes while a script is played. Immutable, so that a look ahead can be dropped. */
export interface Moment {
  readonly state: GameState;
  readonly story: Story;
  readonly now: number;
  readonly entry: number;
  readonly steps: readonly Step[];
  /** The step that reports on a kind of move of a seat. */
  readonly asked: Readonly<Record<string, number>>;
}

export interface Table {
  readonly game: OpaqueGame;
  readonly script: Script;
  readonly seed: Seed;
}

/** Creates and deals the game; bad settings and setups are input errors. */
export function setTable(script: Script): { readonly table: Table; readonly start: Moment } {
  const game = gameById(script.game);
  const created = game.create(script.players.length, script.options);
  if ('refusal' in created) throw new InputError(describeSettings(game, created.refusal));
  const table = { game, script, seed: seedFromText(script.seed) };
  const empty: Moment = {
    state: created.state,
    story: emptyStory(created.state),
    now: 0,
    entry: 0,
    steps: [],
    asked: {},
  };
  const deal = { by: 'house', do: 'deal', ...(script.setup ? { setup: script.setup } : {}) } as const;
  const dealt = attempt(table, empty, deal);
  if ('refusal' in dealt) throw new InputError(describeSetup(dealt.refusal, script.players));
  return { table, start: dealt };
}

/** Tries a move: the next moment, or the refusal. */
export function attempt(
  { game, script, seed }: Table,
  moment: Moment,
  move: BaseMove,
): Moment | { readonly refusal: Refusal } {
  const { now, entry } = moment;
  const decision = game.decide(moment.state, move, { now, rng: stream(seed, entry), lexicon: script.lexicon });
  if (isRefused(decision)) return decision;
  const steps = [...moment.steps];
  const story = continueStory(moment.story, [{ at: now, events: decision.events }]);
  for (const event of story.events.slice(moment.story.events.length)) {
    const report = reportOf(event, story.turns);
    const index = report ? moment.asked[askedKey(report.asked, report.seat)] : undefined;
    if (report && index !== undefined) steps[index] = { ...steps[index], ...report.answer };
  }
  return { ...moment, state: decision.state, story, steps, entry: entry + 1 };
}

/** Adds a step for a move; its events fill it in, now or when a window closes. */
export function beginStep(moment: Moment, move: ScriptMove): Moment {
  const steps = [...moment.steps, { ok: true }];
  // Only plays and cards can be reported on later.
  const asked = Object.fromEntries(Object.entries(moment.asked).filter(([key]) => /^(lay|card) /.test(key)));
  if ('by' in move) asked[askedKey(doingOf(move), move.by)] = steps.length - 1;
  return { ...moment, steps, asked };
}

export function refuseStep(moment: Moment, { accepts: _, ...refusal }: Refusal): Moment {
  return { ...moment, steps: [...moment.steps, { ok: false, refusal }] };
}

function askedKey(doing: string, seat: BaseMove['by']): string {
  return `${doing} ${seat}`;
}

/** Per card, since a player may have several announced. */
function doingOf(move: BaseMove): string {
  return move.do === 'card' && 'card' in move ? `card ${move.card}` : move.do;
}

const WHY_NO_SETUP: Readonly<Record<string, string>> = {
  'bad-setup': 'does not fit the game',
  'unknown-tile': 'the game has no such tile',
  'too-many-tiles': 'the game does not have that many tiles',
  'card-unknown': 'the game has no such card',
};

/** Replaces seat numbers in a path by the script's names. */
function describeSetup({ code, path = 'setup', tiles = [], card }: Refusal, players: readonly string[]): string {
  const named = path.replace(/\.(racks|cards)\.(\d)/, (_, list: string, seat: Seat) => `.${list}.${players[seat]}`);
  const about = [...tiles, ...(card ? [card] : [])].join(' ');
  return `${named}: ${WHY_NO_SETUP[code] ?? code}${about ? ` (${about})` : ''}`;
}
