/** Checks a finished game: every entry is decided anew, and must come out as it was written down. */
import {
  type BaseMove,
  type Context,
  type GameId,
  type GameSettings,
  type GameState,
  gameById,
  isGameId,
  isRefused,
  type Lexicon,
  type LogEntry,
  lexiconFromVerdicts,
  type Verdicts,
} from '@lettertafel/engine';
import { type Chance, commitmentOf, isSecret, seedOf } from './commitment.ts';
import { type Seed, stream } from './stream.ts';

/** A whole game as it is exported: settings, the promise, what was promised, and the log. */
export interface GameRecord extends GameSettings {
  readonly version: number;
  readonly commitment: string;
  readonly chance: Chance;
  readonly log: readonly LogEntry[];
}

export const FAULTS = [
  'secret-does-not-match',
  'settings-refused',
  'number-out-of-order',
  'time-runs-back',
  'move-refused',
  'events-differ',
  'verdict-differs',
  'not-finished',
] as const;

export type Fault = (typeof FAULTS)[number];

/** `entry` is the log entry at fault; -1 where the fault lies before the log. */
export type Verification = { readonly ok: true } | { readonly ok: false; readonly entry: number; readonly why: Fault };

/** With the word list the game was played by, the recorded verdicts are checked too. */
export function verifyGame(record: GameRecord, lexicon?: Lexicon): Verification {
  const { commitment, chance, log } = record;
  if (!isSecret(chance.secret) || commitmentOf(chance.secret) !== commitment) return fault(-1, 'secret-does-not-match');
  if (!isGameId(record.game)) return fault(-1, 'settings-refused');
  const created = gameById(record.game).create(record.players, record.options);
  if ('refusal' in created) return fault(-1, 'settings-refused');

  const seed = seedOf(chance);
  let state: GameState = created.state;
  let latest = Number.NEGATIVE_INFINITY;
  for (const [number, entry] of log.entries()) {
    if (entry.number !== number) return fault(number, 'number-out-of-order');
    if (entry.at < latest) return fault(number, 'time-runs-back');
    if (lexicon && !agrees(entry.verdicts ?? {}, lexicon)) return fault(number, 'verdict-differs');
    const decided = decideAnew(record.game, { state, entry, seed });
    if (!decided) return fault(number, 'move-refused');
    if (!isSame(decided.events, entry.events)) return fault(number, 'events-differ');
    state = decided.state;
    latest = entry.at;
  }
  return state.over ? { ok: true } : fault(log.length - 1, 'not-finished');
}

function fault(entry: number, why: Fault): Verification {
  return { ok: false, entry, why };
}

function decideAnew(id: GameId, { state, entry, seed }: { state: GameState; entry: LogEntry; seed: Seed }) {
  const game = gameById(id);
  const context: Context = {
    now: entry.at,
    rng: stream(seed, entry.number),
    lexicon: lexiconFromVerdicts(entry.verdicts ?? {}),
    playExists: () => !endsWithoutPlay(entry),
  };
  const decision = game.decide(state, entry.move as BaseMove, context);
  return isRefused(decision) ? null : decision;
}

/** That nobody could lay any more was found by a search; its outcome is in the log. */
function endsWithoutPlay({ events }: LogEntry): boolean {
  return events.some((event) => 'reason' in event && event.reason === 'no-play');
}

function agrees(verdicts: Verdicts, lexicon: Lexicon): boolean {
  const answers = {
    has: (word: string) => lexicon.has(word),
    isName: (word: string) => lexicon.isName(word),
    isPersonStem: (word: string) => lexicon.isPersonStem(word),
  };
  const isTrue = Object.entries(answers).every(([question, answer]) =>
    Object.entries(verdicts[question as keyof typeof answers] ?? {}).every(([word, good]) => answer(word) === good),
  );
  // Whether verbs were allowed is the game's affair; a verdict that is wrong either way is wrong.
  return (
    isTrue &&
    Object.entries(verdicts.isAdvised ?? {}).every(([word, good]) =>
      [true, false].some((verbs) => lexicon.isAdvised(word, { verbs }) === good),
    )
  );
}

/** Equal as plain data: the order of fields does not count, nor do fields without a value. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
