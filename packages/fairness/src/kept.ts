/** The values a player's device has kept of a game, and the check of a record against them. */
import { type GameId, type GameSettings, gameById, isGameId, type Lexicon, type LogEntry } from '@lettertafel/engine';
import { isSame } from './canonical.ts';
import { type Seen, type ShownEntry, seenAfter } from './seen.ts';
import { hashOfShare } from './share.ts';
import { type Fault, type GameRecord, type Verification, verifyGame } from './verify.ts';

export interface Kept {
  readonly version: 1;
  readonly table: string;
  readonly settings: GameSettings;
  /** As first received. */
  readonly commitment: string;
  /** The seats of this device. */
  readonly seats: readonly number[];
  /** Null: this device made none because it connected after the deal. */
  readonly share: string | null;
  /** The sealed hashes by seat, received before this page opened its share; null: never received. */
  readonly hashes: readonly (string | null)[] | null;
  /** The server has acknowledged the opened share. */
  readonly opened: boolean;
  /** The server acknowledged the hash, and the device stayed connected until the list was sealed. */
  readonly present: boolean;
  /** By seat. */
  readonly seen: Readonly<Record<string, Seen>>;
}

export const KEPT_FAULTS = [
  'other-scheme',
  'other-commitment',
  'other-settings',
  'other-hashes',
  'own-share-missing',
  'own-share-replaced',
  'other-log',
] as const;

export type KeptFault = (typeof KEPT_FAULTS)[number];

/** Verifies the game by itself, then against the kept values. */
export function verifyKept(record: GameRecord, kept: Kept, lexicon?: Lexicon): Verification<Fault | KeptFault> {
  const alone = verifyGame(record, lexicon);
  if (!alone.ok) return alone;
  const why = faultOfPromise(record, kept) ?? faultOfOwnShare(record, kept);
  if (why) return { ok: false, entry: -1, why };
  for (const [seat, seen] of Object.entries(kept.seen)) {
    if (!isSeen(record, Number(seat), seen)) return { ok: false, entry: seen.length - 1, why: 'other-log' };
  }
  return { ok: true };
}

function faultOfPromise({ chance, commitment, ...record }: GameRecord, kept: Kept): KeptFault | null {
  if (chance.scheme !== 2) return 'other-scheme';
  if (commitment !== kept.commitment) return 'other-commitment';
  const { game, players, options } = record;
  if (!isSame({ game, players, options }, kept.settings)) return 'other-settings';
  return kept.hashes && !isSame(kept.hashes, chance.hashes) ? 'other-hashes' : null;
}

function faultOfOwnShare({ chance }: GameRecord, kept: Kept): KeptFault | null {
  if (kept.share === null || chance.scheme !== 2) return null;
  const own = hashOfShare(kept.share, kept.commitment);
  for (const seat of kept.seats) {
    const hash = chance.hashes[seat] ?? null;
    if (hash === null && kept.present) return 'own-share-missing';
    if (hash !== null && hash !== own && kept.present) return 'own-share-replaced';
    if (hash === own && kept.opened && (chance.shares[seat] ?? null) === null) return 'own-share-missing';
  }
  return null;
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
