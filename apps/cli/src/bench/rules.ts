/** `lettertafel bench rules`: how many moves a second the rules decide and apply, on whole games that are kept as fixtures. */
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

/** Decides and applies every move of every fixture, over and over, for some CPU seconds per game. */
export function benchRules(seconds: number): RuleFigures[] {
  return GAME_IDS.map((game) => {
    const records = fixturesOf(game).map(prepared);
    const decideAll = () => records.reduce((sum, record) => sum + decideOnce(game, record), 0);
    // The first rounds warm the compiler up.
    repeat(decideAll, seconds / 2);
    const { count, used } = repeat(decideAll, seconds);
    return { game, decisions: count, perSecond: Math.round(count / used) };
  });
}

/** Does something that counts, until so many CPU seconds are used. */
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

/** Everything that is not the rules is made ready before the clock runs: chance, words, the recorded search. */
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

/** The same numbers again in every round, without the work of drawing them. */
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
