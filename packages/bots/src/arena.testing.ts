/** Whole games of bots against bots, every move of which the engine must accept. */
import { type BaseMove, type Game, type GameId, type GameState, gameById, isRefused } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import type { GraphLexicon } from '@lettertafel/words';
import type { Budget } from './budget.ts';
import { type BotView, thinkOfMove } from './choose-move.ts';
import { type Finder, type FinderInput, isBoardFinder, makeFinder } from './finder.ts';
import type { Level, LevelId } from './level.ts';

const MOST_MOVES = 2000;

/** A clock that goes on by so much at each look: budgets end, and games are the same every time. */
export function tickingClock(step = 1): () => number {
  let time = 0;
  return () => {
    time += step;
    return time;
  };
}

export interface ArenaGame {
  readonly game: GameId;
  readonly lexicon: GraphLexicon;
  readonly finder: Finder;
  readonly levels: readonly (LevelId | Level)[];
  readonly seed: string;
  readonly budget: Budget;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Told before each move: who is about to move, on what. */
  readonly watch?: (state: GameState, seat: number) => void;
}

export interface PlayedOut {
  readonly state: GameState;
  readonly moves: readonly BaseMove[];
  readonly events: readonly { readonly type: string }[];
}

export interface ArenaTools extends Pick<FinderInput, 'game' | 'lexicon' | 'module'> {
  readonly options?: Readonly<Record<string, unknown>>;
}

export function arenaFinder({ options = {}, ...tools }: ArenaTools): Finder {
  const { game } = tools;
  const created = gameById(game).create(2, options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  return makeFinder({ ...tools, options: created.state.options as BotView['options'] });
}

/** Plays to the end; throws when a move is refused or nobody has a move. */
export function playOut(arena: ArenaGame): PlayedOut {
  const { lexicon, finder, levels, seed, budget, options = {}, watch } = arena;
  const game: Game = gameById(arena.game);
  const created = game.create(levels.length, options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const moves: BaseMove[] = [];
  const events: { readonly type: string }[] = [];
  const rngs = levels.map((_, seat) => seededRng(`${seed} bot ${seat}`));
  let { state } = created;
  const play = (move: BaseMove) => {
    const context = { now: 0, rng: seededRng(`${seed} ${moves.length}`), lexicon, ...playExists(finder) };
    const decision = game.decide(state, move, context);
    if (isRefused(decision)) {
      throw new Error(`${arena.game} ${seed}: ${JSON.stringify(move)} → ${JSON.stringify(decision.refusal)}`);
    }
    moves.push(move);
    events.push(...decision.events);
    state = decision.state;
  };
  play({ by: 'house', do: 'deal' });
  while (!state.over && moves.length < MOST_MOVES) {
    const order = [...(game.windowOf(state)?.awaiting ?? []), state.turn, ...levels.keys()];
    let move: BaseMove | null = null;
    for (const seat of order) {
      const view = game.viewFor(state, seat) as BotView;
      watch?.(state, seat);
      move = thinkOfMove({ game: arena.game, view, lexicon, rng: rngs[seat]!, level: levels[seat]!, budget, finder });
      if (move) break;
    }
    if (!move) throw new Error(`${arena.game} ${seed}: nobody moves`);
    play(move);
  }
  if (!state.over) throw new Error(`${arena.game} ${seed}: no end after ${MOST_MOVES} moves`);
  return { state, moves, events };
}

/** The engine's own search for a last play is slow on a large list. */
function playExists(finder: Finder) {
  if (!isBoardFinder(finder)) return {};
  return {
    playExists(board: readonly string[], racks: readonly (readonly string[])[]) {
      const generator = finder.generator('all');
      generator.setBoard(board);
      return racks.some((rack) => generator.findBest(rack) !== null);
    },
  };
}
