/** Options for players around one device. */
import { type GameId, gameById } from '@lettertafel/engine';

const SECONDS_TO_ANSWER = ['disputeSeconds', 'reactionSeconds'];

/** Removes the time limits for disputes and reactions. */
export function noTimeLimits(game: GameId): Readonly<Record<string, null>> {
  const asked = SECONDS_TO_ANSWER.filter((name) => name in gameById(game).optionTable);
  return Object.fromEntries(asked.map((name) => [name, null]));
}
