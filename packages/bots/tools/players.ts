/** Players named on a command line: levels, and the reference players of yardsticks.ts. */
import type { GameId } from '@lettertafel/engine';
import { levelOf } from '../src/games/levels.ts';
import { isLevelId, type Level } from '../src/level.ts';
import { YARDSTICKS } from '../src/yardsticks.ts';

/** The players of `unbeatable:static`; there may be three or four. */
export function playersOf(game: GameId, match: string): readonly Level[] {
  const names = match.split(':');
  if (names.length < 2) throw new RangeError(`${match} is no match`);
  return names.map((name) => playerNamed(game, name));
}

function playerNamed(game: GameId, name: string): Level {
  if (isLevelId(name)) return levelOf(name, game);
  if (!Object.hasOwn(YARDSTICKS, name)) throw new RangeError(`no player ${name}`);
  return { ...levelOf('unbeatable', game), ...YARDSTICKS[name] };
}
