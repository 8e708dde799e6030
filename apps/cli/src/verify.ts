/** `lettertafel verify`: verifies an exported game and explains faults. */
import type { Lexicon } from '@lettertafel/engine';
import {
  type Fault,
  type GameRecord,
  type KeptFault,
  type ShareStanding,
  standingsOf,
  verifyGame,
  verifyKept,
} from '@lettertafel/fairness';
import { parseKept, parseRecord } from '@lettertafel/protocol';
import { InputError, understood } from './input.ts';

const WHY: Readonly<Record<Fault | KeptFault, string>> = {
  'secret-does-not-match': 'the secret does not match the published commitment',
  'shares-not-by-seat': 'there is not one hash and one share for every seat',
  'share-does-not-match': 'a share does not match the hash by which it was promised',
  'settings-refused': 'no game can be played with these settings',
  'dealt-by-hand': 'the tiles were laid out by hand, not dealt',
  'number-out-of-order': 'the entry has the wrong number',
  'time-runs-back': 'the entry is older than the one before it',
  'draw-out-of-order': 'the entry does not use the next draw of the shuffle',
  'move-refused': 'the move is refused by the rules',
  'events-differ': 'the rules lead to other events than the log has',
  'verdict-differs': 'the word list judges a word differently',
  'not-finished': 'the game is not finished',
  'other-scheme': 'kept: the game was shuffled by another scheme than the page was told',
  'other-commitment': 'kept: the commitment is not the one the page was shown before the deal',
  'other-settings': 'kept: the game or its options are not those the page was shown before the deal',
  'other-hashes': 'kept: the hashes are not those the page was shown before it opened its share',
  'own-share-missing': 'kept: the page gave its share, and the shuffle was made without it',
  'own-share-replaced': 'kept: another share counts for the seat of the page; is it from another device of the player?',
  'other-log': 'kept: up to this entry the log is not what the page was shown during the game',
};

const STANDING: Readonly<Record<ShareStanding, string>> = {
  counted: 'its share is part of the shuffle',
  withheld: 'promised a share and did not open it in time; whoever runs the server and has this seat had the choice',
  none: 'no share: a computer, or no page was there at the deal',
};

export type VerifyAnswer = { readonly ok: true } | { readonly ok: false; readonly entry: number; readonly why: string };

/** `notes`: whose share counts. */
export interface Verified {
  readonly answer: VerifyAnswer;
  readonly notes: readonly string[];
}

/** With the game's word list, also checks the verdicts and no-play endings (B-27). */
export function verify(input: unknown, keptInput?: unknown, lexicon?: Lexicon): Verified {
  const record = understood(parseRecord(input));
  const kept = keptInput === undefined ? null : understoodKept(keptInput);
  const verification = kept ? verifyKept(record, kept, lexicon) : verifyGame(record, lexicon);
  if (!verification.ok) return { answer: { ...verification, why: WHY[verification.why] }, notes: [] };
  return { answer: verification, notes: notesOn(record) };
}

function understoodKept(input: unknown) {
  const parsed = parseKept(input);
  if ('value' in parsed) return parsed.value;
  const { path, why } = parsed.problem;
  throw new InputError(`--kept: ${path ? `${path}: ` : ''}${why}`);
}

function notesOn(record: GameRecord): readonly string[] {
  const { chance } = record;
  if (chance.scheme !== 2 || chance.hashes.length === 0) return [];
  return standingsOf(record).map((standing, seat) => `seat ${seat + 1}: ${STANDING[standing]}`);
}
