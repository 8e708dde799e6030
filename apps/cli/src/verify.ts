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
  'share-does-not-match': 'a share does not match its hash',
  'settings-refused': 'no game can be played with these settings',
  'dealt-by-hand': 'the tiles were set up by hand, not dealt',
  'number-out-of-order': 'the entry has the wrong number',
  'time-runs-back': 'the entry is older than the one before it',
  'draw-out-of-order': 'the entry does not use the next draw of the shuffle',
  'move-refused': 'the move is refused by the rules',
  'events-differ': 'by the rules the move leads to other events than those in the log',
  'verdict-differs': 'the word list judges a word differently',
  'not-finished': 'the game is not finished',
  'other-scheme': 'kept: the shuffle scheme is not the one the page was shown before the deal',
  'other-commitment': 'kept: the commitment is not the one the page was shown before the deal',
  'other-settings': 'kept: the game or its options are not those the page was shown before the deal',
  'other-hashes': 'kept: the hashes are not those the page was shown before it opened its share',
  'own-share-missing': 'kept: the page opened its share, but the shuffle was made without it',
  'own-share-replaced':
    'kept: another share counted for the seat of the page, perhaps from another device of its player',
  'other-log': 'kept: the log up to this entry is not what the page was shown during the game',
};

const STANDING: Readonly<Record<ShareStanding, string>> = {
  counted: 'its share is part of the shuffle',
  withheld: 'its share was not opened in time; if its player runs the server, they could choose between two deals',
  none: 'no share: a computer player, or no page was connected at the deal',
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
