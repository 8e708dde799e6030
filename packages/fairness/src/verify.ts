/** Verifies a finished game: every entry is decided again and must give the recorded events. */
import {
  type Context,
  type GameSettings,
  type GameState,
  gameById,
  isGameId,
  isRefused,
  type Lexicon,
  type LogEntry,
  lexiconFromVerdicts,
  type Rng,
  type Verdicts,
} from '@lettertafel/engine';
import { isSame } from './canonical.ts';
import { type Chance, seedOf } from './chance.ts';
import { commitmentOf, isSecret } from './commitment.ts';
import { drawsAfter } from './draws.ts';
import { hashOfShare, isShare } from './share.ts';

/** An exported game: settings, commitment, chance and log. */
export interface GameRecord extends GameSettings {
  readonly version: number;
  readonly commitment: string;
  readonly chance: Chance;
  /** The game was aborted: the log ends before the game does. */
  readonly aborted?: true;
  readonly log: readonly LogEntry[];
}

export const FAULTS = [
  'secret-does-not-match',
  'shares-not-by-seat',
  'share-does-not-match',
  'settings-refused',
  'dealt-by-hand',
  'number-out-of-order',
  'time-runs-back',
  'draw-out-of-order',
  'move-refused',
  'events-differ',
  'verdict-differs',
  'not-finished',
] as const;

export type Fault = (typeof FAULTS)[number];

/** `entry` is the faulty log entry; -1: the fault is before the log. */
export type Verification<Why = Fault> =
  | { readonly ok: true }
  | { readonly ok: false; readonly entry: number; readonly why: Why };

/** With the game's word list, also checks the recorded verdicts and no-play endings (B-27). */
export function verifyGame(record: GameRecord, lexicon?: Lexicon): Verification {
  return verifyStates(record, lexicon, () => {});
}

/** Called with the state after every entry. */
type Look = (state: GameState, length: number) => void;

export function verifyStates(record: GameRecord, lexicon: Lexicon | undefined, look: Look): Verification {
  const { chance, log } = record;
  const promised = faultOfPromise(record);
  if (promised) return fault(-1, promised);
  if (!isGameId(record.game)) return fault(-1, 'settings-refused');
  const game = gameById(record.game);
  const created = game.create(record.players, record.options);
  if ('refusal' in created) return fault(-1, 'settings-refused');

  const seed = seedOf(chance, record);
  let state: GameState = created.state;
  let latest = Number.NEGATIVE_INFINITY;
  let draws = 0;
  for (const [number, entry] of log.entries()) {
    if (entry.number !== number) return fault(number, 'number-out-of-order');
    if (entry.at < latest) return fault(number, 'time-runs-back');
    if ('setup' in entry.move) return fault(number, 'dealt-by-hand');
    if (lexicon && !agrees(entry.verdicts ?? {}, lexicon)) return fault(number, 'verdict-differs');
    const drawing = drawsAfter({ scheme: chance.scheme, seed, entries: number, draws });
    const decided = game.decide(state, entry.move, contextOf(entry, drawing.rngFor(0), lexicon));
    if (isRefused(decided)) return fault(number, 'move-refused');
    const draw = drawing.drawOf(0);
    if (entry.draw !== draw) return fault(number, 'draw-out-of-order');
    if (!isSame(decided.events, entry.events)) return fault(number, 'events-differ');
    state = decided.state;
    look(state, number + 1);
    latest = entry.at;
    if (draw !== undefined) draws += 1;
  }
  return state.over || record.aborted ? { ok: true } : fault(log.length - 1, 'not-finished');
}

function fault(entry: number, why: Fault): Verification {
  return { ok: false, entry, why };
}

/** Whether secret and shares match commitment and hashes. */
function faultOfPromise({ commitment, chance, players }: GameRecord): Fault | null {
  if (!isSecret(chance.secret) || commitmentOf(chance.secret) !== commitment) return 'secret-does-not-match';
  if (chance.scheme !== 2) return null;
  const { hashes, shares } = chance;
  const isAlone = hashes.length === 0 && shares.length === 0;
  if (!isAlone && (hashes.length !== players || shares.length !== players)) return 'shares-not-by-seat';
  for (const [seat, share] of shares.entries()) {
    if (share === null) continue;
    if (!isShare(share) || hashOfShare(share, commitment) !== hashes[seat]) return 'share-does-not-match';
  }
  return null;
}

/** The fate of a seat's share. `withheld`: not opened in time. */
export type ShareStanding = 'counted' | 'withheld' | 'none';

/** By seat. In scheme 1 nothing proves that a share is the player's own, so none counts. */
export function standingsOf({ chance, players }: GameRecord): readonly ShareStanding[] {
  return Array.from({ length: players }, (_, seat): ShareStanding => {
    if (chance.scheme !== 2 || (chance.hashes[seat] ?? null) === null) return 'none';
    return (chance.shares[seat] ?? null) === null ? 'withheld' : 'counted';
  });
}

/** Without the word list, verdicts and the result of the search for a play are read from the log. */
function contextOf(entry: LogEntry, rng: Rng, lexicon: Lexicon | undefined): Context {
  const { at: now, verdicts = {}, events } = entry;
  if (lexicon) return { now, rng, lexicon };
  const isWithoutPlay = events.some((event) => 'reason' in event && event.reason === 'no-play');
  return { now, rng, lexicon: lexiconFromVerdicts(verdicts), playExists: () => !isWithoutPlay };
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
  // Whether verbs are allowed depends on the game: accept a verdict that is right either way.
  return (
    isTrue &&
    Object.entries(verdicts.isAdvised ?? {}).every(([word, good]) =>
      [true, false].some((verbs) => lexicon.isAdvised(word, { verbs }) === good),
    )
  );
}
