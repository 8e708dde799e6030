/** Making words where something of every table word must be left: blocks, letters that broken words free, and the rack. */
import type { Break, Replacing } from './break-options.ts';
import type { Verdict } from './cover.ts';
import type { Block, Form } from './forms.ts';
import { type Picked, waysToFree } from './freeing.ts';
import type { SearchPosition } from './position.ts';
import { canBeFreed, type Sources } from './sources.ts';
import { copyStock, takeLetter } from './stock.ts';
import type { TableWord } from './table-word.ts';
import { type Go, makeTurn, type Replaced, type Turn } from './turn.ts';

/** What is asked for, and how much may be spent on it. */
export interface Attempt extends Limits {
  /** The word that is to score; -1 when any turn will do. */
  readonly word: number;
  readonly text: string;
}

export interface Limits {
  readonly steps: number;
  /** So many letters may lie loose at once: few where a turn is to be found soon. */
  readonly loose: number;
  /** To use letters up more is broken for the sake of words so long; 0: nothing is. */
  readonly longest: number;
}

export interface Making {
  readonly turn: Turn;
  begin(attempt: Attempt): void;
  /** Counts a step, if there is patience for one. */
  takeStep(): boolean;
  /** Whether there is no more patience. */
  isGivenUp(): boolean;
  /** Whether nothing excludes that the letters of all these forms can be had together. */
  canHave(level: number, forms: readonly Form[]): boolean;
  /** How many letters of a word without blocks are not on the rack; infinite if they cannot be had. */
  lettersToFree(word: number): number;
  /** Whether the letters of the form can be had, whatever else comes free. */
  probe(level: number, form: Form): Verdict;
  /** Lays a word in every way to get its letters, and goes on from each. */
  lay(level: number, form: Form, go: Go): Verdict;
  /** Puts letters in the places of jokers (RI-02 d). */
  replace(level: number, source: number, wish: { replacing: Replacing; need: readonly number[]; go: Go }): Verdict;
  /** Breaks a source in every way that leaves this word. */
  leave(level: number, source: number, wish: { word: number; go: Go }): Verdict;
  /** Something is left out because the word that is to score may not lie there twice. */
  leaveOut(): void;
  /** How often that was so. */
  readonly leftOut: number;
}

/** A step of the search takes as long as trying so many words. */
const STEP = 1500;
/** And looking at a way to break a word as long as so many. */
const WAY = 100;
const NOBODY = { letter: -1, source: -1 };

export function makeMaking(position: SearchPosition, sources: Sources): Making {
  const { book, patience } = position;
  const { list } = sources;
  const turn = makeTurn(position, sources);
  const { used, replaced, words, stockAt, breakFor, isTwin } = turn;
  const missing = new Uint8Array(book.letters.length);
  let asked: Attempt = { word: -1, text: '', steps: 0, loose: 0, longest: 0 };
  let steps = 0;
  let isProbing = false;
  let leftOut = 0;

  return {
    turn,
    begin,
    takeStep,
    isGivenUp,
    canHave,
    lettersToFree,
    probe,
    lay,
    replace,
    leave,
    leaveOut: () => leftOut++,
    get leftOut() {
      return leftOut;
    },
  };

  function begin(attempt: Attempt): void {
    asked = attempt;
    steps = 0;
    leftOut = 0;
    turn.begin();
  }

  function takeStep(): boolean {
    if (isGivenUp()) return false;
    steps++;
    return true;
  }

  function isGivenUp(): boolean {
    patience.spend(STEP);
    return steps >= asked.steps || patience.isOver();
  }

  function canHave(level: number, forms: readonly Form[]): boolean {
    const { counts, jokers } = stockAt(level);
    patience.spend(STEP);
    missing.fill(0);
    const taken: number[] = [];
    let freed = 0;
    for (const { blocks, need, frees } of forms) {
      for (const code of need) missing[code]!++;
      freed += frees;
      for (const block of blocks) {
        const { source } = block;
        if (used[source] === 1) {
          const before = replacedAs(block);
          if (!before) return putBack(taken, false);
          for (const code of before.replacing.needs) missing[code]!--;
          freed -= before.replacing.needs.length;
          continue;
        }
        used[source] = 1;
        taken.push(source);
      }
    }
    for (let code = 0; code < missing.length; code++) {
      missing[code] = Math.max(0, missing[code]! - counts[code]!);
    }
    return putBack(taken, canBeFreed(sources, { missing, used, jokers: jokers + freed }));
  }

  function lettersToFree(word: number): number {
    const { counts, jokers } = stockAt(0);
    const { codes, offsets, lengths } = book;
    missing.fill(0);
    let letters = 0;
    for (let i = 0; i < lengths[word]!; i++) missing[codes[offsets[word]! + i]!]!++;
    for (let code = 0; code < missing.length; code++) {
      missing[code] = Math.max(0, missing[code]! - counts[code]!);
      letters += missing[code]!;
    }
    return canBeFreed(sources, { missing, used, jokers }) ? letters : Number.POSITIVE_INFINITY;
  }

  function putBack(taken: readonly number[], answer: boolean): boolean {
    for (const source of taken) used[source] = 0;
    return answer;
  }

  function probe(level: number, form: Form): Verdict {
    isProbing = true;
    const verdict = lay(level, form, () => 'found');
    isProbing = false;
    return verdict;
  }

  function lay(level: number, form: Form, go: Go): Verdict {
    const { word, blocks, need, frees } = form;
    for (let i = 0; i < blocks.length; i++) {
      if (used[blocks[i]!.source] === 1) return replaced.length > 0 ? layOver(level, form, go) : 'none';
    }
    for (const { source } of blocks) used[source] = 1;
    words.push({ reading: book.textOf(word), fixed: fixedTiles(form), frees });
    copyStock(stockAt(level), stockAt(level + 1));
    stockAt(level + 1).jokers += frees;
    const verdict = supply({ level: level + 1, need, go, last: NOBODY });
    words.pop();
    for (const { source } of blocks) used[source] = 0;
    return verdict;
  }

  /** Lays a word over words in which jokers have been replaced in this turn: they go into it as they are (RI-02 e). */
  function layOver(level: number, form: Form, go: Go): Verdict {
    const over = form.blocks.flatMap((block) => (used[block.source] === 1 ? [replacedAs(block)] : []));
    if (over.includes(undefined)) return 'none';
    const before = [...replaced];
    const need = [...form.need];
    for (const one of over as Replaced[]) {
      replaced.splice(replaced.indexOf(one), 1);
      used[one.source] = 0;
      for (const code of one.replacing.needs) need.splice(need.indexOf(code), 1);
    }
    const frees = over.reduce((sum, one) => sum - one!.replacing.needs.length, form.frees);
    for (const { source } of form.blocks) used[source] = 1;
    words.push({ reading: book.textOf(form.word), fixed: fixedTiles(form), frees: form.frees });
    copyStock(stockAt(level), stockAt(level + 1));
    stockAt(level + 1).jokers += frees;
    const verdict = supply({ level: level + 1, need, go, last: NOBODY });
    words.pop();
    for (const { source } of form.blocks) used[source] = 0;
    for (const one of over) used[one!.source] = 1;
    replaced.splice(0, replaced.length, ...before);
    return verdict;
  }

  /** The replacing of this turn after which a source has the tiles of the block. */
  function replacedAs({ source, tiles }: Block): Replaced | undefined {
    return replaced.find((one) => one.source === source && one.replacing.stays.tiles === tiles);
  }

  function fixedTiles({ word, blocks }: Form): string | null {
    if (blocks.length === 0) return null;
    const fixed = Array<string>(book.lengths[word]!).fill('.');
    for (const { source, at, tiles } of blocks) {
      const before = list[source]!.word.tiles;
      for (let i = 0; i < tiles.length; i++) if (tiles[i] === before[i]) fixed[at + i] = tiles[i]!;
    }
    return fixed.join('');
  }

  /** Takes the letters; where one is missing a source is broken, a joker freed, or a joker stands for it. */
  function supply({ level, need, go, last }: Supply): Verdict {
    const stock = stockAt(level);
    const later: number[] = [];
    for (const code of need) {
      if (stock.counts[code]! > 0) takeLetter(book, stock, code);
      else later.push(code);
    }
    if (later.length === 0) return go(level);
    if (!takeStep()) return 'unknown';
    missing.fill(0);
    for (const code of later) missing[code]!++;
    if (!canBeFreed(sources, { missing, used, jokers: stock.jokers })) return 'none';
    const letter = later[0]!;
    const goFrom = (source: number) => (below: number) =>
      supply({ level: below, need: later, go, last: { letter, source } });
    const broken = breakEach(level, { letter, need: later, last, goFrom });
    if (broken === 'found') return 'found';
    if (isGivenUp()) return 'unknown';
    const result = stock.jokers > 0 ? useJoker({ level, need: later, go, last }) : freeJoker(level, later, go);
    return result === 'none' ? broken : result;
  }

  function useJoker({ level, need, go, last }: Supply): Verdict {
    const below = stockAt(level + 1);
    copyStock(stockAt(level), below);
    below.jokers--;
    // Breaking for the letter comes before its joker, not after as well.
    const letter = need[0]!;
    const next = need[1] === letter ? { letter, source: list.length } : last;
    return supply({ level: level + 1, need: need.slice(1), go, last: next });
  }

  function freeJoker(level: number, need: readonly number[], go: Go): Verdict {
    const more: Go = (below) => supply({ level: below, need, go, last: NOBODY });
    const broken = breakEach(level, { letter: book.letters.length, need, last: NOBODY, goFrom: () => more });
    if (broken === 'found') return 'found';
    if (isGivenUp()) return 'unknown';
    let verdict = broken;
    for (let source = 0; source < list.length; source++) {
      if (used[source] === 1 || isTwin(source)) continue;
      for (const replacing of list[source]!.replacings) {
        const result = replace(level, source, { replacing, need, go });
        if (result === 'found') return 'found';
        if (result === 'unknown') verdict = 'unknown';
        if (isGivenUp()) return 'unknown';
      }
    }
    return verdict;
  }

  /** Breaks a source in every way that frees a letter, or a joker, and goes on from each. */
  function breakEach(level: number, { letter, need, last, goFrom }: BreakWish): Verdict {
    let verdict: Verdict = 'none';
    missing.fill(0);
    for (const code of need) missing[code]!++;
    const ways = waysToFree({ turn, list, letter, stock: stockAt(level), missing, last, isProbing });
    patience.spend(WAY * ways.length);
    for (const { source, way, loose } of ways) {
      if (loose > asked.loose && !isProbing) return 'unknown';
      const rest = restOf(way);
      if (!rest) {
        leftOut++;
        continue;
      }
      const result = breakFor(level, source, { way, rest, go: goFrom(source) });
      if (result === 'found') return 'found';
      if (result === 'unknown') verdict = 'unknown';
      if (isGivenUp()) return 'unknown';
    }
    return verdict;
  }

  /** What is left in this way, but for the word that is to score; while probing anything will do. */
  function restOf({ rests }: Break): TableWord | null {
    for (const { tiles, word } of rests) {
      if (isProbing || word !== asked.word) return { tiles, reading: book.textOf(word) };
    }
    return null;
  }

  function leave(level: number, source: number, { word, go }: { word: number; go: Go }): Verdict {
    const { breaks } = list[source]!;
    if (used[source] === 1 || !breaks.words.has(word)) return 'none';
    let verdict: Verdict = 'none';
    for (const { way, tiles } of breaks.leaving(word)) {
      const result = breakFor(level, source, { way, rest: { tiles, reading: book.textOf(word) }, go });
      if (result === 'found') return 'found';
      if (result === 'unknown') verdict = 'unknown';
    }
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
    const verdict = supply({ level: level + 1, need: [...need, ...replacing.needs], go, last: NOBODY });
    replaced.pop();
    used[source] = 0;
    return verdict;
  }
}

interface Supply {
  readonly level: number;
  readonly need: readonly number[];
  readonly go: Go;
  readonly last: Picked;
}

interface BreakWish {
  /** Its place in the book; behind all letters a joker. */
  readonly letter: number;
  readonly need: readonly number[];
  readonly last: Picked;
  readonly goFrom: (source: number) => Go;
}
