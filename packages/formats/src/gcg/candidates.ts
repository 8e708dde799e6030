/** The games that a GCG file may be of: GCG does not say, but letters and scores do. */
import { GAME_IDS, GAMES, type GameId, gameById, isBoardGame, isGameId, type OptionInput } from '@lettertafel/engine';
import { refuseSheet } from '@lettertafel/scorekeeper';
import { type Unreadable, unreadable } from '../problem.ts';
import type { GcgFile } from './gcg-file.ts';

export interface Candidate {
  readonly game: GameId;
  readonly options: OptionInput;
}

/** The game that the file or the caller names, or all games without cards in each way of scoring. */
export function candidatesFor(file: GcgFile, asked?: GameId): readonly Candidate[] | Unreadable {
  const named = asked ?? file.game?.id;
  if (named === undefined) return GAME_IDS.filter((id) => GAMES[id].family === 'board').flatMap(waysToScore);
  if (!isGameId(named) || !isBoardGame(named)) {
    return unreadable('unknown-game', { line: file.game?.line ?? 1, found: named });
  }
  if (!file.options) return file.game ? [{ game: named, options: {} }] : waysToScore(named);
  const { json, line } = file.options;
  const options = parseOptions(json);
  const players = file.players.map(({ name }) => name);
  const isValid = options && !refuseSheet({ game: named, options, players, starter: 0 });
  return isValid ? [{ game: named, options }] : unreadable('bad-options', { line, found: json });
}

/** Every value of the choices that decide what a play scores. */
function waysToScore(game: GameId): readonly Candidate[] {
  let ways: readonly OptionInput[] = [{}];
  for (const [name, option] of Object.entries(gameById(game).optionTable)) {
    if (option.kind !== 'choice' || option.decides !== 'plays') continue;
    const values = [option.standard, ...option.values.filter((value) => value !== option.standard)];
    ways = values.flatMap((value) => ways.map((way) => (value === option.standard ? way : { ...way, [name]: value })));
  }
  return ways.map((options) => ({ game, options }));
}

function parseOptions(json: string): OptionInput | null {
  try {
    const parsed: unknown = JSON.parse(json);
    return isOptions(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isOptions(value: unknown): value is OptionInput {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((one) => one === null || ['string', 'number', 'boolean'].includes(typeof one));
}
