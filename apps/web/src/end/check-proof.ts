/** Replays an exported game with the committed randomness and compares it with the stored values. */
import {
  type Fault,
  type Kept,
  type KeptFault,
  type ShareStanding,
  standingsOf,
  verifyGame,
  verifyKept,
} from '@lettertafel/fairness';
import { parseRecord } from '@lettertafel/protocol';

export type Checked =
  | {
      readonly ok: true;
      /** By seat; null for a game of the first scheme. */
      readonly standings: readonly ShareStanding[] | null;
    }
  | { readonly ok: false; readonly entry: number; readonly why: Fault | KeptFault | 'no-game' };

/** `kept` is what this browser stored before the deal and during the game; null: nothing. */
export function checkProof(input: unknown, kept: Kept | null): Checked {
  const parsed = parseRecord(input);
  if ('problem' in parsed) return { ok: false, entry: -1, why: 'no-game' };
  const record = parsed.value;
  const verification = kept ? verifyKept(record, kept) : verifyGame(record);
  if (!verification.ok) return verification;
  return { ok: true, standings: record.chance.scheme === 2 ? standingsOf(record) : null };
}
