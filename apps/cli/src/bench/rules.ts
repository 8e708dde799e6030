/** `lettertafel bench rules`: moves per second that the engine decides and applies, on the fixtures. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  GAME_IDS,
  type GameId,
  type GameState,
  gameById,
  isRefused,
  lexiconFromVerdicts,
  type Rng,
} from '@lettertafel/engine';
import { seedOf, stream } from '@lettertafel/fairness';
import { type ParsedRecord, parseRecord } from '@lettertafel/protocol';
import { understood } from '../input.ts';
import { SHIPPED } from '../shipped.ts';

export interface RuleFigures {
  readonly game: GameId;
  readonly decisions: number;
  readonly perSecond: number;
}

/** Decides and applies every move of every fixture repeatedly, for some CPU seconds per game. */
export function benchRules(seconds: number): RuleFigures[] {
  return GAME_IDS.map((game) => {
    const records = fixturesOf(game).map(prepared);
    const decideAll = () => records.reduce((sum, record) => sum + decideOnce(game, record), 0);
    // Warm up the JIT.
    repeat(decideAll, seconds / 2);
    const { count, used } = repeat(decideAll, seconds);
    return { game, decisions: count, perSecond: Math.round(count / used) };
  });
}

/** Repeats a counting function for this many CPU seconds. */
function repeat(action: () => number, seconds: number): { readonly count: number; readonly used: number } {
  const start = process.cpuUsage();
  for (let count = 0; ; ) {
    count += action();
    const { user, system } = process.cpuUsage(start);
    const used = (user + system) / 1e6;
    if (used >= seconds) return { count, used };
  }
}

function fixturesOf(game: GameId): ParsedRecord[] {
  const folder = join(SHIPPED.games, game);
  return readdirSync(folder).map((file) =>
    understood(parseRecord(JSON.parse(readFileSync(join(folder, file), 'utf8')))),
  );
}

/** Prepares everything that is not part of the rules: randomness, words, the recorded search result. */
function prepared(record: ParsedRecord) {
  const seed = seedOf(record.chance, record);
  const steps = record.log.map(({ number, at, move, events, verdicts, draw }) => ({
    move,
    now: at,
    chance: rememberedChance(stream(seed, draw ?? number)),
    lexicon: lexiconFromVerdicts(verdicts ?? {}),
    playExists: () => !events.some((event) => 'reason' in event && event.reason === 'no-play'),
  }));
  return { record, steps };
}

/** Replays recorded random numbers, so that hashing is not measured. */
function rememberedChance(rng: Rng): () => Rng {
  const drawn: number[] = [];
  return () => {
    let next = 0;
    return {
      below(bound) {
        if (next === drawn.length) drawn.push(rng.below(bound));
        return drawn[next++] as number;
      },
    };
  };
}

function decideOnce(id: GameId, { record, steps }: ReturnType<typeof prepared>): number {
  const game = gameById(id);
  const created = game.create(record.players, record.options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  let state: GameState = created.state;
  for (const { move, now, chance, lexicon, playExists } of steps) {
    const decision = game.decide(state, move, { now, rng: chance(), lexicon, playExists });
    if (isRefused(decision)) throw new Error(`${id}: ${decision.refusal.code}`);
    state = decision.state;
  }
  return steps.length;
}
