/** Whole games of bots against bots, every move decided by the engine. */
import {
  type BaseMove,
  type GameId,
  type GameState,
  gameById,
  isRefused,
  type Lexicon,
  type Rng,
  type Seat,
} from '@lettertafel/engine';
import type { BotMove, BotView } from './choose-move.ts';

export interface Arena {
  readonly game: GameId;
  readonly lexicon: Lexicon;
  readonly players: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Identifies the game in errors. */
  readonly name: string;
  /** The game's randomness, per move. */
  readonly chanceOf: (move: number) => Rng;
  /** A seat's move; null: nothing to do. */
  readonly think: (seat: Seat, view: BotView) => BotMove | null | Promise<BotMove | null>;
}

export interface PlayedOut {
  readonly state: GameState;
  readonly moves: readonly BaseMove[];
  readonly events: readonly { readonly type: string }[];
}

const MOST_MOVES = 2000;

/** Plays to the end; throws if a move is refused or nobody has one, which are bugs. */
export async function playOut(arena: Arena): Promise<PlayedOut> {
  const { lexicon, players, options, name, chanceOf, think } = arena;
  const game = gameById(arena.game);
  const created = game.create(players, options);
  if ('refusal' in created) throw new RangeError(`${arena.game}: ${JSON.stringify(created.refusal)}`);
  const moves: BaseMove[] = [];
  const events: { readonly type: string }[] = [];
  let { state } = created;
  const play = (move: BaseMove) => {
    const decision = game.decide(state, move, { now: 0, rng: chanceOf(moves.length), lexicon });
    if (isRefused(decision)) {
      throw new Error(`${arena.game} ${name}: ${JSON.stringify(move)} → ${JSON.stringify(decision.refusal)}`);
    }
    moves.push(move);
    events.push(...decision.events);
    state = decision.state;
  };
  play({ by: 'house', do: 'deal' });
  while (!state.over && moves.length < MOST_MOVES) {
    let move: BotMove | null = null;
    for (const seat of seatsToAsk(arena.game, state)) {
      move = await think(seat, game.viewFor(state, seat) as BotView);
      if (move) break;
    }
    if (!move) throw new Error(`${arena.game} ${name}: nobody moves`);
    play(move);
  }
  if (!state.over) throw new Error(`${arena.game} ${name}: no end after ${MOST_MOVES} moves`);
  return { state, moves, events };
}

/** The order in which bots are asked: seats that must answer, the seat on turn, all others. */
function seatsToAsk(game: GameId, state: GameState): ReadonlySet<Seat> {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return new Set([...(gameById(game).windowOf(state)?.awaiting ?? []), state.turn, ...seats]);
}
