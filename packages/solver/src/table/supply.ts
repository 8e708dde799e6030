/** Supply of letters where something of every table word is left: the breaks that free a letter, and bounds on all of them. */
import { elementAt, u8At } from '@lettertafel/words';
import { type BreakPosition, type BreakState, type SwappedSource, swapOf } from './break-state.ts';
import type { Break } from './breaks.ts';
import type { Candidate } from './candidates.ts';
import { addLetter, copyBag, type LetterBag } from './letter-bag.ts';
import type { Source, Sources } from './sources.ts';

/** Symmetry breaking: whether an equal source that is not used either comes first. */
function hasUnusedTwin({ used }: BreakState, { list }: Sources, source: number): boolean {
  for (const twin of elementAt(list, source).twins) if (used[twin] === 0) return true;
  return false;
}

/** Swaps of unused sources, of those that take a letter if one is given; of equal sources those of the first. */
export function* unusedSwaps(state: BreakState, sources: Sources, letter = -1): Generator<SwappedSource> {
  const { list } = sources;
  for (let source = 0; source < list.length; source++) {
    if (state.used[source] === 1 || hasUnusedTwin(state, sources, source)) continue;
    for (const swap of elementAt(list, source).swaps) {
      if (letter < 0 || swap.needs.includes(letter)) yield { source, swap };
    }
  }
}

/** What is loose, and the most of each letter that can still come free. */
export function upperBag(state: BreakState, { position: { wordIndex }, sources: { list } }: BreakPosition): LetterBag {
  const { bag, used, swapped, upper } = state;
  copyBag(bag, upper);
  for (let source = 0; source < list.length; source++) {
    if (used[source] === 1) continue;
    const { maxFreed, maxFreedTiles, jokers } = elementAt(list, source);
    upper.jokers += jokers;
    if (maxFreedTiles === 0) continue;
    for (let letter = 0; letter < maxFreed.length; letter++) {
      for (let i = 0; i < u8At(maxFreed, letter); i++) addLetter(wordIndex, upper, letter);
    }
  }
  // A word with swapped jokers may still go into a longer one, its letters with it (RI-02 e).
  for (const { swap } of swapped) for (const letter of swap.needs) addLetter(wordIndex, upper, letter);
  return upper;
}

/** A break that frees a letter or a joker. */
export interface FreeingBreak {
  readonly source: number;
  readonly broken: Break;
  /** Low is tried first. */
  readonly rank: number;
}

export interface FreeingBreaks {
  readonly breaks: readonly FreeingBreak[];
  /** Whether breaks were left out because they leave too much loose. */
  readonly isCut: boolean;
}

/** More than a break can free. */
const MANY = 64;

/**
 * The breaks for a letter that leave at most this many letters to be covered; first those that leave the
 * fewest, and among these those that free the most of what is needed or could have stayed on the rack.
 */
export function breaksFor(state: BreakState, sources: Sources, letter: number, maxLoose: number): FreeingBreaks {
  const { list } = sources;
  const { optional, bag } = state;
  const { counts } = bag;
  // How many of each letter are useful, and how many letters are loose already.
  const room = countsOf(state.need, counts.length);
  let allRoom = 0;
  let looseBefore = 0;
  for (let code = 0; code < counts.length; code++) {
    const spare = u8At(counts, code) - u8At(optional, code);
    if (spare > 0) looseBefore += spare;
    else room[code] = u8At(room, code) - spare;
    allRoom += u8At(room, code);
  }
  const breaks: FreeingBreak[] = [];
  let isCut = false;
  for (let source = 0; source < list.length; source++) {
    if (!mayBreakFor(state, sources, { source, letter })) continue;
    const { breaksFreeing, jokers } = elementAt(list, source);
    const ofLetter = elementAt(breaksFreeing, letter);
    // Those with the most tiles come first: skip all that leave too much loose, whichever letters they free.
    const first = firstUpTo(ofLetter, maxLoose - looseBefore + allRoom + jokers);
    if (first > 0) isCut = true;
    for (let i = first; i < ofLetter.length; i++) {
      const broken = elementAt(ofLetter, i);
      const { freed } = broken;
      const useful = countUseful(freed, room);
      const loose = looseBefore + freed.length - useful;
      if (loose <= maxLoose) breaks.push({ source, broken, rank: loose * MANY - useful });
      else isCut = true;
    }
  }
  return { breaks: breaks.sort((one, other) => one.rank - other.rank), isCut };
}

/** The place of the first break that frees no more tiles than this; the most tiles come first. */
function firstUpTo(breaks: readonly Break[], maxTiles: number): number {
  let from = 0;
  let to = breaks.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const { freed, jokers } = elementAt(breaks, middle);
    if (freed.length + jokers > maxTiles) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The maximal breaks for a letter, those first that free the most of what is needed: enough to decide whether it can be supplied. */
export function maximalBreaksFor(state: BreakState, sources: Sources, letter: number): FreeingBreak[] {
  const { list } = sources;
  const { counts } = state.bag;
  const room = countsOf(state.need, counts.length);
  for (let code = 0; code < counts.length; code++)
    room[code] = u8At(room, code) + Math.max(0, u8At(state.optional, code) - u8At(counts, code));
  const breaks: FreeingBreak[] = [];
  for (let source = 0; source < list.length; source++) {
    if (!mayBreakFor(state, sources, { source, letter })) continue;
    for (const broken of elementAt(elementAt(list, source).maximalFreeing, letter)) {
      breaks.push({ source, broken, rank: -countUseful(broken.freed, room) });
    }
  }
  return breaks.sort((one, other) => one.rank - other.rank);
}

/** Symmetry breaking: sources broken for the same letter are broken in one order only, of equal sources the first. */
function mayBreakFor(
  state: BreakState,
  sources: Sources,
  { source, letter }: { source: number; letter: number },
): boolean {
  const { used, lastBroken } = state;
  if (used[source] === 1 || elementAt(elementAt(sources.list, source).breaksFreeing, letter).length === 0) return false;
  return !(lastBroken.letter === letter && source < lastBroken.source) && !hasUnusedTwin(state, sources, source);
}

/** How many freed letters there is room for; equal letters are adjacent. */
function countUseful(freed: readonly number[], room: Uint8Array): number {
  let useful = 0;
  let times = 0;
  let before = -1;
  for (const letter of freed) {
    times = letter === before ? times + 1 : 1;
    before = letter;
    if (times <= u8At(room, letter)) useful++;
  }
  return useful;
}

export function countsOf(letters: readonly number[], size: number): Uint8Array {
  const counts = new Uint8Array(size);
  for (const letter of letters) counts[letter] = u8At(counts, letter) + 1;
  return counts;
}

export interface MissingLetters {
  /** How many of each letter are missing. */
  readonly missing: Uint8Array;
  /** Sources that are used up. */
  readonly used: Uint8Array;
  /** Loose jokers. */
  readonly jokers: number;
}

/** Bound: false only if the sources cannot free the missing letters, however they are broken. */
export function canFree({ list, giving }: Sources, { missing, used, jokers }: MissingLetters): boolean {
  let wanted = 0;
  const letters: number[] = [];
  for (let letter = 0; letter < missing.length; letter++) {
    if (missing[letter] === 0) continue;
    wanted += u8At(missing, letter);
    letters.push(letter);
  }
  if (wanted <= jokers) return true;
  // First by the most of each letter that a source can free,
  let allJokers = jokers;
  let upperBound = jokers;
  for (const index of giving) {
    if (used[index] === 1) continue;
    const source = elementAt(list, index);
    allJokers += source.jokers;
    upperBound += maxUseful(source, missing, letters);
  }
  if (upperBound < wanted) return false;
  // then letter by letter, with jokers for what is short,
  for (const letter of letters) {
    let available = 0;
    for (const index of giving) if (used[index] === 0) available += u8At(elementAt(list, index).maxFreed, letter);
    if (available < u8At(missing, letter)) allJokers -= u8At(missing, letter) - available;
    if (allJokers < 0) return false;
  }
  // and at last by the best single break of each source, for none frees the most of every letter.
  for (const index of giving) {
    const source = elementAt(list, index);
    if (used[index] === 1 || source.maxFreedTiles === 0) continue;
    const before = maxUseful(source, missing, letters);
    if (before === source.jokers) continue;
    upperBound -= before - mostUsefulBreak(source, missing, before);
    if (upperBound < wanted) return false;
  }
  return true;
}

function maxUseful(
  { maxFreed, maxFreedTiles, jokers }: Source,
  missing: Uint8Array,
  letters: readonly number[],
): number {
  if (maxFreedTiles === 0) return jokers;
  let useful = jokers;
  for (const letter of letters) useful += Math.min(u8At(missing, letter), u8At(maxFreed, letter));
  return Math.max(jokers, Math.min(maxFreedTiles, useful));
}

/** How many missing letters the best break frees; `atMost` ends the search early. */
function mostUsefulBreak({ maximalBreaks, jokers }: Source, missing: Uint8Array, atMost: number): number {
  let most = jokers;
  for (const { freed, jokers: freedJokers } of maximalBreaks) {
    if (freed.length + freedJokers <= most) continue;
    const useful = freedJokers + countUseful(freed, missing);
    if (useful > most) most = useful;
    if (most >= atMost) break;
  }
  return most;
}

/** Bound: false only if the letters of all these candidates cannot be supplied together. */
export function mayBeSupplied(state: BreakState, sources: Sources, wanted: readonly Candidate[]): boolean {
  const { counts } = state.bag;
  const missing = new Uint8Array(counts.length);
  const used = state.used.slice();
  let { jokers } = state.bag;
  for (const { blocks, need, freedJokers } of wanted) {
    for (const letter of need) missing[letter] = u8At(missing, letter) + 1;
    jokers += freedJokers;
    for (const block of blocks) {
      if (used[block.source] === 1) {
        const before = swapOf(state, block);
        if (!before) return false;
        for (const letter of before.swap.needs) missing[letter] = u8At(missing, letter) - 1;
        jokers -= before.swap.needs.length;
      }
      used[block.source] = 1;
    }
  }
  for (let letter = 0; letter < missing.length; letter++) {
    missing[letter] = Math.max(0, u8At(missing, letter) - u8At(counts, letter));
  }
  return canFree(sources, { missing, used, jokers });
}
