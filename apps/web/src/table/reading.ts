/** Reads a draft: which strips have changed, which word scores, and what is missing before the turn can be finished. */

import {
  BEGIN_WORD,
  freshWords,
  JOKER,
  scoreTurn,
  type Table,
  type TableOptions,
  type TableRules,
  type Tile,
} from '@lettertafel/engine';
import { itemAt } from '../base/lookup.ts';
import { type Draft, laidTiles, letterOf, type Strip, type StripKey, type TileKey, tileOf, wordOf } from './draft.ts';

export interface ReadingInput {
  readonly rules: TableRules;
  readonly options: TableOptions;
  /** All words formed in this game so far. */
  readonly formed: readonly string[];
  /** Known verdicts of the word list; null if words are judged by dispute. */
  readonly verdicts: ReadonlyMap<string, boolean> | null;
}

export type StripFault = 'short' | 'unnamed' | 'unknown' | 'dissolved';

export interface StripReading {
  readonly word: string;
  /** Whether it differs from the table at the start of the turn. */
  readonly changed: boolean;
  /** The earlier word that contained these letters side by side in this order. */
  readonly restOf: string | null;
  /** Its score; null for all words but the one that scores. */
  readonly points: number | null;
  readonly fault: StripFault | null;
  /** Whether the list contains it; null: unknown, or not for the player to know. */
  readonly good: boolean | null;
}

/** Why a word that could have scored does not. */
export interface Note {
  readonly why: 'rest' | 'joker' | 'formed' | 'twice';
  readonly word: string;
  readonly of: string;
}

export type Missing =
  | { readonly what: 'nothing-laid' }
  | { readonly what: 'begin-word'; readonly letters: number }
  | { readonly what: 'unnamed' | 'unknown'; readonly words: readonly string[] }
  | { readonly what: 'short'; readonly words: readonly string[]; readonly letters: number }
  | { readonly what: 'dissolved'; readonly words: readonly string[]; readonly letters: number };

export interface DraftReading {
  readonly strips: ReadonlyMap<StripKey, StripReading>;
  readonly laid: readonly Tile[];
  readonly changed: number;
  readonly word: string | null;
  readonly score: number;
  readonly notes: readonly Note[];
  /** If empty, the turn may be finished as far as the page knows. */
  readonly missing: readonly Missing[];
  /** Words whose verdict is not known yet. */
  readonly unasked: readonly string[];
}

interface Written {
  readonly strip: Strip;
  readonly tiles: string;
  readonly reading: string;
  readonly named: boolean;
}

export function readDraft(draft: Draft, turn: ReadingInput): DraftReading {
  const shortest = turn.rules.shortest.letters(turn.options);
  const written = draft.strips.map((strip): Written => {
    const tiles = strip.tiles.map((key) => tileOf(draft, key).tile).join('');
    return { strip, tiles, reading: wordOf(draft, strip), named: strip.tiles.every((key) => letterOf(draft, key)) };
  });
  const fresh = new Set<Table[number]>(freshWords(draft.before, written));
  const broken = freshWords(written, draft.before);
  const laid = [...laidTiles(draft)].map((key) => tileOf(draft, key).tile);
  const unscored = written.map((lying): StripReading => {
    const { reading, tiles, named } = lying;
    const changed = fresh.has(lying);
    const good = changed && named ? (turn.verdicts?.get(reading) ?? null) : null;
    const isShort = changed && tiles.length < shortest;
    const fault = !named ? 'unnamed' : isShort ? 'short' : good === false ? 'unknown' : null;
    const restOf = changed ? (broken.find((old) => old.tiles.includes(tiles))?.reading ?? null) : null;
    return { word: reading, changed, restOf, points: null, fault, good };
  });
  const onTheWay: string[] = [];
  const isWord = wordsOnTheWay(turn, (word) => onTheWay.push(word));
  const dissolved = dissolvedBy(draft, turn, { shortest, isWord });
  const missing = missingFor(draft, { readings: unscored, laid, shortest, dissolved });
  const left = missing.find(({ what }) => what === 'dissolved') ? withoutRest(draft, dissolved) : new Set<Strip>();
  const isRefused = dissolved.length > 0 || missing.some(({ what }) => what === 'begin-word');
  const isOpen = onTheWay.length > 0 || isRefused;
  const { word, score } = isOpen
    ? { word: null, score: 0 }
    : scoreTurn(draft.before, written, { formed: [...turn.formed, ...unpromised(unscored, turn)] });
  const readings = unscored.map((strip, index): StripReading => {
    if (strip.changed && strip.word === word) return { ...strip, points: score, restOf: null };
    const isLeft = strip.changed && strip.fault === null && left.has(itemAt(written, index).strip);
    return isLeft ? { ...strip, fault: 'dissolved' } : strip;
  });
  const unasked = turn.verdicts
    ? unscored.filter(({ changed, fault, good }) => changed && !fault && good === null).map((strip) => strip.word)
    : [];
  return {
    strips: new Map(written.map(({ strip }, index) => [strip.key, itemAt(readings, index)])),
    laid,
    changed: fresh.size,
    word,
    score,
    notes: notesOn(readings, { score, formed: turn.formed }),
    missing,
    unasked: [...new Set([...unasked, ...onTheWay])],
  };
}

/** Words that must not show points: those with faults and, with automatic checking, those not confirmed. */
function unpromised(strips: readonly StripReading[], { verdicts }: ReadingInput): readonly string[] {
  return strips
    .filter(({ changed, fault, good }) => fault !== null || (changed && verdicts !== null && good !== true))
    .map(({ word }) => word);
}

const MOST_NOTES = 3;

/** Rests are always noted because they look new; other words only if they would have scored more. */
function notesOn(
  strips: readonly StripReading[],
  { score, formed }: { score: number; formed: readonly string[] },
): readonly Note[] {
  const copies = (word: string) => strips.filter((strip) => strip.word === word).length;
  return strips
    .filter(({ changed, fault, points }) => changed && !fault && points === null)
    .flatMap(({ word, restOf }): Note[] => {
      if (restOf !== null) return [{ why: restOf.length > word.length ? 'rest' : 'joker', word, of: restOf }];
      if (word.length <= score) return [];
      if (formed.includes(word)) return [{ why: 'formed', word, of: '' }];
      return copies(word) > 1 ? [{ why: 'twice', word, of: '' }] : [];
    })
    .filter((note, index, notes) => notes.findIndex(({ word }) => word === note.word) === index)
    .toSorted((one, other) => other.word.length - one.word.length)
    .slice(0, MOST_NOTES);
}

interface Found {
  readonly readings: readonly StripReading[];
  readonly laid: readonly Tile[];
  readonly shortest: number;
  /** Earlier words of which too little is left. */
  readonly dissolved: readonly string[];
}

/** Whether an intermediate word (RI-02 e) is valid; unknown ones count as valid and are checked. */
function wordsOnTheWay({ verdicts }: ReadingInput, ask: (word: string) => void): (tiles: string) => boolean {
  return (tiles) => {
    const isKnown = verdicts?.get(tiles);
    if (verdicts && isKnown === undefined && !tiles.includes(JOKER)) ask(tiles);
    return isKnown ?? true;
  };
}

/** What is missing, in the order in which a player should fix it. */
function missingFor({ opened }: Draft, { readings, laid, shortest, dissolved }: Found): readonly Missing[] {
  const withFault = (fault: StripFault) => readings.filter((strip) => strip.fault === fault).map(({ word }) => word);
  const missing: Missing[] = [];
  const changed = readings.filter((strip) => strip.changed);
  if (!opened && changed.every(({ word }) => word.length < BEGIN_WORD)) {
    return [{ what: 'begin-word', letters: BEGIN_WORD }];
  }
  if (laid.length === 0) missing.push({ what: 'nothing-laid' });
  const [unnamed, short, unknown] = [withFault('unnamed'), withFault('short'), withFault('unknown')];
  if (short.length > 0) missing.push({ what: 'short', words: short, letters: shortest });
  if (unnamed.length > 0) missing.push({ what: 'unnamed', words: unnamed });
  if (unknown.length > 0) missing.push({ what: 'unknown', words: unknown });
  // A word that is too short may still become the rest.
  if (dissolved.length > 0 && short.length === 0)
    missing.push({ what: 'dissolved', words: dissolved, letters: shortest });
  return missing;
}

/** The strips that hold letters of words of which no rest is left. */
function withoutRest(draft: Draft, words: readonly string[]): ReadonlySet<Strip> {
  const isOf = (key: TileKey) => {
    const { home } = tileOf(draft, key);
    return home !== null && words.includes(itemAt(draft.before, home.word).reading);
  };
  return new Set(draft.strips.filter(({ tiles }) => tiles.some(isOf)));
}

/** Earlier words that are dissolved although a rest must remain (RI-02). */
function dissolvedBy(
  draft: Draft,
  { rules }: ReadingInput,
  keeping: { readonly shortest: number; readonly isWord: (tiles: string) => boolean },
): readonly string[] {
  const after = draft.strips.map(({ tiles }) => tiles.map((key) => tileOf(draft, key).tile).join(''));
  const lost = rules.dissolved(
    draft.before.map(({ tiles }) => tiles),
    after,
    keeping,
  );
  return lost.map((tiles) => draft.before.find((word) => word.tiles === tiles)?.reading ?? tiles);
}
