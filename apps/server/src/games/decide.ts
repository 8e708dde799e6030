/** What becomes of a move by the rules: the entries it adds to the log, worked out without touching anything. */
import {
  type BaseMove,
  type Context,
  type GameState,
  isRefused,
  type Lexicon,
  type Refusal,
  recordVerdicts,
  submit,
  type Verdicts,
} from '@lettertafel/engine';
import { drawsAfter } from '@lettertafel/fairness';
import type { Hosted } from './hosted.ts';

export interface Step {
  readonly move: BaseMove;
  readonly at: number;
  readonly events: readonly { readonly type: string }[];
  readonly verdicts: Verdicts;
  /** Which draw of the game this was, if any. */
  readonly draw?: number | undefined;
}

export interface Decided {
  readonly state: GameState;
  readonly steps: readonly Step[];
  readonly refusal?: Refusal;
}

export interface Question {
  /** Null: only what is due by the clock. */
  readonly move: BaseMove | null;
  readonly now: number;
  readonly lexicon: Lexicon;
}

/** First the time in which no house was open is given back, then what is due happens, then the move. */
export function decideOn(hosted: Hosted, { move, now: asked, lexicon }: Question): Decided {
  const { game, seed, length, draws, row } = hosted;
  const now = Math.max(asked, hosted.latest);
  const steps: Step[] = [];
  let { state } = hosted;
  const verdicts: (() => Verdicts)[] = [];
  const drawing = drawsAfter({ scheme: row.scheme === 1 ? 1 : 2, seed, entries: length, draws });
  // Time that is given back is given now: what was due before that comes after it in the log.
  const earliest = isOwed(hosted) ? now : hosted.latest;
  const contextFor = (step: number, due = now): Context => {
    const at = Math.max(due, earliest);
    const recording = recordVerdicts(lexicon);
    verdicts[step] = recording.verdicts;
    return { now: at, rng: drawing.rngFor(step), lexicon: recording.lexicon };
  };
  const playHouse = (houseMove: BaseMove, due: number): boolean => {
    const step = steps.length;
    const context = contextFor(step, due);
    const decision = game.decide(state, houseMove, context);
    if (isRefused(decision)) return false;
    const { events } = decision;
    const draw = drawing.drawOf(step);
    steps.push({ move: houseMove, at: context.now, events, verdicts: verdicts[step]?.() ?? {}, draw });
    state = decision.state;
    return true;
  };

  if (isOwed(hosted)) playHouse({ by: 'house', do: 'resume', away: row.owed } as BaseMove, now);
  if (!move) {
    for (let due = game.deadlineOf(state); due && due.at <= now; due = game.deadlineOf(state)) {
      if (!playHouse(due.move, due.at)) break;
    }
    return { state, steps };
  }
  const before = steps.length;
  const submitted = submit(game, state, { move, contextFor: (step, at) => contextFor(before + step, at) });
  for (const [index, step] of submitted.steps.entries()) {
    const draw = drawing.drawOf(before + index);
    steps.push({ ...step, verdicts: verdicts[before + index]?.() ?? {}, draw });
  }
  return { state: submitted.state, steps, ...(submitted.refusal ? { refusal: submitted.refusal } : {}) };
}

/** Where no time runs there is none to give back. */
export function isOwed({ game, state, row }: Hosted): boolean {
  return row.owed > 0 && game.deadlineOf(state) !== null;
}
