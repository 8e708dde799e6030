/** Search state of a turn in which something of every table word is left: what is laid so far, and what must still be done. */
import { JOKER } from '@lettertafel/engine';
import { elementAt, u8At } from '@lettertafel/words';
import { type Break, type JokerSwap, type Rest, restTiles } from './breaks.ts';
import type { Block, Candidate } from './candidates.ts';
import { addLetter, copyBag, emptyBag, type LetterBag, takeLetter } from './letter-bag.ts';
import type { SearchPosition } from './position.ts';
import type { Sources } from './sources.ts';
import type { PlannedWord, TableWord, TurnPlan } from './table-word.ts';
import type { WordIndex } from './word-index.ts';

/**
 * A node of the search tree. The functions below make children of a state and leave the state itself as it is. A state
 * reuses one child record for all its children, so that a child is only good until the next one is made.
 */
export interface BreakState {
  /** Loose letters: those of the rack and those that came free. */
  readonly bag: LetterBag;
  /** By source: 1 when it is contained in a laid word, broken, or has jokers swapped. */
  readonly used: Uint8Array;
  /** How many of each loose letter may stay on the rack. */
  readonly optional: Uint8Array;
  words: readonly Candidate[];
  broken: readonly BrokenSource[];
  swapped: readonly SwappedSource[];
  /** Letters that are still to be supplied for the last word. */
  need: readonly number[];
  /** The last source broken for a letter, for symmetry breaking. */
  lastBroken: FreedBy;
  /** Words that are to be laid once nothing is needed, before the loose letters are covered. */
  pending: readonly Candidate[];
  /** A probe ends when nothing is needed: it only tests whether the letters can be supplied. */
  isProbe: boolean;
  /** Upper bound of the letters that can still come loose; filled in where it is needed. */
  readonly upper: LetterBag;
  child: BreakState | null;
}

export interface BrokenSource {
  readonly source: number;
  readonly rest: Rest;
}

export interface SwappedSource {
  readonly source: number;
  readonly swap: JokerSwap;
}

export interface FreedBy {
  readonly letter: number;
  readonly source: number;
}

const NOTHING_BROKEN: FreedBy = { letter: -1, source: -1 };

/** A position with the sources that its table words are. */
export interface BreakPosition {
  readonly position: SearchPosition;
  readonly sources: Sources;
}

function emptyState(wordIndex: WordIndex, sources: number): BreakState {
  return {
    bag: emptyBag(wordIndex),
    used: new Uint8Array(sources),
    optional: new Uint8Array(wordIndex.letters.length),
    words: [],
    broken: [],
    swapped: [],
    need: [],
    lastBroken: NOTHING_BROKEN,
    pending: [],
    isProbe: false,
    upper: emptyBag(wordIndex),
    child: null,
  };
}

/** Nothing laid or broken: the rack is loose. */
export function rootState({ position, sources }: BreakPosition): BreakState {
  const { wordIndex, rack, minRackTiles = 1 } = position;
  const state = emptyState(wordIndex, sources.list.length);
  for (const tile of rack) {
    if (tile === JOKER) state.bag.jokers++;
    else addLetter(wordIndex, state.bag, wordIndex.letters.indexOf(tile));
  }
  // A rack that must be laid as a whole has no optional letters.
  if (minRackTiles !== rack.length) state.optional.set(state.bag.counts);
  return state;
}

/** A copy of the state, to be changed by the caller. */
export function childOf(state: BreakState, wordIndex: WordIndex): BreakState {
  state.child ??= emptyState(wordIndex, state.used.length);
  const { child } = state;
  copyBag(state.bag, child.bag);
  child.used.set(state.used);
  child.optional.set(state.optional);
  child.words = state.words;
  child.broken = state.broken;
  child.swapped = state.swapped;
  child.need = state.need;
  child.lastBroken = state.lastBroken;
  child.pending = state.pending;
  child.isProbe = state.isProbe;
  return child;
}

/** Breaks a source so that this rest is left. */
export function breakSource(
  state: BreakState,
  wordIndex: WordIndex,
  { source, broken, rest, letter = -1 }: { source: number; broken: Break; rest: Rest; letter?: number },
): BreakState {
  const child = childOf(state, wordIndex);
  for (const freed of broken.freed) addLetter(wordIndex, child.bag, freed);
  child.bag.jokers += broken.jokers;
  child.used[source] = 1;
  child.broken = [...state.broken, { source, rest }];
  child.lastBroken = letter < 0 ? NOTHING_BROKEN : { letter, source };
  return child;
}

/** Puts letters in the places of jokers of a source, which come free (RI-02 d). */
export function swapJokers(state: BreakState, wordIndex: WordIndex, swapped: SwappedSource): BreakState {
  const child = childOf(state, wordIndex);
  child.bag.jokers += swapped.swap.needs.length;
  child.used[swapped.source] = 1;
  child.swapped = [...state.swapped, swapped];
  child.need = [...state.need, ...swapped.swap.needs];
  child.lastBroken = NOTHING_BROKEN;
  return child;
}

/** Lets a joker stand for the first needed letter. */
export function useJoker(state: BreakState, wordIndex: WordIndex): BreakState {
  const child = childOf(state, wordIndex);
  const [letter = -1, next] = state.need;
  child.bag.jokers--;
  child.need = state.need.slice(1);
  // Symmetry breaking: try breaks before jokers, never both orders.
  if (next === letter) child.lastBroken = { letter, source: state.used.length };
  return child;
}

/**
 * Begins to lay a word: its blocks are used and its letters needed. A block whose jokers were swapped in this turn goes
 * into the word as it is (RI-02 e). Null when a block is used otherwise.
 */
export function layCandidate(state: BreakState, wordIndex: WordIndex, candidate: Candidate): BreakState | null {
  let { need, freedJokers } = candidate;
  let { swapped } = state;
  for (const block of candidate.blocks) {
    if (state.used[block.source] === 0) continue;
    const before = swapOf(state, block);
    if (!before) return null;
    swapped = swapped.filter((other) => other !== before);
    need = withoutLetters(need, before.swap.needs);
    freedJokers -= before.swap.needs.length;
  }
  const child = childOf(state, wordIndex);
  child.bag.jokers += freedJokers;
  for (const { source } of candidate.blocks) child.used[source] = 1;
  child.words = [...state.words, candidate];
  child.swapped = swapped;
  child.need = need;
  child.lastBroken = NOTHING_BROKEN;
  return child;
}

/** The swap of this turn after which a source has the tiles of the block. */
export function swapOf({ swapped }: BreakState, { source, tiles }: Block): SwappedSource | undefined {
  return swapped.find((other) => other.source === source && other.swap.after.tiles === tiles);
}

function withoutLetters(letters: readonly number[], taken: readonly number[]): number[] {
  const left = [...letters];
  for (const letter of taken) left.splice(left.indexOf(letter), 1);
  return left;
}

/** Takes the needed letters that are loose; this changes the state. */
export function takeLooseLetters(state: BreakState, wordIndex: WordIndex): void {
  const { bag, need } = state;
  const missing: number[] = [];
  for (const letter of need) {
    if (u8At(bag.counts, letter) > 0) takeLetter(wordIndex, bag, letter);
    else missing.push(letter);
  }
  state.need = missing;
}

/** All that decides whether loose letters can be covered: what is loose, what may stay, and what each source still gives. */
export function memoKey({ bag, optional, used, swapped }: BreakState): string {
  const key = String.fromCharCode(bag.jokers, ...bag.counts, ...optional, ...used);
  // Words with swapped jokers may still go into longer ones.
  return key + swapped.map(({ source, swap }) => `${source}${swap.after.tiles}`).join(' ');
}

/** A finished turn, for the judge. */
export interface FinishedTurn extends TurnPlan {
  readonly staying: readonly TableWord[];
}

/** The target word comes first: it gets jokers only where no other word can take them. */
export function finishedTurn(state: BreakState, { position, sources }: BreakPosition, target: number): FinishedTurn {
  const { wordIndex, rack } = position;
  const { list } = sources;
  const { broken, swapped, words, used } = state;
  const required = broken.flatMap(({ source }) => [...elementAt(list, source).word.tiles]);
  for (const { swap } of swapped) for (const _ of swap.needs) required.push(JOKER);
  for (const { freedJokers } of words) for (let i = 0; i < freedJokers; i++) required.push(JOKER);
  const rests = broken.map(({ rest }) => ({ tiles: restTiles(wordIndex, rest), reading: wordIndex.textOf(rest.word) }));
  for (const { tiles } of rests) for (const tile of tiles) required.splice(required.indexOf(tile), 1);
  const planned: { word: number; plan: PlannedWord }[] = [
    ...words.map((candidate) => ({ word: candidate.word, plan: plannedWord(wordIndex, sources, candidate) })),
    ...swapped.map(({ source, swap }) => ({
      word: swap.word,
      plan: {
        reading: swap.after.reading,
        fixed: unchangedTiles(elementAt(list, source).word.tiles, swap.after.tiles),
      },
    })),
  ];
  return {
    words: [
      ...planned.filter(({ word }) => word === target).map(({ plan }) => plan),
      ...planned.filter(({ word }) => word !== target).map(({ plan }) => plan),
    ],
    required,
    rack,
    before: [],
    staying: [...list.filter((_, source) => used[source] === 0).map(({ word }) => word), ...rests],
  };
}

function plannedWord(wordIndex: WordIndex, { list }: Sources, { word, blocks }: Candidate): PlannedWord {
  const reading = wordIndex.textOf(word);
  if (blocks.length === 0) return { reading, fixed: null };
  let fixed = '';
  for (const { source, at, tiles } of blocks) {
    fixed = fixed.padEnd(at, '.') + unchangedTiles(elementAt(list, source).word.tiles, tiles);
  }
  return { reading, fixed: fixed.padEnd(reading.length, '.') };
}

/** The tiles that are the same as before, with a dot for each that is not. */
function unchangedTiles(before: string, after: string): string {
  return [...after].map((tile, place) => (tile === before[place] ? tile : '.')).join('');
}
