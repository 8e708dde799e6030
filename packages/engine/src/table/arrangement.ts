/** An arrangement read before it is made: what each word is, what would score, and everything that is wrong with it. */
import type { Tile } from '../kernel/letters.ts';
import { dissolvedIn, lacksBeginWord, shortWords } from './arrange.ts';
import { restOf } from './changed-words.ts';
import { BEGIN_WORD, type TableOptions, type TableRules } from './rules.ts';
import { scoreTurn } from './score.ts';
import type { Scoring } from './state.ts';
import { freshWords, type Table, type TableWord } from './table.ts';

/** The answers of the word list that are known so far; null: not asked yet. */
export interface KnownVerdicts {
  isGood(word: string): boolean | null;
  /** Whether tiles are a word that may lie between two words of the turn (RI-02 e). */
  isWord(tiles: string): boolean | null;
}

export interface Arrangement {
  readonly before: Table;
  /** A word with a joker that has no letter yet is not `isRead`. */
  readonly after: readonly (TableWord & { readonly isRead: boolean })[];
  readonly laid: readonly Tile[];
  readonly hasOpened: boolean;
  readonly options: TableOptions;
  /** All words formed in this game so far. */
  readonly formed: readonly string[];
  /** Null: words are judged by dispute. */
  readonly verdicts: KnownVerdicts | null;
}

export type WordFault = 'reading-missing' | 'too-short' | 'word-unknown';

/** A word of the arrangement. */
export interface ArrangedWord {
  readonly word: string;
  /** It did not lie there whole before. */
  readonly isChanged: boolean;
  /** The earlier word that contained these tiles side by side in this order; null also for the word that scores. */
  readonly restOf: string | null;
  /** Its score; null for all words but the one that scores. */
  readonly points: number | null;
  readonly fault: WordFault | null;
  /** Whether the list contains it; null: unknown, or not for the player to know. */
  readonly isGood: boolean | null;
}

/** Why a word that looks new, or could have scored more, does not score. */
export interface Unscored {
  readonly why: 'rest' | 'joker' | 'formed' | 'twice';
  readonly word: string;
  readonly of: string;
}

export type ArrangementFault =
  | { readonly code: 'nothing-laid' }
  | { readonly code: 'no-begin-word'; readonly letters: number }
  | { readonly code: 'too-short' | 'word-dissolved'; readonly words: readonly string[]; readonly letters: number }
  | { readonly code: 'reading-missing' | 'word-unknown'; readonly words: readonly string[] };

export interface ArrangementReview extends Scoring {
  /** By word of the arrangement. */
  readonly words: readonly ArrangedWord[];
  /** The longest words first. */
  readonly unscored: readonly Unscored[];
  /** In the order in which a player should mend them. None: the turn is legal as far as the verdicts are known. */
  readonly faults: readonly ArrangementFault[];
  /** Words whose verdict would tell more. */
  readonly unasked: readonly string[];
}

export function reviewArrangement(rules: TableRules, arrangement: Arrangement): ArrangementReview {
  const { before, after, options, verdicts, formed } = arrangement;
  const unscored = wordsOf(rules, arrangement);
  const onTheWay: string[] = [];
  const isAccepted = (tiles: string) => {
    const isWord = verdicts ? verdicts.isWord(tiles) : true;
    if (isWord === null) onTheWay.push(tiles);
    return isWord ?? true;
  };
  const lost = dissolvedIn(rules, { table: before, options }, { table: after, isAccepted });
  const dissolved = lost.map(({ reading }) => reading);
  const faults = faultsIn(rules, arrangement, { words: unscored, dissolved });
  const isRefused = dissolved.length > 0 || faults.some(({ code }) => code === 'no-begin-word');
  // Points are shown only for words that are known to count.
  const isPromised = ({ fault, isChanged, isGood }: ArrangedWord) =>
    fault === null && (!isChanged || verdicts === null || isGood === true);
  const barred = unscored.filter((word) => !isPromised(word)).map(({ word }) => word);
  const { word, score } =
    isRefused || onTheWay.length > 0
      ? { word: null, score: 0 }
      : scoreTurn(before, after, { formed: [...formed, ...barred] });
  const words = unscored.map((one) =>
    one.isChanged && one.word === word ? { ...one, points: score, restOf: null } : one,
  );
  const open = verdicts ? words.filter(({ isChanged, fault, isGood }) => isChanged && !fault && isGood === null) : [];
  return {
    words,
    word,
    score,
    unscored: unscoredIn(words, { score, formed }),
    faults,
    unasked: [...new Set([...open.map((one) => one.word), ...onTheWay])],
  };
}

function wordsOf(rules: TableRules, { before, after, options, verdicts }: Arrangement): readonly ArrangedWord[] {
  const fresh = new Set<TableWord>(freshWords(before, after));
  const broken = freshWords(after, before);
  const short = shortWords(rules, options, [...fresh]);
  return after.map((lying) => {
    const { tiles, reading, isRead } = lying;
    const isChanged = fresh.has(lying);
    const isGood = isChanged && isRead ? (verdicts?.isGood(reading) ?? null) : null;
    const fault = !isRead
      ? 'reading-missing'
      : short.includes(lying)
        ? 'too-short'
        : isGood === false
          ? 'word-unknown'
          : null;
    return { word: reading, isChanged, restOf: isChanged ? restOf(broken, tiles) : null, points: null, fault, isGood };
  });
}

/** Until there is a begin word, nothing else can be mended; and a word that is too short may still become the rest. */
function faultsIn(
  rules: TableRules,
  { laid, hasOpened, options }: Arrangement,
  { words, dissolved }: { readonly words: readonly ArrangedWord[]; readonly dissolved: readonly string[] },
): readonly ArrangementFault[] {
  const changed = words.filter(({ isChanged }) => isChanged).map(({ word }) => word);
  if (lacksBeginWord(hasOpened, changed)) return [{ code: 'no-begin-word', letters: BEGIN_WORD }];
  const letters = rules.shortest.letters(options);
  const withFault = (fault: WordFault) => words.filter((one) => one.fault === fault).map(({ word }) => word);
  const short = withFault('too-short');
  const faults: readonly ArrangementFault[] = [
    { code: 'too-short', words: short, letters },
    { code: 'reading-missing', words: withFault('reading-missing') },
    { code: 'word-unknown', words: withFault('word-unknown') },
    { code: 'word-dissolved', words: short.length > 0 ? [] : dissolved, letters },
  ];
  const found = faults.filter((fault) => 'words' in fault && fault.words.length > 0);
  return laid.length === 0 ? [{ code: 'nothing-laid' }, ...found] : found;
}

/** Rests are always named because they look new; other words only if they would have scored more. */
function unscoredIn(
  words: readonly ArrangedWord[],
  { score, formed }: { readonly score: number; readonly formed: readonly string[] },
): readonly Unscored[] {
  const copies = (word: string) => words.filter((one) => one.word === word).length;
  return words
    .filter(({ isChanged, fault, points }) => isChanged && !fault && points === null)
    .flatMap(({ word, restOf: of }): Unscored[] => {
      if (of !== null) return [{ why: of.length > word.length ? 'rest' : 'joker', word, of }];
      if (word.length <= score) return [];
      if (formed.includes(word)) return [{ why: 'formed', word, of: '' }];
      return copies(word) > 1 ? [{ why: 'twice', word, of: '' }] : [];
    })
    .filter((one, index, all) => all.findIndex(({ word }) => word === one.word) === index)
    .toSorted((one, other) => other.word.length - one.word.length);
}
