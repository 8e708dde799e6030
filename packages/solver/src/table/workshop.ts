/** The workshop: tries to make a word so that a whole turn comes of it, in every way there is (RI-02). */
import { JOKER } from '@lettertafel/engine';
import type { Verdict } from './cover.ts';
import { type Form, makeForms, missingFor } from './forms.ts';
import type { LayOut } from './lay-out.ts';
import { type Attempt, type Limits, makeMaking } from './making.ts';
import type { SearchPosition } from './position.ts';
import { acrossWords, hasJokers } from './rest-as-new.ts';
import type { Source, Sources } from './sources.ts';
import { liesIn, type TableWord } from './table-word.ts';
import type { Go } from './turn.ts';
import { makeUsingUp } from './using-up.ts';
import { LONGEST } from './word-source.ts';

export interface Workshop {
  /** The fewest letters that must come free for a word besides the rack; infinite where it cannot be made at all. */
  lettersToFree(word: number): number;
  /** A play that scores this word. */
  attempt(word: number, limits: Limits): Verdict;
  /** Any play, whatever it scores. */
  tryAnything(limits: Limits): Verdict;
}

/** A finished turn, to be laid out and judged. */
export interface Made extends LayOut {
  readonly stay: readonly TableWord[];
}

/** So many words that could bring a rack tile onto the table are tried one by one. */
const FEW_CARRIERS = 60;
const CARRIER_LENGTHS = [3, 5, 8, LONGEST];

export function makeWorkshop(position: SearchPosition, sources: Sources, judge: (made: Made) => number): Workshop {
  const { book, rack, table } = position;
  const { list, blocks, left } = sources;
  const forms = makeForms(position, sources);
  const making = makeMaking(position, sources);
  const { turn } = making;
  let asked: Attempt;
  const usingUp = makeUsingUp({ position, sources, forms, making, judge: () => judge(made()) });
  const own = new Set(rack.map((tile) => book.letters.indexOf(tile)));
  let carriers: readonly Form[] | null | undefined;

  return {
    lettersToFree(word) {
      turn.begin();
      let fewest = left.has(word) ? 0 : making.lettersToFree(word);
      if (blocks.within(word).length === 0) return fewest;
      for (const form of forms.of(word)) {
        if (making.canHave(0, [form])) fewest = Math.min(fewest, missingFor(turn.stockAt(0), form));
      }
      return fewest;
    },
    attempt(word, { steps, loose, longest }) {
      const attempt = { word, text: book.textOf(word), steps, loose, longest };
      const around = table.filter((old) => liesIn(attempt.text, old));
      begin(attempt, around.length === 0);
      const verdict = attemptForms(0, usingUp.visit);
      if (verdict === 'found' || around.length === 0 || !usingUp.isTurnedDown) return verdict;
      const across = attemptAcross(attempt, around);
      if (across !== 'none') return across;
      // Which jokers to lay so that it is a rest of none of several words is not looked into.
      return around.length > 1 && hasJokers(position) ? 'unknown' : verdict;
    },
    tryAnything({ steps, longest }) {
      begin({ word: -1, text: '', steps, loose: Number.POSITIVE_INFINITY, longest }, true);
      return usingUp.visit(0);
    },
  };

  function begin(attempt: Attempt, isRemembering: boolean): void {
    asked = attempt;
    making.begin(attempt);
    usingUp.begin(attempt, isRemembering);
  }

  /** The word in all its forms, as a rest of what it was broken from, or as what becomes of a word with jokers. */
  function attemptForms(level: number, go: Go): Verdict {
    let verdict: Verdict = 'none';
    const note = (result: Verdict) => {
      if (result !== 'none') verdict = result;
      return result === 'found';
    };
    for (const form of forms.of(asked.word)) {
      if (!making.canHave(level, [form]) || making.probe(level, form) === 'none') continue;
      if (note(layTarget(level, form, go))) return 'found';
    }
    if (!left.has(asked.word)) return verdict;
    for (const [source, { replacings }] of list.entries()) {
      if (note(making.leave(level, source, { word: asked.word, go }))) return 'found';
      for (const replacing of replacings) {
        if (replacing.word !== asked.word) continue;
        if (turn.used[source] === 0 && note(making.replace(level, source, { replacing, need: [], go }))) return 'found';
      }
    }
    return verdict;
  }

  /** Where no letter of the rack is in it, one of few words must bring one onto the table: they are laid together. */
  function layTarget(level: number, form: Form, go: Go): Verdict {
    const few = form.need.some((code) => own.has(code)) ? null : fewCarriers();
    if (!few) return making.lay(level, form, go);
    let verdict: Verdict = 'none';
    for (const carrier of few) {
      if (carrier.word === form.word || !making.canHave(level, [form, carrier])) continue;
      const result = making.lay(level, form, (below) => making.lay(below, carrier, go));
      if (result === 'found') return 'found';
      if (result === 'unknown') verdict = 'unknown';
    }
    return verdict;
  }

  /** All forms that bring a rack tile onto the table, if there are few; else null. */
  function fewCarriers(): readonly Form[] | null {
    if (carriers === undefined) {
      // Whatever the turn has used so far: they are looked up once.
      const used = turn.used.slice();
      turn.used.fill(0);
      carriers = findCarriers();
      turn.used.set(used);
    }
    return carriers;
  }

  function findCarriers(): readonly Form[] | null {
    if (rack.includes(JOKER)) return null;
    const isReplacing = ({ replacings }: Source) => replacings.some(({ needs }) => needs.some((code) => own.has(code)));
    if (list.some(isReplacing)) return null;
    let found: Form[] = [];
    // Short words first: where there are many, that is soon seen.
    for (const longest of CARRIER_LENGTHS) {
      found = [];
      for (const code of own) {
        const { bare, blocked } = forms.withLetter(code, longest);
        for (const word of bare) {
          if (making.canHave(0, [forms.bare(word)])) found.push(forms.bare(word));
          if (found.length > FEW_CARRIERS) return null;
        }
        for (const form of blocked().forms) {
          if (making.canHave(0, [form])) found.push(form);
          if (found.length > FEW_CARRIERS) return null;
        }
      }
    }
    return position.patience.isOver() ? null : found;
  }

  /**
   * Where the word would be read as a rest of one that is broken, another word must lie across it there: laid
   * beside it, or left as a rest.
   */
  function attemptAcross(attempt: Attempt, around: readonly TableWord[]): Verdict {
    let verdict: Verdict = 'none';
    let tried = 0;
    for (const other of acrossWords(position, attempt.text, around)) {
      const ways: (() => Verdict)[] = forms
        .of(other)
        .map((form) => () => attemptForms(0, (level) => making.lay(level, form, usingUp.visit)));
      for (const source of list.keys()) {
        const go: Go = (level) => attemptForms(level, usingUp.visit);
        ways.push(() => making.leave(0, source, { word: other, go }));
      }
      for (const tryWay of ways) {
        if (tried++ >= attempt.steps || position.patience.isOver()) return 'unknown';
        begin(attempt, false);
        const result = tryWay();
        if (result === 'found') return 'found';
        // The engine turned it down all the same: then other turns would have to be looked at.
        if (result === 'unknown' || usingUp.isTurnedDown) verdict = 'unknown';
      }
    }
    return verdict;
  }

  function made(): Made {
    const { broken, replaced, words, used } = turn;
    const loose = broken.flatMap(({ source }) => [...list[source]!.word.tiles]);
    for (const { replacing } of replaced) for (const _ of replacing.needs) loose.push(JOKER);
    for (const { frees } of words) for (let i = 0; i < frees; i++) loose.push(JOKER);
    for (const { rest } of broken) for (const tile of rest.tiles) loose.splice(loose.indexOf(tile), 1);
    const others = replaced.map(({ source, replacing: { stays } }) => {
      const before = list[source]!.word.tiles;
      return { reading: stays.reading, fixed: [...stays.tiles].map((t, i) => (t === before[i] ? t : '.')).join('') };
    });
    const free = [...words, ...others];
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
        ...list.filter((_, source) => used[source] === 0).map(({ word }) => word),
        ...broken.map(({ rest }) => rest),
      ],
    };
  }
}
