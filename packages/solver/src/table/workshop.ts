/** The workshop: makes a word out of blocks, broken words and the rack, and then uses up all that came free (RI-02, R-05). */
import { placesIn } from './blocks.ts';
import { mayBeRest, type Replacing, type RestQuestion, restsOf, restTiles } from './break-options.ts';
import type { Verdict } from './cover.ts';
import type { LayOut } from './lay-out.ts';
import type { SearchPosition } from './position.ts';
import { makeRoom } from './room.ts';
import { canBeFreed, type Sources } from './sources.ts';
import { addLetter, copyStock, countTiles, fits, makeStock, type Stock, takeLetter } from './stock.ts';
import { JOKER, type TableWord } from './table-word.ts';
import { LONGEST } from './word-source.ts';

export interface Attempt {
  readonly text: string;
  readonly word: number;
  readonly steps: number;
  /** Whether everything is tried to use up what came free: only then can it say `none` for lack of a use. */
  readonly isDeep: boolean;
  /** Whether the word lies in one of the table, so that it matters which tiles it is laid with. */
  readonly isRest: boolean;
}

export interface Workshop {
  attempt(attempt: Attempt): Verdict;
  /** Whether the last attempt had a turn that did not score as hoped. */
  wasTurnedDown(): boolean;
  /** Plays that break nothing: words of the rack, and table words lengthened. */
  tryEasy(): void;
  /** Any play, whatever it scores. */
  tryAnything(): Verdict;
}

/** A finished turn, to be laid out and judged. */
export interface Made extends LayOut {
  readonly stay: readonly TableWord[];
}

type Go = (level: number) => Verdict;

/** A word being laid. One that is the rest of a broken source lies with tiles of that source. */
interface Laid {
  readonly reading: string;
  fixed: string | null;
  /** The source whose rest it is, or -1. */
  owner: number;
}

/** Where a source lies in a word. */
interface Block {
  readonly source: number;
  readonly at: number;
}

interface Making {
  readonly level: number;
  readonly word: number;
  readonly go: Go;
  readonly blocks: readonly Block[];
  readonly chosen: readonly Block[];
}

/** A step of the search takes as long as trying so many words. */
const STEP = 150;
const NO_BLOCKS: readonly Block[] = [];
/** So many words can be tried one by one for the sake of a joker. */
const FEW_WORDS = 2000;
const EASY_TRIES = 12;
const FEW_STEPS = 40;
const FEW_RESTS = 40;
const MANY_RESTS = 10_000;
/** In long words there are rests enough without their jokers. */
const LONG = 7;

export function makeWorkshop(position: SearchPosition, sources: Sources, judge: (made: Made) => number): Workshop {
  const { book, rack, patience, shortest, lexicon, isGood } = position;
  const question: RestQuestion = { letters: book.letters, shortest, lexicon, isGood };
  const { list, hasBlock } = sources;
  const { all: start, spare } = makeRoom(book, patience, { table: [], rack });
  // A rack that must be laid out has nothing to spare.
  const rackLetters = position.layAll ? new Uint8Array(spare.length) : spare.slice();
  const mayStay = position.layAll ? 0 : rack.length - 1;
  const hardness = new Uint8Array(book.letters.length);
  for (const [rank, code] of book.hardestFirst.entries()) hardness[code] = rank;
  const stocks: Stock[] = [];
  const used = new Uint8Array(list.length);
  /** Sources whose tiles have all come free. */
  const broken: number[] = [];
  const replaced: { source: number; replacing: Replacing }[] = [];
  const words: Laid[] = [];
  const failed = new Set<string>();
  const reached: number[][] = [];
  const missing = new Uint8Array(book.letters.length);
  const taken = new Uint8Array(book.letters.length);
  const future = makeStock(book);
  let everyWord: readonly number[] | null = null;
  let asked: Attempt;
  let steps = 0;
  let isTurnedDown = false;

  return { attempt, wasTurnedDown: () => isTurnedDown, tryEasy, tryAnything };

  function attempt(attempted: Attempt): Verdict {
    begin(attempted);
    // Whether the letters can be had at all is asked first: most words fail there.
    let verdict = make(0, asked.word, canLeaveRests);
    if (verdict === 'found') {
      begin(attempted);
      verdict = make(0, asked.word, visit);
    }
    if (verdict === 'found') return 'found';
    const wasDown = isTurnedDown;
    const replacing = makeByReplacing(attempted);
    isTurnedDown ||= wasDown;
    return replacing === 'none' ? verdict : replacing;
  }

  /** The word may also be what becomes of a source when letters take the places of its jokers (RI-02 d). */
  function makeByReplacing(attempted: Attempt): Verdict {
    let verdict: Verdict = 'none';
    let wasDown = false;
    for (const [source, { replacings }] of list.entries()) {
      for (const replacing of replacings) {
        if (replacing.stays.reading !== attempted.text) continue;
        begin(attempted);
        const result = replace(0, source, { replacing, need: [], go: visit });
        wasDown ||= isTurnedDown;
        if (result === 'found') return 'found';
        if (result === 'unknown') verdict = 'unknown';
      }
    }
    isTurnedDown = wasDown;
    return verdict;
  }

  function begin(attempted: Attempt): void {
    asked = attempted;
    steps = 0;
    isTurnedDown = false;
    failed.clear();
    used.fill(0);
    spare.set(rackLetters);
    broken.length = 0;
    replaced.length = 0;
    words.length = 0;
    copyStock(start, stockAt(0));
  }

  function isGivenUp(): boolean {
    patience.spend(STEP);
    return steps >= asked.steps || patience.isOver();
  }

  /** Makes a word in all ways: with blocks in it where sources lie in it, the other letters from wherever they can come. */
  function make(level: number, word: number, go: Go): Verdict {
    if (!hasBlock(word)) return makeWith(level, word, NO_BLOCKS, go);
    const text = book.textOf(word);
    const blocks: Block[] = [];
    for (const [source, { word: old }] of list.entries()) {
      if (used[source] || old.tiles.length >= text.length) continue;
      for (const at of placesIn(text, old.tiles)) blocks.push({ source, at });
    }
    blocks.sort((one, other) => one.at - other.at);
    return choose({ level, word, go, blocks, chosen: [] }, 0, 0);
  }

  /** Every choice of blocks that do not overlap, the fullest first. */
  function choose(making: Making, from: number, end: number): Verdict {
    const { level, word, go, blocks, chosen } = making;
    let verdict: Verdict = 'none';
    for (let i = from; i < blocks.length; i++) {
      const { source, at } = blocks[i]!;
      if (at < end || chosen.some((other) => other.source === source)) continue;
      const next = { ...making, chosen: [...chosen, blocks[i]!] };
      const result = choose(next, i + 1, at + list[source]!.word.tiles.length);
      if (result === 'found') return 'found';
      if (result === 'unknown') verdict = 'unknown';
    }
    const result = makeWith(level, word, chosen, go);
    return result === 'none' ? verdict : result;
  }

  function makeWith(level: number, word: number, blocks: readonly Block[], go: Go): Verdict {
    patience.spend(STEP);
    const offset = book.offsets[word]!;
    const length = book.lengths[word]!;
    let fixed: string | null = null;
    const need: number[] = [];
    if (blocks.length === 0) for (let i = 0; i < length; i++) need.push(book.codes[offset + i]!);
    else {
      fixed = '.'.repeat(length);
      for (const { source, at } of blocks) {
        const { tiles } = list[source]!.word;
        fixed = fixed.slice(0, at) + tiles + fixed.slice(at + tiles.length);
      }
      for (let i = 0; i < length; i++) if (fixed[i] === '.') need.push(book.codes[offset + i]!);
    }
    for (const { source } of blocks) used[source] = 1;
    let verdict: Verdict = 'none';
    if (isEnough(level, need) || (fixed === null && isInSource(book.textOf(word)))) {
      need.sort((a, b) => hardness[a]! - hardness[b]!);
      words.push({ reading: book.textOf(word), fixed, owner: -1 });
      copyStock(stockAt(level), stockAt(level + 1));
      verdict = supply(level + 1, need, go);
      words.pop();
    }
    for (const { source } of blocks) used[source] = 0;
    return verdict;
  }

  function isEnough(level: number, need: readonly number[]): boolean {
    const { counts, jokers } = stockAt(level);
    missing.fill(0);
    for (let i = 0; i < need.length; i++) missing[need[i]!]!++;
    for (let i = 0; i < need.length; i++) {
      const code = need[i]!;
      // A letter that comes twice is looked at once: afterwards nothing is left to take off.
      if (taken[code] === 0 && counts[code]! > 0) {
        taken[code] = 1;
        missing[code] = Math.max(0, missing[code]! - counts[code]!);
      }
    }
    for (let i = 0; i < need.length; i++) taken[need[i]!] = 0;
    return canBeFreed(sources, missing, { used, jokers });
  }

  /** Whether the word could itself be the rest of a source. */
  function isInSource(text: string): boolean {
    return list.some(({ word: { tiles } }, source) => !used[source] && mayBeRest(text, tiles));
  }

  /** Takes the letters; where one is missing a source is broken, a joker freed, or a joker stands for it. */
  function supply(level: number, need: readonly number[], go: Go): Verdict {
    const stock = stockAt(level);
    const later: number[] = [];
    for (const code of need) {
      if (stock.counts[code]! > 0) takeLetter(book, stock, code);
      else later.push(code);
    }
    if (later.length === 0) return go(level);
    if (isGivenUp()) return 'unknown';
    steps++;
    const letter = later[0]!;
    let verdict: Verdict = 'none';
    for (let source = 0; source < list.length; source++) {
      const { most, jokers, isBreakable, replacings } = list[source]!;
      if (used[source]) continue;
      const frees = isBreakable && (most[letter]! > 0 || (jokers > 0 && stock.jokers === 0));
      if ((!frees && (jokers === 0 || stock.jokers > 0)) || isTwin(source)) continue;
      if (frees) {
        const result = breakSource(level, source, later, go);
        if (result === 'found') return 'found';
        if (result === 'unknown') verdict = 'unknown';
      }
      if (jokers > 0 && stock.jokers === 0) {
        for (const replacing of replacings) {
          const result = replace(level, source, { replacing, need: later, go });
          if (result === 'found') return 'found';
          if (result === 'unknown') verdict = 'unknown';
        }
      }
      if (isGivenUp()) return 'unknown';
    }
    if (stock.jokers > 0) {
      const below = stockAt(level + 1);
      copyStock(stock, below);
      below.jokers--;
      const result = supply(level + 1, later.slice(1), go);
      if (result !== 'none') return result;
    }
    return verdict;
  }

  /** Of equal words it does not matter which is broken. */
  function isTwin(source: number): boolean {
    const { tiles } = list[source]!.word;
    for (let other = 0; other < source; other++) {
      if (list[other]!.word.tiles === tiles && used[other] === 0) return true;
    }
    return false;
  }

  /** All its tiles come free; what is left of it is laid later, as one of the words. */
  function breakSource(level: number, source: number, need: readonly number[], go: Go): Verdict {
    const below = stockAt(level + 1);
    copyStock(stockAt(level), below);
    const { letters, jokers } = list[source]!;
    for (const code of letters) addLetter(book, below, code);
    below.jokers += jokers;
    used[source] = 1;
    broken.push(source);
    const verdict = supply(level + 1, need, go);
    broken.pop();
    used[source] = 0;
    return verdict;
  }

  function replace(
    level: number,
    source: number,
    { replacing, need, go }: { replacing: Replacing; need: readonly number[]; go: Go },
  ): Verdict {
    const below = stockAt(level + 1);
    copyStock(stockAt(level), below);
    below.jokers += replacing.needs.length;
    used[source] = 1;
    replaced.push({ source, replacing });
    const verdict = supply(level + 1, [...need, ...replacing.needs], go);
    replaced.pop();
    used[source] = 0;
    return verdict;
  }

  /** Whether every broken source could leave something, each looked at by itself, all others giving what they have. */
  function canLeaveRests(level: number): Verdict {
    if (broken.length === 0) return 'found';
    const stock = thinkable(level);
    for (const source of broken) {
      if (words.some(({ reading, fixed }) => fixed === null && mayBeRest(reading, list[source]!.word.tiles))) continue;
      const { rests, isComplete } = restsOf(list[source]!.word.tiles, question, { stock, withJokers: true, most: 1 });
      if (rests.length === 0 && isComplete) return 'none';
    }
    return 'found';
  }

  /** What is there, and all that could still come free. */
  function thinkable(level: number): Stock {
    copyStock(stockAt(level), future);
    for (let source = 0; source < list.length; source++) {
      if (used[source]) continue;
      const { letters, jokers, isBreakable } = list[source]!;
      if (isBreakable) for (const code of letters) addLetter(book, future, code);
      future.jokers += jokers;
    }
    return future;
  }

  /** Lays what is left of broken sources, and then uses up the letters that came free, the hardest first. */
  function visit(level: number): Verdict {
    if (isGivenUp()) return 'unknown';
    steps++;
    const stock = stockAt(level);
    const waiting = broken.find((source) => !words.some(({ owner }) => owner === source));
    if (waiting !== undefined) return leaveRest(level, waiting);
    const must = book.hardestFirst.find((code) => stock.counts[code]! > spare[code]!);
    if (must === undefined) return finish(level);
    // Words that may yet become rests count as well.
    const open = words.map(({ reading, fixed }) => (fixed === null ? reading : '')).sort();
    const key = `${stock.counts} ${stock.jokers} ${used} ${spare} ${open}`;
    if (!asked.isRest && failed.has(key)) return 'none';
    let verdict: Verdict = useUp(level, must);
    if (verdict !== 'found' && asked.isDeep) verdict = useUpDeep(level, must);
    if (verdict === 'none') failed.add(key);
    return verdict;
  }

  function leaveRest(level: number, source: number): Verdict {
    let verdict: Verdict = 'none';
    for (const laid of words) {
      if (laid.owner >= 0 || laid.fixed !== null) continue;
      for (const own of restTiles(laid.reading, list[source]!.word.tiles)) {
        laid.owner = source;
        laid.fixed = own;
        const result = recount(level + 1) ? visit(level + 1) : 'none';
        laid.fixed = null;
        laid.owner = -1;
        if (result === 'found') return 'found';
        if (result === 'unknown') verdict = 'unknown';
      }
    }
    const stock = stockAt(level);
    const { tiles } = list[source]!.word;
    const { rests, isComplete } = asked.isDeep
      ? restsOf(tiles, question, { stock: thinkable(level), withJokers: stock.jokers > 0, most: MANY_RESTS })
      : restsOf(tiles, question, { stock, withJokers: tiles.length < LONG, most: FEW_RESTS });
    patience.spend(STEP + rests.length * 100);
    if (!isComplete || !asked.isDeep) verdict = 'unknown';
    for (const rest of rests.toSorted((one, other) => other.tiles.length - one.tiles.length)) {
      const jokers = countJokers(rest.tiles);
      if (rest.reading === asked.text || jokers > stock.jokers) continue;
      const below = stockAt(level + 1);
      copyStock(stock, below);
      below.jokers -= jokers;
      const need = [...rest.tiles].filter((tile) => tile !== JOKER).map((tile) => book.letters.indexOf(tile));
      words.push({ reading: rest.reading, fixed: rest.tiles, owner: source });
      const result = supply(level + 1, need, visit);
      words.pop();
      if (result === 'found') return 'found';
      if (result === 'unknown') verdict = 'unknown';
      if (isGivenUp()) return 'unknown';
    }
    return verdict;
  }

  /** Counts anew what is left: tiles that lie fixed in rests are taken as they are, jokers only fill the other places. */
  function recount(level: number): boolean {
    const stock = stockAt(level);
    copyStock(start, stock);
    for (const source of broken) {
      const { letters, jokers } = list[source]!;
      for (const code of letters) addLetter(book, stock, code);
      stock.jokers += jokers;
    }
    for (const { replacing } of replaced) {
      stock.jokers += replacing.needs.length;
      for (const code of replacing.needs) takeLetter(book, stock, code);
    }
    for (const { reading, fixed, owner } of words) {
      for (let i = 0; i < reading.length; i++) {
        if (owner >= 0 && fixed![i] === JOKER) stock.jokers--;
        else if (owner >= 0 || fixed === null || fixed[i] === '.') {
          takeLetter(book, stock, book.letters.indexOf(reading[i]!));
        }
      }
    }
    return stock.jokers >= 0;
  }

  /** With what is there: whole new words, or letters added to a source. */
  function useUp(level: number, must: number): Verdict {
    const stock = stockAt(level);
    const longest = Math.min(LONGEST, countTiles(stock));
    for (const [source, { around: aroundOf, word: old }] of list.entries()) {
      if (used[source]) continue;
      const around = aroundOf();
      patience.spend(around.words.length);
      for (let i = 0; i < around.words.length; i++) {
        const word = around.words[i]!;
        if (word === asked.word || !hasBit(around.masks, i, must) || !fits(around, stock, i)) continue;
        const at = around.places[i]!;
        const fixed = '.'.repeat(at) + old.tiles + '.'.repeat(book.lengths[word]! - at - old.tiles.length);
        used[source] = 1;
        const result = lay(level, word, fixed);
        used[source] = 0;
        if (result === 'found') return 'found';
        if (isGivenUp()) return 'unknown';
      }
    }
    for (let length = 1; length <= longest; length++) {
      const fitting = book.withLetter(must, length);
      patience.spend(fitting.length);
      for (const word of fitting) {
        if (word === asked.word || !fits(book, stock, word)) continue;
        if (lay(level, word, null) === 'found') return 'found';
        if (isGivenUp()) return 'unknown';
      }
    }
    return 'unknown';
  }

  /** With all that could be there: more sources may be broken for it. */
  function useUpDeep(level: number, must: number): Verdict {
    let verdict: Verdict = replaceWith(level, must);
    if (verdict === 'found') return 'found';
    const there = makeStock(book);
    copyStock(thinkable(level), there);
    patience.spend(reachable(must).length);
    for (const word of reachable(must)) {
      if (word === asked.word || (!fits(book, there, word) && !hasBlock(word))) continue;
      const result = make(level, word, visit);
      if (result === 'found') return 'found';
      if (result === 'unknown') verdict = 'unknown';
      if (isGivenUp()) return 'unknown';
    }
    // A list that was cut short says nothing.
    return patience.isOver() && verdict === 'none' ? 'unknown' : verdict;
  }

  /** The letter may also take the place of a joker, which is then to be laid elsewhere (RI-02 d). */
  function replaceWith(level: number, must: number): Verdict {
    let verdict: Verdict = 'none';
    for (let source = 0; source < list.length; source++) {
      if (used[source] || isTwin(source)) continue;
      for (const replacing of list[source]!.replacings) {
        if (!replacing.needs.includes(must)) continue;
        const result = replace(level, source, { replacing, need: [], go: visit });
        if (result === 'found') return 'found';
        if (result === 'unknown') verdict = 'unknown';
        if (isGivenUp()) return 'unknown';
      }
    }
    return verdict;
  }

  function lay(level: number, word: number, fixed: string | null): Verdict {
    const below = stockAt(level + 1);
    copyStock(stockAt(level), below);
    for (let i = 0; i < book.lengths[word]!; i++) {
      if (fixed === null || fixed[i] === '.') takeLetter(book, below, book.codes[book.offsets[word]! + i]!);
    }
    words.push({ reading: book.textOf(word), fixed, owner: -1 });
    const verdict = visit(level + 1);
    words.pop();
    return verdict;
  }

  function hasBit(masks: Uint32Array, index: number, code: number): boolean {
    const bit = book.bases[code]!;
    return (masks[index * book.lanes + (bit >> 5)]! & (1 << (bit & 31))) !== 0;
  }

  /** Nothing must be used up any more. If no tile of the rack is laid yet, or a joker waits, another rack letter must be. */
  function finish(level: number): Verdict {
    const stock = stockAt(level);
    // Tiles that came free are laid again when fewer are left than the rack had.
    if (countTiles(stock) <= mayStay) {
      const score = judge(made());
      if (score >= asked.text.length) return 'found';
      isTurnedDown = true;
      return 'none';
    }
    let verdict: Verdict = 'none';
    for (const code of book.hardestFirst.toReversed()) {
      if (spare[code] === 0 || stock.counts[code] === 0) continue;
      const before = spare[code]!;
      spare[code] = Math.min(before, stock.counts[code]!) - 1;
      const result = visit(level);
      spare[code] = before;
      if (result === 'found') return 'found';
      if (result === 'unknown') verdict = 'unknown';
      if (isGivenUp()) return 'unknown';
    }
    if (stock.jokers === 0) return verdict;
    // Else a joker must be laid, with letters that come free for it.
    const result = layJoker(level);
    return result === 'none' ? verdict : result;
  }

  function layJoker(level: number): Verdict {
    if (!asked.isDeep) return 'unknown';
    if (everything().length > FEW_WORDS) return 'unknown';
    let verdict: Verdict = 'none';
    for (const word of everything()) {
      if (word === asked.word) continue;
      const result = make(level, word, visit);
      if (result === 'found') return 'found';
      if (result === 'unknown') verdict = 'unknown';
      if (isGivenUp()) return 'unknown';
    }
    return patience.isOver() && verdict === 'none' ? 'unknown' : verdict;
  }

  function made(): Made {
    const loose = broken.flatMap((source) => [...list[source]!.word.tiles]);
    for (const { replacing } of replaced) for (const _ of replacing.needs) loose.push(JOKER);
    const rests = words.filter(({ owner, fixed }) => owner >= 0 && fixed !== null);
    for (const { fixed } of rests) for (const tile of fixed!) loose.splice(loose.indexOf(tile), 1);
    const others = replaced.map(({ source, replacing: { stays } }) => {
      const before = list[source]!.word.tiles;
      return { reading: stays.reading, fixed: [...stays.tiles].map((t, i) => (t === before[i] ? t : '.')).join('') };
    });
    const free = [...words.filter((word) => !rests.includes(word)), ...others];
    return {
      // The word that is to score comes first: it gets jokers only if no other can take them.
      words: [
        ...free.filter(({ reading }) => reading === asked.text),
        ...free.filter(({ reading }) => reading !== asked.text),
      ],
      table: loose,
      rack,
      before: [],
      stay: [
        ...list.filter((_, source) => !used[source]).map(({ word }) => word),
        ...rests.map(({ reading, fixed }) => ({ tiles: fixed!, reading })),
      ],
    };
  }

  function tryEasy(): void {
    const found: { word: number; source: number; place: number }[] = [];
    for (const [source, { lengthened }] of list.entries()) {
      const around = lengthened(start);
      patience.spend(1000);
      for (const [index, word] of around.words.entries()) {
        if (fits(around, start, index)) found.push({ word, source, place: around.places[index]! });
      }
    }
    const from = book.starts[Math.min(rack.length, LONGEST)]!;
    for (let word = from; word < book.count; word++) {
      if (fits(book, start, word)) found.push({ word, source: -1, place: 0 });
    }
    patience.spend(book.count - from);
    const fresh = found.filter(({ word }) => !position.formed.has(book.textOf(word)));
    fresh.sort((one, other) => book.lengths[other.word]! - book.lengths[one.word]!);
    for (const { word, source, place } of fresh.slice(0, EASY_TRIES)) {
      begin({ text: book.textOf(word), word, steps: FEW_STEPS, isDeep: false, isRest: true });
      const blocks = source < 0 ? [] : [{ source, at: place }];
      if (makeWith(0, word, blocks, visit) === 'found') return;
    }
  }

  function tryAnything(): Verdict {
    begin({ text: '', word: -1, steps: Number.POSITIVE_INFINITY, isDeep: true, isRest: true });
    return finish(0);
  }

  function stockAt(level: number): Stock {
    stocks[level] ??= makeStock(book);
    return stocks[level];
  }

  /** Words with a letter that might be made at all, short ones first. */
  function reachable(code: number): readonly number[] {
    reached[code] ??= everything().filter((word) => hasBit(book.masks, word, code));
    return reached[code];
  }

  function everything(): readonly number[] {
    if (everyWord) return everyWord;
    const found: number[] = [];
    const { everything: all, reach } = sources;
    for (let length = 1; length <= Math.min(LONGEST, countTiles(all)) && !patience.isOver(); length++) {
      const from = book.starts[length]!;
      const to = book.starts[length - 1]!;
      patience.spend(2 * (to - from));
      for (let word = from; word < to; word++) {
        if (fits(book, all, word) && (fits(book, reach, word) || hasBlock(word))) found.push(word);
      }
    }
    everyWord = found;
    return found;
  }
}

function countJokers(tiles: string): number {
  let count = 0;
  for (const tile of tiles) if (tile === JOKER) count++;
  return count;
}
