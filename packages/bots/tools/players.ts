/** Players named on a command line: levels, and the reference players of yardsticks.ts. */
import type { GameId } from '@lettertafel/engine';
import { levelOf } from '../src/games/levels.ts';
import { isLevelId, type Level } from '../src/level.ts';
import { YARDSTICKS } from '../src/yardsticks.ts';

/** The two players of `unbeatable:static`. */
export function playersOf(game: GameId, match: string): readonly [Level, Level] {
  const [first, second] = match.split(':').map((name) => playerNamed(game, name));
  if (!first || !second) throw new RangeError(`${match} is not two players`);
  return [first, second];
}

function playerNamed(game: GameId, name: string): Level {
  if (isLevelId(name)) return levelOf(name, game);
  if (!Object.hasOwn(YARDSTICKS, name)) throw new RangeError(`no player ${name}`);
  return { ...levelOf('unbeatable', game), ...YARDSTICKS[name] };
}
