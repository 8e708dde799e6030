/** The contract of every game, checked in random games with random options. */
import { expect } from 'vitest';
import { type BaseMove, type Context, type GameState, isRefused } from '../src/kernel/game.ts';
import { allTiles, countTiles, type LetterSet, type Tile } from '../src/kernel/letters.ts';
import type { Lexicon } from '../src/kernel/lexicon.ts';
import type { LogEntry } from '../src/kernel/log.ts';
import { replay, submit } from '../src/kernel/log.ts';
import type { Rng } from '../src/kernel/rng.ts';
import type { Seat } from '../src/kernel/seats.ts';
import { seededRng } from './chance.ts';
import { deepFreeze } from './kit.ts';
import {
  checkRedacted,
  checkRevealed,
  hiddenFrom,
  type Knowledge,
  knowledgeAfter,
  NOTHING_KNOWN,
} from './knowledge.ts';
import { checkOffered, checkOffers, checkWaits, type OfferingGame } from './offers.ts';
import { nonsense, type Player, pick } from './players.ts';
import { randomTable } from './random-table.ts';
import { checkStory } from './story.ts';

/** A game under contract: what the suite must know of it beyond the rules. */
export interface Contracted<State extends GameState> {
  readonly game: OfferingGame<State>;
  readonly letters: LetterSet;
  readonly lexicon: Lexicon;
  readonly player: Player<State>;
  /** Every tile of the box, wherever it is. */
  tilesOf(state: State): readonly Tile[];
  /** A deal that random games would rarely come to, for some of them; absent: every game is dealt from the box. */
  setup?(players: number, rng: Rng): object;
  /** The same state with everything hidden from a seat redealt, among it the racks of the seats in `racks`. */
  reshuffled(state: State, hidden: Hidden, rng: Rng): State;
  /** The tiles hidden from a seat, derived from the whole state. */
  unseenBy(state: State, hidden: Hidden): readonly Tile[];
}

/** A seat, and the seats whose racks it may not see. */
export interface Hidden {
  readonly seat: Seat;
  readonly racks: readonly Seat[];
}

const MOST_MOVES = 3000;

/** Plays one random game and checks the contract on the way. Returns its last state and its log. */
export function playUnderContract<State extends GameState>(contracted: Contracted<State>, seed: string) {
  const { game, lexicon, player } = contracted;
  const rng = seededRng(seed);
  const start = deepFreeze(randomTable(game, rng).state);
  const box = countTiles(allTiles(contracted.letters));
  const log: LogEntry[] = [];
  let state = start;
  let now = 0;
  let knowledge = NOTHING_KNOWN;
  const contextFor = (step = 0): Context => ({
    now,
    rng: seededRng(`${seed}/${log.length + step}`),
    lexicon,
  });

  const play = (move: BaseMove) => {
    const before = JSON.stringify(state);
    const submission = submit(game, state, { move, now, contextFor });
    expect(JSON.stringify(state)).toBe(before);
    for (const step of submission.steps) log.push({ number: log.length, ...step });
    for (const event of submission.steps.flatMap(({ events }) => events)) {
      checkRedacted(game, state, event);
      knowledge = knowledgeAfter(knowledge, event);
    }
    if (!submission.refusal) {
      const due = submission.steps.slice(0, -1).flatMap(({ events }) => events);
      checkOffered(
        game,
        due.reduce((before, event) => game.evolve(before, event), state),
        move,
      );
    }
    state = deepFreeze(submission.state);
    checkRevealed(game, state, knowledge);
    if (rng.below(3) === 0) {
      checkOffers(game, state, contextFor());
      checkWaits(game, state);
    }
  };

  const setup = rng.below(2) === 0 ? contracted.setup?.(start.seats, rng) : undefined;
  play({ by: 'house', do: 'deal', ...(setup ? { setup } : {}) } as BaseMove);
  for (let moves = 0; moves < MOST_MOVES && !state.over; moves++) {
    tryNonsense(contracted, state, { rng, context: contextFor() });
    now += 1000 * (rng.below(20) === 0 ? rng.below(100_000) : rng.below(20));
    const asked = game.windowOf(state)?.awaiting ?? [];
    const seat = asked.length > 0 && rng.below(4) > 0 ? pick(asked, rng) : state.turn;
    play(player(state, seat, { rng, lexicon }));
    expect(countTiles(contracted.tilesOf(state))).toEqual(box);
    if (rng.below(5) === 0) checkHidden(contracted, state, { knowledge, rng });
    if (rng.below(5) === 0) checkUnseen(contracted, state, { knowledge, rng });
    if (moves === 49) checkStory(game, state, log);
    if (rng.below(40) === 0) play({ by: 'house', do: 'resume', away: rng.below(100_000) } as BaseMove);
  }
  expect(state.over, `the game of seed ${seed} does not end`).not.toBeNull();
  expect(replay(game, start, JSON.parse(JSON.stringify(log)))).toEqual(JSON.parse(JSON.stringify(state)));
  checkStory(game, state, log);
  return { state, log };
}

/** Arbitrary moves never throw, and a refusal has a code. */
function tryNonsense<State extends GameState>(
  { game }: Contracted<State>,
  state: State,
  { rng, context }: { rng: Rng; context: Context },
): void {
  const move = nonsense(state, rng);
  const decision = game.decide(state, move, context);
  if (isRefused(decision)) expect(decision.refusal.code).toMatch(/^[a-z-]+$/);
  else {
    checkOffered(game, state, move);
    expect(decision.events.reduce((before, event) => game.evolve(before, event), state)).toEqual(decision.state);
  }
}

/** What a seat or a spectator sees does not depend on what it may not see. */
function checkHidden<State extends GameState>(
  contracted: Contracted<State>,
  state: State,
  { knowledge, rng }: { knowledge: Knowledge; rng: Rng },
): void {
  const { game } = contracted;
  const seat = rng.below(state.seats);
  const other = contracted.reshuffled(state, { seat, racks: hiddenFrom(knowledge, state.seats, seat) }, rng);
  expect(game.viewFor(other, seat)).toEqual(game.viewFor(state, seat));
  if (!state.over) expect(game.viewFor(other, 'spectator')).toEqual(game.viewFor(state, 'spectator'));
}

/** What a seat counts as unseen, from its view alone, is exactly what is hidden from it. */
function checkUnseen<State extends GameState>(
  contracted: Contracted<State>,
  state: State,
  { knowledge, rng }: { knowledge: Knowledge; rng: Rng },
): void {
  const { game } = contracted;
  const seat = rng.below(state.seats);
  const unseen = game.unseenFor(game.viewFor(state, seat));
  const hidden = contracted.unseenBy(state, { seat, racks: hiddenFrom(knowledge, state.seats, seat) });
  expect(countTiles(unseen)).toEqual(countTiles(hidden));
  expect(unseen).toEqual(
    [...unseen].sort((one, other) => orderIn(contracted.letters, one) - orderIn(contracted.letters, other)),
  );
}

function orderIn({ box }: LetterSet, tile: Tile): number {
  return box.indexOf(tile);
}
