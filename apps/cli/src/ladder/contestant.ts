/** Who plays on a ladder: a level, a yardstick, or one of them with something changed. */
import { LEVEL_IDS, type Level, type LevelId, levelOf } from '@lettertafel/bots';
import type { GameId } from '@lettertafel/engine';
import { InputError } from '../input.ts';

/** Fixed players to measure by: they know every word and see every play, and look at nothing but this turn. */
const YARDSTICKS: Readonly<Record<string, Partial<Level>>> = {
  greedy: { values: 'score', ahead: 'nothing' },
  static: { values: 'equity', ahead: 'nothing' },
};

export interface Match {
  /** As it was asked for, `better:worse`. */
  readonly name: string;
  readonly better: Level;
  readonly worse: Level;
}

/** Each level against the one below it. */
const STEPS = LEVEL_IDS.slice(1).map((id, below) => `${id}:${LEVEL_IDS[below]}`);

/** `club:casual` or `club:club{"cards":"never"}`; unasked, every step of the ladder. */
export function parseMatches(game: GameId, asked: readonly string[] = STEPS): Match[] {
  return asked.map((name) => {
    const [, better, worse] = /^([a-z]+(?:\{.*?\})?):([a-z]+(?:\{.*\})?)$/.exec(name) ?? [];
    if (better === undefined || worse === undefined) throw new InputError(`--match: ${name} is not two levels`);
    return { name, better: parseLevel(game, better), worse: parseLevel(game, worse) };
  });
}

function parseLevel(game: GameId, text: string): Level {
  const [, id = '', changes = '{}'] = /^([a-z]+)(.*)$/.exec(text) ?? [];
  const yardstick = Object.hasOwn(YARDSTICKS, id) ? YARDSTICKS[id] : undefined;
  if (!yardstick && !(LEVEL_IDS as readonly string[]).includes(id)) {
    throw new InputError(
      `--match: no level is called ${JSON.stringify(id)}; there are ${[...LEVEL_IDS, ...Object.keys(YARDSTICKS)].join(', ')}`,
    );
  }
  const level = yardstick ? { ...levelOf('unbeatable', game), ...yardstick } : levelOf(id as LevelId, game);
  return { ...level, ...parseChanges(changes || '{}', level) };
}

/** A change must be to something a level has, and of the same kind. */
function parseChanges(text: string, level: Level): Partial<Level> {
  let changes: Record<string, unknown>;
  try {
    changes = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new InputError(`--match: ${text} is not JSON`);
  }
  for (const [name, value] of Object.entries(changes)) {
    const known = (level as unknown as Record<string, unknown>)[name];
    if (known === undefined || typeof known !== typeof value)
      throw new InputError(`--match: no level has this ${name}`);
  }
  return changes;
}
