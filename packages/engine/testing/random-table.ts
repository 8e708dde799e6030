/** Games with options drawn at random; combinations that contradict each other are drawn again. */
import type { Game, GameState } from '../src/kernel/game.ts';
import type { OptionRecord, OptionTable } from '../src/kernel/options.ts';
import type { Rng } from '../src/kernel/rng.ts';
import { pick } from './players.ts';

type AnyGame<State extends GameState> = Pick<Game<State>, 'players' | 'optionTable' | 'create'>;

/** The options as requested, and the state before the deal. */
export function randomTable<State extends GameState>(game: AnyGame<State>, rng: Rng) {
  const [fewest, most] = game.players;
  for (;;) {
    const players = fewest + rng.below(most - fewest + 1);
    const options = randomOptions(game.optionTable, players, rng);
    const created = game.create(players, options);
    if ('state' in created) return { players, options, state: created.state };
    const { code } = created.refusal;
    if (code !== 'contradictory-option') throw new Error(`options from the table are refused: ${code}`);
  }
}

function randomOptions(table: OptionTable, players: number, rng: Rng): Record<string, unknown> {
  const chosen = Object.entries(table).filter(() => rng.below(3) === 0);
  return Object.fromEntries(chosen.map(([name, option]) => [name, randomValue(option, players, rng)]));
}

function randomValue(option: OptionRecord, players: number, rng: Rng): unknown {
  switch (option.kind) {
    case 'choice':
      return pick(option.values, rng);
    case 'flag':
      return rng.below(2) === 0;
    case 'starter':
      return rng.below(2) === 0 ? 'draw' : rng.below(players);
    case 'number':
      return option.nullable && rng.below(3) === 0
        ? null
        : option.from + rng.below(Math.min(1000, option.to - option.from + 1));
  }
}
