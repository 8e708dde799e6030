/** Arranging the table: parses the new table and checks it against the old one. */

import type { Refused } from '../kernel/game.ts';
import type { Lexicon } from '../kernel/lexicon.ts';
import { without } from '../kernel/multiset.ts';
import { missingTiles, withoutTiles } from '../kernel/rack.ts';
import type { Seat } from '../kernel/seats.ts';
import { type Budget, readingBudget } from './budget.ts';
import { rackOf } from './evolve.ts';
import { takeTiles } from './pot.ts';
import { refuse } from './refusals.ts';
import { BEGIN_WORD, type TableOptions, type TableRules } from './rules.ts';
import { scoreTurn } from './score.ts';
import type { ArrangedPlay, TableState } from './state.ts';
import {
  fillReadings,
  formatTableWord,
  freshWords,
  JOKER,
  parseTableWord,
  readingsFor,
  type Table,
  tilesOf,
  type WrittenWord,
} from './table.ts';

export interface Arranging {
  readonly seat: Seat;
  readonly table: readonly string[];
  readonly piles: readonly number[];
  readonly lexicon: Lexicon;
}

/** Parses an arrangement and checks tiles, rules and, with `automatic`, words. */
export function readArrangement(
  rules: TableRules,
  state: TableState,
  { seat, table, piles, lexicon }: Arranging,
): ArrangedPlay | Refused {
  const rack = rackOf(state, seat);
  const lying = tilesOf(state.table);
  const written = readWords(rules, table, lying.length + rack.length);
  if ('refusal' in written) return written;
  const read = fillReadings(state.table, written);
  if ('unread' in read) return refuse('reading-missing', { words: read.unread });
  const fresh = freshWords(state.table, read.table);

  const touched = state.opened[seat] ? [] : without(state.table, read.table, formatTableWord);
  if (touched.length > 0) return refuse('table-touched', { words: readingsOf(touched) });
  const tiles = tilesOf(read.table);
  const leftOver = without(lying, tiles);
  if (leftOver.length > 0) {
    return refuse(leftOver.every((tile) => tile === JOKER) ? 'joker-left-over' : 'tiles-left-over', {
      tiles: leftOver,
    });
  }
  const laid = without(tiles, lying);
  const missing = missingTiles(rack, laid);
  if (missing.length > 0) return refuse('not-on-rack', { tiles: missing });
  if (laid.length === 0) return refuse('nothing-laid');

  const words = readingsOf(fresh);
  const budget = readingBudget();
  const refused =
    refuseWords(rules, state, { seat, fresh }) ??
    refuseDissolving(rules, state, { table: read.table, lexicon, budget }) ??
    (state.options.checking === 'automatic' ? refuseUnknown(rules, state, { words, lexicon }) : null);
  if (refused) return refused;

  if (piles.length > 0 && !state.pot.open) return refuse('pot-closed');
  const refill = rules.refill(withoutTiles(rack, laid) ?? []);
  if (!takeTiles(state.pot, refill, piles)) return refuse('no-such-pile');
  const scoring = scoreTurn(state.table, read.table, { formed: state.formed, budget });
  if (budget.isSpent()) return refuse('too-complex');
  return { seat, table: read.table, laid, words, piles: piles.slice(0, refill), ...scoring };
}

/** Parses the notation. Input with more tiles than table and rack have is refused without parsing. */
function readWords(rules: TableRules, table: readonly string[], atMost: number): readonly WrittenWord[] | Refused {
  const characters = table.reduce((sum, { length }) => sum + length, 0);
  // Tiles, what they read, and the sign between them.
  if (table.length > atMost || characters > 2 * atMost + table.length) return refuse('too-many-tiles');
  const read: WrittenWord[] = [];
  const bad: string[] = [];
  for (const text of table) {
    const word = parseTableWord(rules.letters, text);
    if (word) read.push(word);
    else bad.push(text);
  }
  return bad.length > 0 ? refuse('bad-word', { words: bad }) : read;
}

/** Checks word lengths and the begin word (R-03, RS-01, RI-01). */
function refuseWords(
  rules: TableRules,
  state: TableState,
  { seat, fresh }: { seat: Seat; fresh: Table },
): Refused | null {
  const short = readingsOf(shortWords(rules, state.options, fresh));
  if (short.length > 0) return refuse('too-short', { rule: rules.shortest.rule, words: short });
  const words = readingsOf(fresh);
  return lacksBeginWord(state.opened[seat] ?? false, words) ? refuse('no-begin-word', { words }) : null;
}

/** Those of the changed words that are too short. */
export function shortWords({ shortest }: TableRules, options: TableOptions, changed: Table): Table {
  return changed.filter(({ tiles }) => tiles.length < shortest.letters(options));
}

/** Whether a player who has not opened has no begin word among the words made. */
export function lacksBeginWord(hasOpened: boolean, words: readonly string[]): boolean {
  return !hasOpened && words.every(({ length }) => length < BEGIN_WORD);
}

/** Where words are judged by dispute, intermediate words are not looked up here either. */
function refuseDissolving(
  rules: TableRules,
  state: TableState,
  { table, lexicon, budget }: { table: Table; lexicon: Lexicon; budget: Budget },
): Refused | null {
  const asked = state.options.checking === 'automatic' ? lexicon : null;
  const lost = lostWords(rules, state, { table, lexicon: asked, budget });
  if (budget.isSpent()) return refuse('too-complex');
  return lost.length > 0 ? refuse('word-dissolved', { words: readingsOf(lost) }) : null;
}

/** The earlier words of which too little is left (RI-02); without a lexicon every intermediate word is accepted. */
export function lostWords(
  rules: TableRules,
  before: Pick<TableState, 'table'> & Judging,
  { table, lexicon, budget }: { table: Table; lexicon: Lexicon | null; budget?: Budget },
): Table {
  const isAccepted = (tiles: string) => lexicon === null || isWord(rules, before, { tiles, lexicon });
  return dissolvedIn(rules, before, { table, isAccepted, ...(budget ? { budget } : {}) });
}

/** The same, where intermediate words are judged by their tiles. */
export function dissolvedIn(
  rules: TableRules,
  before: Pick<TableState, 'table' | 'options'>,
  {
    table,
    isAccepted,
    budget = readingBudget(),
  }: { table: Table; isAccepted: (tiles: string) => boolean; budget?: Budget },
): Table {
  const tilesIn = (words: Table) => words.map(({ tiles }) => tiles);
  const lost = rules.dissolved(tilesIn(before.table), tilesIn(table), {
    shortest: rules.shortest.letters(before.options),
    isWord: isAccepted,
    budget,
  });
  return lost.flatMap((tiles) => before.table.find((word) => word.tiles === tiles) ?? []);
}

function refuseUnknown(
  rules: TableRules,
  judging: Judging,
  { words, lexicon }: { words: readonly string[]; lexicon: Lexicon },
): Refused | null {
  const bad = words.filter((word) => !isGood(rules, judging, { word, lexicon }));
  if (bad.length === 0) return null;
  const unknown = bad.filter((word) => !lexicon.has(word));
  return unknown.length > 0 ? refuse('word-unknown', { words: unknown }) : refuse('word-not-advised', { words: bad });
}

/** What decides which words are valid at a table, besides its list. */
export type Judging = Pick<TableState, 'options' | 'ruled'>;

/** Whether a word is valid at this table: by the list or the booklet's advice, or by a ruling (B-30). */
export function isGood(
  rules: TableRules,
  { options, ruled }: Judging,
  { word, lexicon }: { word: string; lexicon: Lexicon },
): boolean {
  if (ruled.includes(word)) return true;
  if (options.vocabulary === 'all') return lexicon.has(word);
  return lexicon.isAdvised(word, { verbs: rules.allowsVerbs(options) });
}

/** Whether tiles are a valid word, where a joker may stand for any letter. */
export function isWord(
  rules: TableRules,
  judging: Judging,
  { tiles, lexicon }: { tiles: string; lexicon: Lexicon },
): boolean {
  if (judging.ruled.includes(tiles)) return true;
  return readingsFor(rules.letters, tiles).some((word) => isGood(rules, judging, { word, lexicon }));
}

function readingsOf(table: Table): string[] {
  return table.map(({ reading }) => reading);
}
