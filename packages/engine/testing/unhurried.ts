/** Games in which nothing runs out: every window must end by the answers of its seats alone. */
import { expect } from 'vitest';
import { type Context, type GameState, isRefused } from '../src/kernel/game.ts';
import { presetOf } from '../src/kernel/options.ts';
import { seededRng } from './chance.ts';
import type { Contracted } from './contract.ts';
import { pick } from './players.ts';

/** More answers than the windows of a turn can need. */
const MOST_ANSWERS = 60;
const MOST_MOVES = 3000;

/** Answers that end a window, whatever else a seat may do. */
const ANSWERS: readonly string[] = ['accept', 'disagree'];

/** Plays one random game without any seconds. Returns its last state, and how many windows it had. */
export function playUnhurried<State extends GameState>({ game, lexicon, player }: Contracted<State>, seed: string) {
  const rng = seededRng(seed);
  const [, most] = game.players;
  // The windows of a game over days have no seconds; a clock is not chosen.
  const untimed = Object.entries(game.optionTable).flatMap(([name, option]) =>
    presetOf(option, ['days']) === null ? [[name, null]] : [],
  );
  const asked = { ...Object.fromEntries(untimed), checking: 'challenge', rulings: rng.below(2) === 0 };
  const created = game.create(2 + rng.below(most - 1), asked);
  if ('refusal' in created) throw new Error(JSON.stringify(created.refusal));
  let { state } = created;
  let windows = 0;
  const context = (number: number): Context => ({ now: 0, rng: seededRng(`${seed}/${number}`), lexicon });

  const dealt = game.decide(state, { by: 'house', do: 'deal' }, context(0));
  if (isRefused(dealt)) throw new Error(JSON.stringify(dealt.refusal));
  state = dealt.state;
  for (let moves = 1; moves < MOST_MOVES && !state.over; moves++) {
    expect(game.deadlineOf(state), 'something runs out').toBeNull();
    const window = game.windowOf(state);
    if (window && rng.below(4) === 0) {
      windows++;
      checkAnswers(game, state, context(moves));
    }
    const seat = window && rng.below(4) > 0 ? pick(window.awaiting, rng) : state.turn;
    const decision = game.decide(state, player(state, seat, { rng, lexicon }), context(moves));
    if (!isRefused(decision)) state = decision.state;
  }
  expect(state.over, `the game of seed ${seed} does not end`).not.toBeNull();
  return { state, windows };
}

/** The seats that a window waits for end it, and those that follow, without the house. */
function checkAnswers<State extends GameState>(game: Contracted<State>['game'], start: State, context: Context): void {
  let state = start;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const window = state.over ? null : game.windowOf(state);
    if (!window) return;
    const [seat] = window.awaiting;
    if (seat === undefined) throw new Error(`a window waits for nobody: ${JSON.stringify(window)}`);
    const offers = game.offersFor(game.viewFor(state, seat)).map((offer) => offer.do);
    const answer = ANSWERS.find((doing) => offers.some((offered) => offered === doing));
    if (answer === undefined) throw new Error(`seat ${seat} cannot answer: ${JSON.stringify({ window, offers })}`);
    const decision = game.decide(state, { by: seat, do: answer }, context);
    if (isRefused(decision)) throw new Error(`an answer was refused: ${JSON.stringify(decision.refusal)}`);
    state = decision.state;
  }
  throw new Error(`a window does not end by answers: ${JSON.stringify(game.windowOf(state))}`);
}
