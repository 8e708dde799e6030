/** Reproducible games between levels. */
import { type GameId, gameById, type Seat } from '@lettertafel/engine';
import { seededRng } from '@lettertafel/engine/testing';
import type { GraphLexicon } from '@lettertafel/words';
import { type PlayedOut, playOut } from './arena.ts';
import type { Budget } from './budget.ts';
import { type BotView, thinkOfMove } from './choose-move.ts';
import { type Finder, type FinderInput, makeFinder } from './finder.ts';
import type { Level, LevelId } from './level.ts';

/** A clock that advances at each reading, so that budgets end and games are reproducible. */
export function tickingClock(step = 1): () => number {
  let time = 0;
  return () => {
    time += step;
    return time;
  };
}

export interface ArenaTools extends Omit<FinderInput, 'options'> {
  readonly options?: Readonly<Record<string, unknown>>;
}

export function arenaFinder({ options = {}, ...tools }: ArenaTools): Finder {
  const { game } = tools;
  const created = gameById(game).create(2, options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  return makeFinder({ ...tools, options: created.state.options as BotView['options'] });
}

export interface LevelGame {
  readonly game: GameId;
  readonly lexicon: GraphLexicon;
  readonly finder: Finder;
  readonly levels: readonly (LevelId | Level)[];
  readonly seed: string;
  readonly budget: Budget;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Called before each move. */
  readonly watch?: (view: BotView, seat: Seat) => void;
}

export function playLevels({ game, levels, seed, budget, options, watch, ...tools }: LevelGame): Promise<PlayedOut> {
  const rngs = levels.map((_, seat) => seededRng(`${seed} bot ${seat}`));
  return playOut({
    game,
    players: levels.length,
    name: seed,
    lexicon: tools.lexicon,
    ...(options ? { options } : {}),
    chanceOf: (move) => seededRng(`${seed} ${move}`),
    think(seat, view) {
      watch?.(view, seat);
      return thinkOfMove({ ...tools, game, view, rng: rngs[seat]!, level: levels[seat]!, budget });
    },
  });
}
