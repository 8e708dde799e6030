/** The given/when/then kit of the rule tests. */
import { type BaseMove, type Context, type Game, type GameState, isRefused } from '../src/kernel/game.ts';
import type { Lexicon } from '../src/kernel/lexicon.ts';
import type { LogEntry } from '../src/kernel/log.ts';
import type { OptionInput } from '../src/kernel/options.ts';
import type { Refusal } from '../src/kernel/refusal.ts';
import { lexiconFrom } from '../src/kernel/word-list.ts';
import { seededRng } from './chance.ts';

export interface Given<Setup> {
  readonly players?: number;
  readonly options?: OptionInput;
  readonly setup?: Setup;
  readonly words?: readonly string[];
  readonly names?: readonly string[];
  readonly lexicon?: Lexicon;
  readonly seed?: string | number;
}

/** A game in progress, with a manual clock. */
export interface Playing<State, Move, Event> {
  readonly state: State;
  readonly log: readonly LogEntry<Move, Event>[];
  /** Plays a move that must be accepted; returns its events. */
  when(move: Move): readonly Event[];
  /** Tries a move that must be refused; the state must stay as it is. */
  refused(move: Move): Refusal;
  /** Advances the clock and runs what is due. */
  wait(seconds: number): void;
  /** No house runs for a while: time passes, nothing is due, then it resumes. */
  away(seconds: number): void;
  /** Everybody who is asked accepts. */
  settle(): void;
}

export const START = 1_000_000;

export function given<State extends GameState, Move extends BaseMove, Event extends { readonly type: string }, Setup>(
  game: Game<State, Move, Event>,
  { players = 2, options = {}, setup, words = [], names = [], lexicon, seed = 1 }: Given<Setup> = {},
): Playing<State, Move, Event> {
  const created = game.create(players, options);
  if ('refusal' in created) throw new Error(`not created: ${JSON.stringify(created.refusal)}`);
  const wordList = lexicon ?? lexiconFrom({ words, names });
  let state = deepFreeze(created.state);
  let now = START;
  const log: LogEntry<Move, Event>[] = [];
  const context = (): Context => ({ now, rng: seededRng(`${seed}/${log.length}`), lexicon: wordList });

  const playing: Playing<State, Move, Event> = {
    get state() {
      return state;
    },
    log,
    when(move) {
      const decision = game.decide(state, move, context());
      if (isRefused(decision)) throw new Error(`refused: ${JSON.stringify({ move, ...decision.refusal })}`);
      log.push({ number: log.length, at: now, move, events: decision.events });
      state = deepFreeze(decision.events.reduce((before, event) => game.evolve(before, event), state));
      return decision.events;
    },
    refused(move) {
      const decision = game.decide(state, move, context());
      if (!isRefused(decision)) throw new Error(`accepted: ${JSON.stringify({ move, events: decision.events })}`);
      return decision.refusal;
    },
    wait(seconds) {
      const until = now + seconds * 1000;
      for (let due = game.deadlineOf(state); due && due.at <= until; due = game.deadlineOf(state)) {
        now = Math.max(now, due.at);
        playing.when(due.move as unknown as Move);
      }
      now = until;
    },
    away(seconds) {
      now += seconds * 1000;
      playing.when({ by: 'house', do: 'resume', away: seconds * 1000 } as unknown as Move);
    },
    settle() {
      const asked = () => (state.over ? undefined : game.windowOf(state)?.awaiting[0]);
      for (let seat = asked(); seat !== undefined; seat = asked()) {
        playing.when({ by: seat, do: 'accept' } as unknown as Move);
      }
    },
  };
  playing.when({ by: 'house', do: 'deal', ...(setup ? { setup } : {}) } as unknown as Move);
  return playing;
}

/** Freezes plain data recursively, so that a test fails if something is mutated. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
