/** The table solver: the best arrangement of a Woord-Rummikub table that it finds in its time, and whether that is proven. */
import { JOKER, type Lexicon, parseTableWord, type TableGameId, type Tile } from '@lettertafel/engine';
import { WAYS } from '../games/ways.ts';
import { searchBeginWord } from './begin-word.ts';
import { type Budget, startDeadline } from './deadline.ts';
import { improveLeave } from './improve-leave.ts';
import { type LeaveValue, makeBestPlays, makeJudge } from './judge.ts';
import type { SearchPosition } from './position.ts';
import type { TableWord } from './table-word.ts';
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
  readonly options?: TableSolverOptions;
  readonly budget: Budget;
  /** What tiles left on the rack are worth, among plays of the same score; when absent, jokers are kept. */
  readonly leave?: LeaveValue;
  /** How many plays with different scoring words to return; 1 when absent. */
  readonly top?: number;
  /** Words that must stay as they are, by their place on the table: for weaker players. */
  readonly untouched?: readonly number[];
}

/** The options of the game that decide which plays are legal. */
export interface TableSolverOptions {
  readonly vocabulary?: 'all' | 'advised';
  readonly children?: boolean;
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

/** Jokers are worth more than anything else on a rack; other tiles come and go. */
const keepJokers: LeaveValue = (left) => left.filter((tile) => tile === JOKER).length;

export function solveTable(question: TableQuestion): TableAnswer {
  const { game: id, lexicon, rack, opened, budget, leave = keepJokers, top = 1, untouched = [] } = question;
  const { game, rules, search } = WAYS[id];
  const { asked, options } = resolveOptions(question);
  const wordIndex = tableWords(question);
  const started = budget.now();
  const deadline = startDeadline(budget);
  const words = question.table.map((text): TableWord => {
    const word = parseTableWord(rules.letters, text);
    if (!word || word.reading === null) throw new RangeError(`not a word of a table: ${text}`);
    return { tiles: word.tiles, reading: word.reading };
  });
  const formed = [...new Set([...question.formed, ...words.map(({ reading }) => reading)])];
  // a turn needs a tile of the own rack.
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
    judge: makeJudge({ game, options: asked, table: words, rack, opened, formed, lexicon }),
    best,
  };
  const searchPlays = opened ? search : searchBeginWord;
  const isProven = searchPlays(position);
  if (opened) improveLeave(position, searchPlays, { leaveValue: leave, budget, until: started + budget.milliseconds });
  const plays = best.plays().map(({ table, scores, score }) => ({ table, scores, score }));
  return { plays, optimal: isProven };
}

/** Builds the word index, which takes a few tenths of a second once for a large list; no budget counts it. */
export function tableWords(question: Pick<TableQuestion, 'game' | 'lexicon' | 'options'>): WordIndex {
  const { rules } = WAYS[question.game];
  const { options } = resolveOptions(question);
  const advised = options.vocabulary === 'advised' ? { verbs: rules.allowsVerbs(options) } : null;
  const wordIndex = wordIndexOf(question.lexicon, rules.letters, {
    shortest: rules.shortest.letters(options),
    advised,
  });
  WAYS[question.game].prepare(wordIndex);
  return wordIndex;
}

/** Options that the game does not have are left out, so that the same question suits both games. */
function resolveOptions({ game: id, options = {} }: Pick<TableQuestion, 'game' | 'options'>) {
  const { game } = WAYS[id];
  const asked = Object.fromEntries(Object.entries(options).filter(([name]) => name in game.optionTable));
  const created = game.create(2, asked);
  if ('refusal' in created) throw new RangeError(`no such options: ${created.refusal.code}`);
  return { asked, options: created.state.options };
}
