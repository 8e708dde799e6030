/** The table solver: the best arrangement of a Woord-Rummikub table found within a budget, and whether it is proven optimal. */
import {
  BEGIN_WORD,
  JOKER,
  type Lexicon,
  type OptionsFor,
  parseTableWord,
  playOptions,
  type TableGameId,
  type TableOptions,
  type TableState,
  type Tile,
  without,
} from '@lettertafel/engine';
import { numberAt, u8At, u32At } from '@lettertafel/words';
import { WAYS } from '../games/ways.ts';
import { type Budget, startDeadline } from './deadline.ts';
import { bagOf, copyBag, emptyBag, fits, takeWord } from './letter-bag.ts';
import { type LeaveValue, makeBestPlays, makeJudge, type Search, type SearchPosition } from './position.ts';
import { placeJokers, type TableWord, unfixed } from './table-word.ts';
import { type WordIndex, wordIndexOf } from './word-index.ts';

export interface TableQuestion {
  readonly game: TableGameId;
  /** Words as they lie, in notation: `HOUTEN`, `RIN@=RING`. */
  readonly table: readonly string[];
  readonly rack: readonly Tile[];
  /** Whether the begin word has been laid. */
  readonly opened: boolean;
  /** Words formed before, besides those that lie there. */
  readonly formed: readonly string[];
  readonly lexicon: Lexicon;
  /** As in a state or a view; only those that decide which plays exist matter. */
  readonly options?: OptionsFor<TableGameId>;
  readonly budget: Budget;
  /** The leave value, to choose among plays of the same score; by default jokers are kept. */
  readonly leave?: LeaveValue;
  /** How many plays with different scoring words to return; 1 when absent. */
  readonly top?: number;
  /** Words that must stay as they are, by their place on the table: for weaker players. */
  readonly untouched?: readonly number[];
}

export interface TablePlay {
  readonly table: readonly string[];
  readonly scores: string | null;
  readonly score: number;
}

export interface TableAnswer {
  /** Best first; empty when there is no play, or none was found in time. */
  readonly plays: readonly TablePlay[];
  /** No play scores more than the first; with no play: there is none. */
  readonly optimal: boolean;
}

/** Jokers are worth more than any other tile on a rack. */
const keepJokers: LeaveValue = (left) => left.filter((tile) => tile === JOKER).length;

export function solveTable(question: TableQuestion): TableAnswer {
  const { game: id, lexicon, rack, opened, budget, leave = keepJokers, top = 1, untouched = [] } = question;
  const { game, rules, search } = WAYS[id];
  const created = createTable(question);
  const { options } = created;
  const wordIndex = preparedIndex(question, options);
  const started = budget.now();
  const deadline = startDeadline(budget);
  const words = question.table.map((text): TableWord => {
    const word = parseTableWord(rules.letters, text);
    if (!word || word.reading === null) throw new RangeError(`not a word of a table: ${text}`);
    return { tiles: word.tiles, reading: word.reading };
  });
  const formed = [...new Set([...question.formed, ...words.map(({ reading }) => reading)])];
  // a turn needs a tile of the player's rack.
  if (rack.length === 0) return { plays: [], optimal: true };
  const best = makeBestPlays(top, leave);
  const isFixed = (index: number) => !opened || untouched.includes(index);
  const verbs = rules.allowsVerbs(options);
  const position: SearchPosition = {
    wordIndex,
    table: words.filter((_, index) => !isFixed(index)),
    fixed: words.filter((_, index) => isFixed(index)),
    rack,
    formed: new Set(formed),
    shortest: rules.shortest.letters(options),
    lexicon,
    isGood: options.vocabulary === 'advised' ? (word) => lexicon.isAdvised(word, { verbs }) : lexicon.has,
    deadline,
    judge: makeJudge({ game, created, table: words, rack, opened, formed, lexicon }),
    best,
  };
  const searchPlays = opened ? search : searchBeginWord;
  const isProven = searchPlays(position);
  if (opened) improveLeave(position, searchPlays, { leaveValue: leave, budget, until: started + budget.milliseconds });
  const plays = best.plays().map(({ table, scores, score }) => ({ table, scores, score }));
  return { plays, optimal: isProven };
}

/** Builds the word index, which takes a few tenths of a second for a large list; not charged to any budget. */
export function tableWords(question: Pick<TableQuestion, 'game' | 'lexicon' | 'options'>): WordIndex {
  return preparedIndex(question, createTable(question).options);
}

function preparedIndex({ game, lexicon }: Pick<TableQuestion, 'game' | 'lexicon'>, options: TableOptions): WordIndex {
  const { rules, prepare } = WAYS[game];
  const advised = options.vocabulary === 'advised' ? { verbs: rules.allowsVerbs(options) } : null;
  const wordIndex = wordIndexOf(lexicon, rules.letters, { shortest: rules.shortest.letters(options), advised });
  prepare(wordIndex);
  return wordIndex;
}

/** A game with the options that decide which plays exist. */
function createTable({ game: id, options = {} }: Pick<TableQuestion, 'game' | 'options'>): TableState {
  const { game } = WAYS[id];
  const created = game.create(2, playOptions(game.optionTable, options));
  if ('refusal' in created) throw new RangeError(`no such options: ${created.refusal.code}`);
  return created.state;
}

/** The begin word: from the rack alone, three letters or more, the table untouched. */
function searchBeginWord(position: SearchPosition): boolean {
  const { wordIndex, deadline, rack, formed, best } = position;
  const rackBag = bagOf(wordIndex, rack);
  const left = emptyBag(wordIndex);
  const from = u32At(wordIndex.starts, Math.min(rack.length, wordIndex.starts.length - 1));
  const scoring: number[] = [];
  const beginWords: number[] = [];
  for (let word = from; word < wordIndex.count; word++) {
    if (!fits(wordIndex, rackBag, word)) continue;
    if (u8At(wordIndex.lengths, word) >= BEGIN_WORD) beginWords.push(word);
    if (!formed.has(wordIndex.textOf(word))) scoring.push(word);
  }
  deadline.charge(wordIndex.count - from);
  // Longest first: the first word shorter than the best score ends the search.
  for (const word of scoring) {
    const length = u8At(wordIndex.lengths, word);
    if (deadline.isPast() || length < best.score) return length <= best.score;
    if (length >= BEGIN_WORD) {
      tryBeginWords(position, [word]);
      continue;
    }
    // A word of two letters may score beside a begin word that does not.
    copyBag(rackBag, left);
    takeWord(wordIndex, left, word);
    const other = beginWords.find((first) => fits(wordIndex, left, first));
    if (other !== undefined) tryBeginWords(position, [word, other]);
  }
  if (best.score < 0 && beginWords.length > 0) tryBeginWords(position, [numberAt(beginWords, 0)]);
  return true;
}

function tryBeginWords(position: SearchPosition, words: readonly number[]): void {
  const { wordIndex, fixed, rack, judge, best, deadline } = position;
  deadline.charge(1000);
  const plan = { words: unfixed(words.map(wordIndex.textOf)), required: [], rack, before: [] };
  const laid = placeJokers(plan);
  const play = laid && judge([...fixed, ...laid]);
  if (play) best.add(play);
}

/** Milliseconds to spend on a better leave. */
const MAX_LEAVE_TIME = 40;

interface LeaveQuestion {
  readonly leaveValue: LeaveValue;
  readonly budget: Budget;
  /** When the budget ends, by its own clock. */
  readonly until: number;
}

/**
 * Once the best score is known, looks for plays of that score that leave better tiles, or fewer: searches again for words
 * of the best length, with valuable tiles taken off the rack or with more tiles to be laid.
 */
function improveLeave(position: SearchPosition, search: Search, { leaveValue, budget, until }: LeaveQuestion): void {
  const { best, rack } = position;
  const [first] = best.plays();
  if (!first || first.score === 0) return;
  const end = Math.min(until, budget.now() + MAX_LEAVE_TIME);
  const isPossible = (variant: Pick<SearchPosition, 'rack' | 'minRackTiles'>): boolean => {
    const milliseconds = end - budget.now();
    if (milliseconds <= 0 || variant.rack.length === 0) return false;
    const found = makeBestPlays(1, leaveValue);
    const deadline = startDeadline({ milliseconds, now: budget.now });
    search({ ...position, ...variant, length: first.score, best: found, deadline });
    const plays = found.plays().filter(({ score }) => score === first.score);
    for (const play of plays) best.add(play);
    return plays.length > 0;
  };
  const gain = (tile: Tile) => leaveValue([...first.left, tile]) - leaveValue(first.left);
  const valuable = without(rack, first.left).filter((tile) => gain(tile) > 0);
  const kept: Tile[] = [];
  for (const tile of valuable.sort((one, other) => gain(other) - gain(one))) {
    if (isPossible({ rack: without(rack, [...kept, tile]), minRackTiles: 1 })) kept.push(tile);
  }
  // Near the end an empty rack may be best: try to lay all of it, then one tile fewer, and so on.
  if (leaveValue([]) <= leaveValue(first.left)) return;
  for (let minRackTiles = rack.length; minRackTiles > rack.length - first.left.length; minRackTiles--) {
    if (isPossible({ rack, minRackTiles })) return;
  }
}
