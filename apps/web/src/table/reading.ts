/** Reads a draft: which strips have changed, which word scores, and what is missing before the turn can be finished. */

import {
  type ArrangedWord,
  type ArrangementFault,
  itemAt,
  JOKER,
  reviewArrangement,
  type TableOptions,
  type TableRules,
  type Tile,
  type Unscored,
} from '@lettertafel/engine';
import { type Draft, laidTiles, letterOf, type Strip, type StripKey, type TileKey, tileOf, wordOf } from './draft.ts';

export interface ReadingInput {
  readonly rules: TableRules;
  readonly options: TableOptions;
  /** All words formed in this game so far. */
  readonly formed: readonly string[];
  /** Known verdicts of the word list; null if words are judged by dispute. */
  readonly verdicts: ReadonlyMap<string, boolean> | null;
}

export interface StripReading extends Omit<ArrangedWord, 'fault'> {
  /** `word-dissolved`: it holds letters of a word of which no rest is left. */
  readonly fault: ArrangedWord['fault'] | 'word-dissolved';
}

export interface DraftReading {
  readonly strips: ReadonlyMap<StripKey, StripReading>;
  readonly laid: readonly Tile[];
  readonly changed: number;
  readonly word: string | null;
  readonly score: number;
  readonly notes: readonly Unscored[];
  /** If empty, the turn may be finished as far as the page knows. */
  readonly missing: readonly ArrangementFault[];
  /** Words whose verdict is not known yet. */
  readonly unasked: readonly string[];
}

const MOST_NOTES = 3;

export function readDraft(draft: Draft, { rules, options, formed, verdicts }: ReadingInput): DraftReading {
  const laid = [...laidTiles(draft)].map((key) => tileOf(draft, key).tile);
  const { words, word, score, unscored, faults, unasked } = reviewArrangement(rules, {
    before: draft.before,
    after: draft.strips.map((strip) => ({
      tiles: strip.tiles.map((key) => tileOf(draft, key).tile).join(''),
      reading: wordOf(draft, strip),
      isRead: strip.tiles.every((key) => letterOf(draft, key)),
    })),
    laid,
    hasOpened: draft.opened,
    options,
    formed,
    verdicts: verdicts && {
      isGood: (asked) => verdicts.get(asked) ?? null,
      // The list cannot be asked about a joker.
      isWord: (tiles) => verdicts.get(tiles) ?? (tiles.includes(JOKER) ? true : null),
    },
  });
  const dissolved = faults.flatMap((fault) => (fault.code === 'word-dissolved' ? fault.words : []));
  const left = withoutRest(draft, dissolved);
  const strips = draft.strips.map((strip, index): [StripKey, StripReading] => {
    const read = itemAt(words, index);
    const isLeft = read.isChanged && read.fault === null && read.points === null && left.has(strip);
    return [strip.key, isLeft ? { ...read, fault: 'word-dissolved' } : read];
  });
  return {
    strips: new Map(strips),
    laid,
    changed: words.filter(({ isChanged }) => isChanged).length,
    word,
    score,
    notes: unscored.slice(0, MOST_NOTES),
    missing: faults,
    unasked,
  };
}

/** The strips that hold letters of words of which no rest is left. */
function withoutRest(draft: Draft, words: readonly string[]): ReadonlySet<Strip> {
  const isOf = (key: TileKey) => {
    const { home } = tileOf(draft, key);
    return home !== null && words.includes(itemAt(draft.before, home.word).reading);
  };
  return new Set(draft.strips.filter(({ tiles }) => tiles.some(isOf)));
}
