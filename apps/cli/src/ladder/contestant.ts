/** A ladder's contestants: a level or a reference player, possibly with changed settings. */
import { isLevelId, LEVEL_IDS, type Level, levelOf, YARDSTICKS } from '@lettertafel/bots';
import type { GameId } from '@lettertafel/engine';
import { InputError } from '../input.ts';

export interface Match {
  /** As requested, `better:worse`. */
  readonly name: string;
  readonly better: Level;
  readonly worse: Level;
}

/** Each level against the one below it. */
const STEPS = LEVEL_IDS.slice(1).map((id, below) => `${id}:${LEVEL_IDS[below]}`);

/** `club:casual` or `club:club{"cards":"never"}`; default: every step of the ladder. */
export function parseMatches(game: GameId, asked: readonly string[] = STEPS): Match[] {
  return asked.map((name) => {
    const [, better, worse] = /^([a-z]+(?:\{.*?\})?):([a-z]+(?:\{.*\})?)$/.exec(name) ?? [];
    if (better === undefined || worse === undefined)
      throw new InputError(`--match: expected two levels such as club:casual, not ${name}`);
    return { name, better: parseLevel(game, better), worse: parseLevel(game, worse) };
  });
}

function parseLevel(game: GameId, text: string): Level {
  const [, id = '', changes = '{}'] = /^([a-z]+)(.*)$/.exec(text) ?? [];
  const yardstick = Object.hasOwn(YARDSTICKS, id) ? YARDSTICKS[id] : undefined;
  if (yardstick) return changed({ ...levelOf('unbeatable', game), ...yardstick }, changes);
  if (isLevelId(id)) return changed(levelOf(id, game), changes);
  const known = [...LEVEL_IDS, ...Object.keys(YARDSTICKS)].join(', ');
  throw new InputError(`--match: no level is called ${JSON.stringify(id)}; there are ${known}`);
}

function changed(level: Level, changes: string): Level {
  return { ...level, ...parseChanges(changes || '{}', level) };
}

/** A change must name an existing setting and have its type. */
function parseChanges(text: string, level: Level): Partial<Level> {
  let changes: Record<string, unknown>;
  try {
    changes = JSON.parse(text);
  } catch {
    throw new InputError(`--match: ${text} is not JSON`);
  }
  for (const [name, value] of Object.entries(changes)) {
    const known = (level as unknown as Record<string, unknown>)[name];
    if (known === undefined || typeof known !== typeof value)
      throw new InputError(`--match: unknown setting, or wrong type: ${name}`);
  }
  return changes;
}
