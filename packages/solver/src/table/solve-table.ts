/** The table solver: the best arrangement of a Woord-Rummikub table that it finds in its time, and whether that is proven. */
import { JOKER, type Lexicon, parseTableWord, type TableGameId, type Tile } from '@lettertafel/engine';
import { WAYS } from '../games/ways.ts';
import { searchBeginning } from './beginning.ts';
import { makeJudge } from './judge.ts';
import { improveLeave } from './leave.ts';
import { type Budget, startPatience } from './patience.ts';
import { type LeaveValue, makePlayKeeper } from './play-keeper.ts';
import type { SearchPosition } from './position.ts';
import type { TableWord } from './table-word.ts';
import { openWordBook, type WordBook } from './word-book.ts';

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
  /** What tiles left on the rack are worth, among plays of the same score; absent: jokers are kept. */
  readonly leave?: LeaveValue;
  /** So many plays with different words, best first; 1 unless said otherwise. */
  readonly top?: number;
  /** Words that are to stay as they are, by their place on the table: for players who see less. */
  readonly untouched?: readonly number[];
}

/** The options of the game that decide which plays there are. */
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
  const { asked, options } = settleOptions(question);
  const book = tableWords(question);
  const started = budget.now();
  const patience = startPatience(budget);
  const words = question.table.map((text): TableWord => {
    const word = parseTableWord(rules.letters, text);
    if (!word || word.reading === null) throw new RangeError(`not a word of a table: ${text}`);
    return { tiles: word.tiles, reading: word.reading };
  });
  const formed = [...new Set([...question.formed, ...words.map(({ reading }) => reading)])];
  // without a tile of the own rack there is no turn.
  if (rack.length === 0) return { plays: [], optimal: true };
  const keeper = makePlayKeeper(top, leave);
  const isFixed = (index: number) => !opened || untouched.includes(index);
  const verbs = rules.allowsVerbs(options);
  const position: SearchPosition = {
    book,
    table: words.filter((_, index) => !isFixed(index)),
    fixed: words.filter((_, index) => isFixed(index)),
    rack,
    formed: new Set(formed),
    shortest: rules.shortest.letters(options),
    lexicon,
    isGood: options.vocabulary === 'advised' ? (word) => lexicon.isAdvised(word, { verbs }) : lexicon.has,
    patience,
    judge: makeJudge({ game, options: asked, table: words, rack, opened, formed, lexicon }),
    keeper,
  };
  const find = opened ? search : searchBeginning;
  const isProven = find(position);
  if (opened) improveLeave(position, find, { leave, budget, until: started + budget.milliseconds });
  const plays = keeper.plays().map(({ table, scores, score }) => ({ table, scores, score }));
  return { plays, optimal: isProven };
}

/** The words of a table, made ready: a few tenths of a second once for a large list, which no budget counts. */
export function tableWords(question: Pick<TableQuestion, 'game' | 'lexicon' | 'options'>): WordBook {
  const { rules } = WAYS[question.game];
  const { options } = settleOptions(question);
  const advised = options.vocabulary === 'advised' ? { verbs: rules.allowsVerbs(options) } : null;
  const book = openWordBook(question.lexicon, rules.letters, { shortest: rules.shortest.letters(options), advised });
  WAYS[question.game].prepare(book);
  return book;
}

/** The options as the game reads them; those it does not have are left out, so that the same question suits both games. */
function settleOptions({ game: id, options = {} }: Pick<TableQuestion, 'game' | 'options'>) {
  const { game } = WAYS[id];
  const asked = Object.fromEntries(Object.entries(options).filter(([name]) => name in game.optionTable));
  const created = game.create(2, asked);
  if ('refusal' in created) throw new RangeError(`no such options: ${created.refusal.code}`);
  return { asked, options: created.state.options };
}
