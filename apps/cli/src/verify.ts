/** `lettertafel verify`: verifies an exported game and explains faults. */
import type { Lexicon } from '@lettertafel/engine';
import {
  choicesOf,
  type Fault,
  type FirstKept,
  fingerprintOf,
  type GameRecord,
  type Kept,
  type KeptFault,
  latestKept,
  type ShareStanding,
  shuffleCode,
  standingsOf,
  uncheckedViews,
  verifyGame,
  verifyKept,
} from '@lettertafel/fairness';
import { parseKept, parseMovedGame, parseRecord } from '@lettertafel/protocol';
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
  'share-of-bot': 'kept: a computer player has a share, which only the server can have put there',
  'own-share-missing': 'kept: the page sent its share or was connected, but the shuffle was made without its share',
  'own-share-replaced':
    'kept: another share counted for the seat of the page, perhaps from another device of its player',
  'own-share-absent':
    'kept: not proven: the page was open, but had lost its connection when the hashes were sealed, so the shuffle was made without its share',
  'told-otherwise': 'kept: during the game the page was told two different things about the same entry or state',
  'other-log': 'kept: the log up to this entry is not what the page was shown during the game',
  'other-view': 'kept: after this entry the page showed a state that is not the one of the log',
};

const STANDING: Readonly<Record<ShareStanding, string>> = {
  counted: 'its share is part of the shuffle',
  withheld: 'its share was promised, but not opened in time',
  none: 'no share: a computer player, or no page was connected at the deal',
};

export type VerifyAnswer = { readonly ok: true } | { readonly ok: false; readonly entry: number; readonly why: string };

/** `notes`: whose share counts, what that leaves open, and codes to compare. */
export interface Verified {
  readonly answer: VerifyAnswer;
  readonly notes: readonly string[];
}

/** With the game's word list, also checks the verdicts and no-play endings (B-27). */
export function verify(input: unknown, keptInput?: unknown, lexicon?: Lexicon): Verified {
  const record = understoodRecord(input);
  const kept = keptInput === undefined ? null : understoodKept(keptInput);
  const verification = kept ? verifyKept(record, kept, lexicon) : verifyGame(record, lexicon);
  if (!verification.ok) return { answer: { ...verification, why: WHY[verification.why] }, notes: [] };
  return { answer: verification, notes: notesOn(record, kept) };
}

function understoodRecord(input: unknown): GameRecord {
  const parsed = parseRecord(input);
  // What `play` saves before the end is none.
  if ('problem' in parsed && 'value' in parseMovedGame(input)) {
    throw new InputError('this game is still running: `lettertafel play --resume` goes on with it');
  }
  return understood(parsed);
}

function understoodKept(input: unknown): Kept | FirstKept {
  const parsed = parseKept(input);
  if ('value' in parsed) return parsed.value;
  const { path, why } = parsed.problem;
  throw new InputError(`--kept: ${path ? `${path}: ` : ''}${why}`);
}

function notesOn(record: GameRecord, kept: Kept | FirstKept | null): readonly string[] {
  const code = shuffleCode(record);
  return [
    ...notesOnShares(record),
    `deals: ${dealsOf(record, kept)}`,
    ...(record.aborted && !kept
      ? ['end: the game was aborted; without --kept nobody can tell whether it went on']
      : []),
    ...(kept ? notesOnViews(latestKept(kept)) : []),
    ...(code === null ? [] : [`code: ${code} (equal for all players of this shuffle: compare it by voice)`]),
    `fingerprint: ${fingerprintOf(record)} (equal for all players if they have the same log)`,
  ];
}

function notesOnShares(record: GameRecord): readonly string[] {
  const { chance } = record;
  if (chance.scheme !== 2) return ['shares: the first scheme does not show whether a share is its player’s own'];
  if (chance.hashes.length === 0) return ['shares: none, one device has shuffled'];
  return standingsOf(record).map((standing, seat) => `seat ${seat + 1}: ${STANDING[standing]}`);
}

/** Between how many an operator could have chosen. */
function dealsOf(record: GameRecord, kept: Kept | FirstKept | null): string {
  const choices = choicesOf(record, kept);
  if (!kept) return 'without --kept nothing shows that the deal was not chosen from any number of deals';
  if (!choices) return 'the share of this page is not part of the shuffle: whoever dealt could choose any deal';
  const { left, most } = choices;
  const isLeft = left === 1 ? 'one deal was possible' : `${left} deals were possible, because shares were not opened`;
  return `${isLeft}; with the help of every other seat that has a hash, an operator could choose between ${most}`;
}

function notesOnViews(kept: Kept): readonly string[] {
  const shown = Object.values(kept.shown).flatMap((views) => Object.keys(views)).length;
  if (shown === 0) return ['states: the page has kept no hashes of what it showed, only of the log'];
  const unchecked = uncheckedViews(kept);
  return unchecked === 0
    ? []
    : [`states: ${unchecked} of ${shown} were shown by another version of the page and are not checked`];
}
