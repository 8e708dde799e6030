/** Using up: once a word is made, all letters that came free for it must lie in words again, a rack tile too. */
import type { Verdict } from './cover.ts';
import { type Form, type FormList, type Forms, type MixedForms, missingFor } from './forms.ts';
import { JUDGING } from './judge.ts';
import type { Attempt, Making } from './making.ts';
import type { SearchPosition } from './position.ts';
import type { Sources } from './sources.ts';
import { copyStock, countTiles, fits, makeStock, type Stock } from './stock.ts';
import { LONGEST } from './word-source.ts';

export interface UsingUp {
  /** What fails is remembered, unless it matters how the turn came about. */
  begin(attempt: Attempt, isRemembering: boolean): void;
  /** Uses up what is loose, the hardest letter first, and ends the turn. */
  visit(level: number): Verdict;
  /** Whether a turn was ended that did not score as hoped. */
  readonly isTurnedDown: boolean;
}

export interface Ending {
  readonly position: SearchPosition;
  readonly sources: Sources;
  readonly forms: Forms;
  readonly making: Making;
  /** Judges the turn as it stands: its score, below 0 when it is no turn. */
  readonly judge: () => number;
}

export function makeUsingUp({ position, sources, forms, making, judge }: Ending): UsingUp {
  const { book, rack, patience, own = 1 } = position;
  const { list } = sources;
  const { turn } = making;
  const mayStay = rack.length - own;
  /** What could not be used up, whichever word was to score. */
  const failed = new Set<string>();
  /** What could not be used up with the word that is to score now. */
  const failedHere = new Set<string>();
  const futures: Stock[] = [];
  let asked: Attempt;
  let isRemembered = true;
  let isTurnedDown = false;

  return {
    begin(attempt, isRemembering) {
      asked = attempt;
      isRemembered = isRemembering;
      isTurnedDown = false;
      failedHere.clear();
    },
    visit,
    get isTurnedDown() {
      return isTurnedDown;
    },
  };

  function visit(level: number): Verdict {
    if (!making.takeStep()) return 'unknown';
    const { counts, jokers } = turn.stockAt(level);
    const must = book.hardestFirst.find((code) => counts[code]! > turn.spare[code]!);
    if (must === undefined) return finish(level);
    if (!isRemembered) return useUp(level, must);
    const key = String.fromCharCode(jokers, ...counts, ...turn.spare, ...turn.used) + replacedKey();
    if (failed.has(key)) return 'none';
    if (failedHere.has(key)) {
      making.leaveOut();
      return 'none';
    }
    const { leftOut } = making;
    const wasTurnedDown = isTurnedDown;
    isTurnedDown = false;
    const verdict = useUp(level, must);
    if (verdict === 'none') (making.leftOut > leftOut || isTurnedDown ? failedHere : failed).add(key);
    isTurnedDown ||= wasTurnedDown;
    return verdict;
  }

  /** Which words have letters in the place of jokers: they may still go into longer ones. */
  function replacedKey(): string {
    return turn.replaced.map(({ source, replacing }) => `${source}${replacing.stays.tiles}`).join(' ');
  }

  function useUp(level: number, must: number): Verdict {
    const atHand = useUpAtHand(level, must);
    if (atHand === 'found') return 'found';
    if (asked.longest === 0) return 'unknown';
    const replaced = replaceWith(level, must);
    if (replaced === 'found') return 'found';
    const laid = layMixed(level, forms.withLetter(must, asked.longest));
    if (laid === 'found') return 'found';
    return asked.longest < LONGEST || replaced === 'unknown' ? 'unknown' : laid;
  }

  /** With what is there: letters added to a source, or new words. */
  function useUpAtHand(level: number, must: number): Verdict {
    const stock = turn.stockAt(level);
    for (let source = 0; source < list.length; source++) {
      if (turn.used[source] === 1) continue;
      for (const word of forms.around(source, stock, must)) {
        for (const form of forms.withBlock(word, source)) {
          if (!form.need.includes(must) || missingFor(stock, form) > stock.jokers + form.frees) continue;
          if (layOther(level, form) === 'found') return 'found';
          if (making.isGivenUp()) return 'unknown';
        }
      }
    }
    const longest = Math.min(LONGEST, countTiles(stock));
    for (let length = 1; length <= longest; length++) {
      const fitting = book.withLetter(must, length);
      patience.spend(fitting.length);
      for (const word of fitting) {
        if (word === asked.word || !fits(book, stock, word)) continue;
        if (making.lay(level, forms.bare(word), visit) === 'found') return 'found';
        if (making.isGivenUp()) return 'unknown';
      }
    }
    return 'unknown';
  }

  /** With all that could be there: more may be broken for it. */
  function layMixed(level: number, { bare, blocked }: MixedForms): Verdict {
    const within = future(level);
    let verdict: Verdict = 'none';
    patience.spend(bare.length);
    for (const word of bare) {
      if (!fits(book, within, word)) continue;
      const result = layOther(level, forms.bare(word));
      if (result === 'found') return 'found';
      if (result === 'unknown') verdict = 'unknown';
      if (making.isGivenUp()) return 'unknown';
    }
    const result = layEach(level, blocked(), within);
    if (result === 'found') return 'found';
    // A list that was cut short says nothing.
    return patience.isOver() || result === 'unknown' ? 'unknown' : verdict;
  }

  /** Lays a word that is not the one that is to score, which may not lie there twice. */
  function layOther(level: number, form: Form): Verdict {
    if (form.word !== asked.word) return making.lay(level, form, visit);
    making.leaveOut();
    return 'none';
  }

  /** Lays each form whose letters are within these in turn. */
  function layEach(level: number, { forms, masks, lanes }: FormList, within: Stock): Verdict {
    const bits = { masks, lanes };
    let verdict: Verdict = 'none';
    patience.spend(forms.length);
    for (let i = 0; i < forms.length; i++) {
      if (!fits(bits, within, i)) continue;
      const result = layOther(level, forms[i]!);
      if (result === 'found') return 'found';
      if (result === 'unknown') verdict = 'unknown';
      if (making.isGivenUp()) return 'unknown';
    }
    return verdict;
  }

  function future(level: number): Stock {
    futures[level] ??= makeStock(book);
    copyStock(turn.thinkable(level), futures[level]);
    return futures[level];
  }

  /** The letter may also take the place of a joker, which is then to be laid elsewhere (RI-02 d). */
  function replaceWith(level: number, must: number): Verdict {
    let verdict: Verdict = 'none';
    for (let source = 0; source < list.length; source++) {
      if (turn.used[source] === 1) continue;
      for (const replacing of list[source]!.replacings) {
        if (!replacing.needs.includes(must)) continue;
        const result = making.replace(level, source, { replacing, need: [], go: visit });
        if (result === 'found') return 'found';
        if (result === 'unknown') verdict = 'unknown';
        if (making.isGivenUp()) return 'unknown';
      }
    }
    return verdict;
  }

  /** Nothing is loose any more: the turn ends here, or more of the rack is laid. */
  function finish(level: number): Verdict {
    const stock = turn.stockAt(level);
    // Tiles that came free are laid again when so many fewer are left than the rack had.
    if (countTiles(stock) <= mayStay) {
      patience.spend(JUDGING);
      if (judge() >= asked.text.length) return 'found';
      isTurnedDown = true;
      return 'none';
    }
    // Else another rack letter must be laid,
    let verdict: Verdict = 'none';
    const { spare } = turn;
    for (const code of book.hardestFirst.toReversed()) {
      if (spare[code] === 0 || stock.counts[code] === 0) continue;
      const before = spare[code]!;
      spare[code] = Math.min(before, stock.counts[code]!) - 1;
      const result = visit(level);
      spare[code] = before;
      if (result === 'found') return 'found';
      if (result === 'unknown') verdict = 'unknown';
      if (making.isGivenUp()) return 'unknown';
    }
    if (stock.jokers === 0) return verdict;
    // or a joker, with letters that come free for it.
    if (asked.longest === 0) return 'unknown';
    const result = layMixed(level, forms.upTo(asked.longest));
    if (result === 'found') return 'found';
    return asked.longest < LONGEST || result === 'unknown' ? 'unknown' : verdict;
  }
}
