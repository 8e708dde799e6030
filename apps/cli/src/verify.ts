/** `lettertafel verify`: replays an exported game and checks its shuffle, in words for people. */
import { type Fault, verifyGame } from '@lettertafel/fairness';
import { parseRecord } from '@lettertafel/protocol';
import { understood } from './input.ts';

const WHY: Readonly<Record<Fault, string>> = {
  'secret-does-not-match': 'the secret does not match the published commitment',
  'settings-refused': 'no game can be played with these settings',
  'number-out-of-order': 'the entry has the wrong number',
  'time-runs-back': 'the entry is older than the one before it',
  'move-refused': 'the move is refused by the rules',
  'events-differ': 'the rules lead to other events than the log has',
  'verdict-differs': 'the word list judges a word differently',
  'not-finished': 'the game is not finished',
};

export type VerifyAnswer = { readonly ok: true } | { readonly ok: false; readonly entry: number; readonly why: string };

export function verify(input: unknown): VerifyAnswer {
  const verification = verifyGame(understood(parseRecord(input)));
  return verification.ok ? verification : { ...verification, why: WHY[verification.why] };
}
