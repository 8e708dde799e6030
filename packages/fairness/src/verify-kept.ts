/** The check of a record against the values that a player's device has kept. */
import { type GameId, type GameState, gameById, isGameId, type Lexicon, type LogEntry } from '@lettertafel/engine';
import { isSame } from './canonical.ts';
import { type FirstKept, type Kept, latestKept } from './kept.ts';
import { digestOfView, isOfThisVersion, type Seen, type ShownEntry, seenAfter } from './seen.ts';
import { hashOfShare } from './share.ts';
import { type Fault, type GameRecord, standingsOf, type Verification, verifyStates } from './verify.ts';

export const KEPT_FAULTS = [
  'other-scheme',
  'other-commitment',
  'other-settings',
  'other-hashes',
  'share-of-bot',
  'own-share-missing',
  'own-share-replaced',
  'own-share-absent',
  'told-otherwise',
  'other-log',
  'other-view',
] as const;

export type KeptFault = (typeof KEPT_FAULTS)[number];

/** Verifies the game by itself, then against the kept values. */
export function verifyKept(
  record: GameRecord,
  input: Kept | FirstKept,
  lexicon?: Lexicon,
): Verification<Fault | KeptFault> {
  const kept = latestKept(input);
  const views = compareViews(record, kept);
  const alone = verifyStates(record, lexicon, views.look);
  if (!alone.ok) return alone;
  const why = faultOfPromise(record, kept) ?? faultOfOwnShare(record.chance, kept);
  if (why) return { ok: false, entry: -1, why };
  for (const [seat, seen] of Object.entries(kept.seen)) {
    if (!isSeen(record, Number(seat), seen)) return { ok: false, entry: seen.length - 1, why: 'other-log' };
  }
  const entry = views.firstOther() ?? missingState(record, kept);
  if (entry !== null) return { ok: false, entry, why: 'other-view' };
  return kept.contradicted ? { ok: false, entry: -1, why: 'told-otherwise' } : { ok: true };
}

function faultOfPromise({ chance, commitment, ...record }: GameRecord, kept: Kept): KeptFault | null {
  if (chance.scheme !== 2) return 'other-scheme';
  if (commitment !== kept.commitment) return 'other-commitment';
  const { game, players, options } = record;
  if (!isSame({ game, players, options }, kept.settings)) return 'other-settings';
  if (kept.hashes && !isSame(kept.hashes, chance.hashes)) return 'other-hashes';
  // Whoever puts a hash there can open it or not, and so choose between two deals.
  return kept.bots.some((seat) => (chance.hashes[seat] ?? null) !== null) ? 'share-of-bot' : null;
}

/** By seat, as in a record; the shares are missing before the end of a game. */
interface Shares {
  readonly hashes?: readonly (string | null)[];
  readonly shares?: readonly (string | null)[];
}

function faultOfOwnShare({ hashes = [], shares = [] }: Shares, kept: Kept): KeptFault | null {
  const { hash: sent, opened, stay } = kept;
  if (kept.share === null) return null;
  const own = hashOfShare(kept.share, kept.commitment);
  for (const seat of kept.seats) {
    const hash = hashes[seat] ?? null;
    if (hash === own && (shares[seat] ?? null) !== null) continue;
    if (sent !== null && hash !== null && hash !== own) return 'own-share-replaced';
    if (opened || (sent !== null && stay === 'connected')) return 'own-share-missing';
    if (sent !== null && stay === 'cut') return 'own-share-absent';
  }
  return null;
}

/** Whether the sealed list already shows that this device's share cannot be part of the shuffle, though it should. */
export function faultOfList(kept: Kept): KeptFault | null {
  const { hashes } = kept;
  // Shares that may still be opened.
  return hashes && faultOfOwnShare({ hashes, shares: hashes }, kept);
}

/** Whether this device's share is part of the shuffle, opened after it knew all hashes. */
function isOwnCounted({ chance }: GameRecord, { share, hashes, opened, seats }: Kept): boolean {
  if (share === null || hashes === null || !opened || chance.scheme !== 2) return false;
  return seats.some((seat) => chance.shares[seat] === share);
}

export interface Choices {
  /** Because of shares that were not opened. */
  readonly left: number;
  /** If everybody who has a hash, except this device, was in league with the operator. */
  readonly most: number;
}

/** Between how many deals an operator could have chosen, as far as this device knows; null: between any number. */
export function choicesOf(record: GameRecord, input: Kept | FirstKept | null): Choices | null {
  const kept = input && latestKept(input);
  if (!kept || !isOwnCounted(record, kept)) return null;
  const standings = standingsOf(record);
  const others = standings.filter((standing, seat) => standing !== 'none' && !kept.seats.includes(seat));
  return { left: 2 ** standings.filter((standing) => standing === 'withheld').length, most: 2 ** others.length };
}

/** Whether the log starts with what the seat was shown. */
function isSeen({ game, log }: GameRecord, seat: number, { length, digest }: Seen): boolean {
  if (!isGameId(game) || log.length < length) return false;
  const shown = log.slice(0, length).map((entry) => shownTo(entry, game, seat));
  return seenAfter(shown).digest === digest;
}

function shownTo({ number, at, move, events }: LogEntry, game: GameId, seat: number): ShownEntry {
  const { redact } = gameById(game);
  return { number, at, by: move.by, events: events.map((event) => redact(event, seat)) };
}

/** Derives each view that was shown again from the log. */
function compareViews({ game }: GameRecord, { shown }: Kept) {
  let other: number | null = null;
  return {
    look(state: GameState, length: number): void {
      if (other !== null || !isGameId(game)) return;
      for (const [seat, views] of Object.entries(shown)) {
        const digest = views[length];
        if (digest === undefined || !isOfThisVersion(digest)) continue;
        if (digest !== digestOfView(gameById(game).viewFor(state, Number(seat)))) other = length - 1;
      }
    },
    /** The entry after which a view was shown that is not the log's. */
    firstOther: (): number | null => other,
  };
}

/** A state that was shown and is not in the log. */
function missingState({ log }: GameRecord, { shown }: Kept): number | null {
  const lengths = Object.values(shown).flatMap((views) => Object.keys(views).map(Number));
  const missing = lengths.filter((length) => length > log.length);
  return missing.length > 0 ? Math.min(...missing) - 1 : null;
}

/** How many views cannot be checked because another version of the program showed them. */
export function uncheckedViews({ shown }: Pick<Kept, 'shown'>): number {
  return Object.values(shown).flatMap((views) => Object.values(views).filter((digest) => !isOfThisVersion(digest)))
    .length;
}
