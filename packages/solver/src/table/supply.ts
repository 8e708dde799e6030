/** Supply of letters where something of every table word is left: the breaks that free a letter, and bounds on all of them. */
import { type BreakPosition, type BreakState, swapOf } from './break-state.ts';
import type { Break } from './breaks.ts';
import type { Candidate } from './candidates.ts';
import { addLetter, copyBag, type LetterBag } from './letter-bag.ts';
import type { Source, Sources } from './sources.ts';

/** Symmetry breaking: whether an equal source that is not used either comes first. */
export function hasUnusedTwin({ used }: BreakState, { list }: Sources, source: number): boolean {
  const { tiles } = list[source]!.word;
  for (let other = 0; other < source; other++) {
    if (list[other]!.word.tiles === tiles && used[other] === 0) return true;
  }
  return false;
}

/** What is loose, and the most of each letter that can still come free. */
export function upperBag(state: BreakState, { position: { wordIndex }, sources: { list } }: BreakPosition): LetterBag {
  const { bag, used, swapped, upper } = state;
  copyBag(bag, upper);
  for (let source = 0; source < list.length; source++) {
    if (used[source] === 1) continue;
    const { maxFreed, maxFreedTiles, jokers } = list[source]!;
    upper.jokers += jokers;
    if (maxFreedTiles === 0) continue;
    for (let letter = 0; letter < maxFreed.length; letter++) {
      for (let i = 0; i < maxFreed[letter]!; i++) addLetter(wordIndex, upper, letter);
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
  /** How many of the freed letters are needed, or could have stayed on the rack. */
  readonly useful: number;
  /** How many letters then lie loose that must be covered. */
  readonly loose: number;
}

/**
 * All breaks for a letter, those first that leave little loose. A probe wants only maximal breaks, those first that free
 * the most of what is needed.
 */
export function breaksFor(state: BreakState, sources: Sources, letter: number): FreeingBreak[] {
  const { list } = sources;
  const { used, optional, need, lastBroken, isProbe, bag } = state;
  const { counts } = bag;
  const missing = countsOf(need, counts.length);
  const found: FreeingBreak[] = [];
  let looseBefore = 0;
  for (let code = 0; code < counts.length; code++) looseBefore += Math.max(0, counts[code]! - optional[code]!);
  for (let source = 0; source < list.length; source++) {
    const breaks = list[source]!.breaksFreeing[letter]!;
    if (breaks.length === 0 || used[source] === 1) continue;
    // Symmetry breaking: sources broken for the same letter are broken in one order only.
    if ((lastBroken.letter === letter && source < lastBroken.source) || hasUnusedTwin(state, sources, source)) continue;
    for (const broken of breaks) {
      if (isProbe && !broken.isMaximal) continue;
      const { freed } = broken;
      let useful = 0;
      let room = 0;
      for (let i = 0; i < freed.length; i++) {
        const code = freed[i]!;
        if (i === 0 || freed[i - 1] !== code) room = missing[code]! + Math.max(0, optional[code]! - counts[code]!);
        if (room === 0) continue;
        room--;
        useful++;
      }
      found.push({ source, broken, useful, loose: looseBefore + freed.length - useful });
    }
  }
  if (isProbe) return found.sort((one, other) => other.useful - one.useful);
  return found.sort((one, other) => one.loose - other.loose || other.useful - one.useful);
}

export function countsOf(letters: readonly number[], size: number): Uint8Array {
  const counts = new Uint8Array(size);
  for (const letter of letters) counts[letter]!++;
  return counts;
}

export interface MissingLetters {
  /** How many of each letter are missing. */
  readonly missing: Uint8Array;
  /** Sources that give nothing any more. */
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
    wanted += missing[letter]!;
    letters.push(letter);
  }
  if (wanted <= jokers) return true;
  // First by the most of each letter that a source can free,
  let allJokers = jokers;
  let upperBound = jokers;
  for (let i = 0; i < giving.length; i++) {
    if (used[giving[i]!] === 1) continue;
    const source = list[giving[i]!]!;
    allJokers += source.jokers;
    upperBound += maxUseful(source, missing, letters);
  }
  if (upperBound < wanted) return false;
  // then letter by letter, with jokers for what is short,
  for (let k = 0; k < letters.length; k++) {
    const letter = letters[k]!;
    let available = 0;
    for (let i = 0; i < giving.length; i++) {
      if (used[giving[i]!] === 0) available += list[giving[i]!]!.maxFreed[letter]!;
    }
    if (available < missing[letter]!) allJokers -= missing[letter]! - available;
    if (allJokers < 0) return false;
  }
  // and at last by the best single break of each source, for none frees the most of every letter.
  for (let i = 0; i < giving.length; i++) {
    const source = list[giving[i]!]!;
    if (used[giving[i]!] === 1 || source.maxFreedTiles === 0) continue;
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
  for (let k = 0; k < letters.length; k++) {
    const letter = letters[k]!;
    useful += Math.min(missing[letter]!, maxFreed[letter]!);
  }
  return Math.max(jokers, Math.min(maxFreedTiles, useful));
}

/** How many missing letters the best break frees; `atMost` ends the search early. */
function mostUsefulBreak({ maximalBreaks, jokers }: Source, missing: Uint8Array, atMost: number): number {
  let most = jokers;
  for (let index = 0; index < maximalBreaks.length; index++) {
    const { freed, jokers: freedJokers } = maximalBreaks[index]!;
    if (freed.length + freedJokers <= most) continue;
    let useful = freedJokers;
    let times = 0;
    for (let i = 0; i < freed.length; i++) {
      const letter = freed[i]!;
      times = i > 0 && freed[i - 1] === letter ? times + 1 : 1;
      if (times <= missing[letter]!) useful++;
    }
    if (useful > most) most = useful;
    if (most >= atMost) break;
  }
  return most;
}

/** Bound: false only if the letters of all these candidates cannot be had together. */
export function mayBeSupplied(state: BreakState, sources: Sources, wanted: readonly Candidate[]): boolean {
  const { counts } = state.bag;
  const missing = new Uint8Array(counts.length);
  const used = state.used.slice();
  let { jokers } = state.bag;
  for (const { blocks, need, freedJokers } of wanted) {
    for (const letter of need) missing[letter]!++;
    jokers += freedJokers;
    for (const block of blocks) {
      if (used[block.source] === 1) {
        const before = swapOf(state, block);
        if (!before) return false;
        for (const letter of before.swap.needs) missing[letter]!--;
        jokers -= before.swap.needs.length;
      }
      used[block.source] = 1;
    }
  }
  for (let letter = 0; letter < missing.length; letter++) {
    missing[letter] = Math.max(0, missing[letter]! - counts[letter]!);
  }
  return canFree(sources, { missing, used, jokers });
}
