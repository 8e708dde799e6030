/** Replays an exported game with the committed randomness and compares it with the stored values. */
import {
  type Choices,
  choicesOf,
  type Fault,
  type Kept,
  type KeptFault,
  type ShareStanding,
  shuffleCode,
  standingsOf,
  uncheckedViews,
  verifyGame,
  verifyKept,
} from '@lettertafel/fairness';
import { parseRecord } from '@lettertafel/protocol';

export type Checked =
  | {
      readonly ok: true;
      /** By seat; null for a game of the first scheme. */
      readonly standings: readonly ShareStanding[] | null;
      /** Between how many deals the server could choose; null: as far as this device knows, between any number. */
      readonly choices: Choices | null;
      /** For players to compare; null unless this device's share is part of it. */
      readonly code: string | null;
      /** How many shown states only another version of the page could check. */
      readonly unchecked: number;
      /** The log ends before the game does, and nothing was stored that it could be compared with. */
      readonly isOpenEnded: boolean;
    }
  | { readonly ok: false; readonly entry: number; readonly why: Fault | KeptFault | 'no-game' };

/** `kept` is what this browser stored before the deal and during the game; null: nothing. */
export function checkProof(input: unknown, kept: Kept | null): Checked {
  const parsed = parseRecord(input);
  if ('problem' in parsed) return { ok: false, entry: -1, why: 'no-game' };
  const record = parsed.value;
  const verification = kept ? verifyKept(record, kept) : verifyGame(record);
  if (!verification.ok) return verification;
  const choices = choicesOf(record, kept);
  return {
    ok: true,
    standings: record.chance.scheme === 2 ? standingsOf(record) : null,
    choices,
    code: choices && shuffleCode(record),
    unchecked: kept ? uncheckedViews(kept) : 0,
    isOpenEnded: record.aborted === true && !kept,
  };
}
