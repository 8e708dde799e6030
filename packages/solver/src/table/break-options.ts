/** What may be left of a table word where something must be (RI-02): rests in its order (c), or letters for its jokers (d). */
import type { Lexicon } from '@lettertafel/engine';
import type { Stock } from './stock.ts';
import { JOKER, type TableWord } from './table-word.ts';

export interface RestQuestion {
  readonly letters: string;
  readonly shortest: number;
  readonly lexicon: Lexicon;
  readonly isGood: (word: string) => boolean;
}

export interface RestSearch {
  /** Only rests of tiles that are still there; absent: all. */
  readonly stock?: Stock;
  /** Whether jokers of the word may lie in the rest. */
  readonly withJokers: boolean;
  /** No more than so many rests, looked for in no more than so many steps. */
  readonly most: number;
}

export interface Rests {
  readonly rests: readonly TableWord[];
  readonly isComplete: boolean;
}

const STEPS_PER_REST = 20;

/** Words made of tiles of this one in their order, but for the whole: each once, by the first places where they lie. */
export function restsOf(tiles: string, question: RestQuestion, { stock, withJokers, most }: RestSearch): Rests {
  const { letters, shortest, lexicon, isGood } = question;
  const rests: TableWord[] = [];
  const counts = stock?.counts.slice();
  let jokers = stock?.jokers ?? Number.POSITIVE_INFINITY;
  let steps = 0;
  const isFull = () => rests.length >= most || steps >= most * STEPS_PER_REST;
  const visit = (node: number, from: number, laid: string, reading: string) => {
    steps++;
    if (laid.length >= shortest && laid.length < tiles.length && lexicon.ends(node) && isGood(reading)) {
      rests.push({ tiles: laid, reading });
    }
    let seen = 0;
    for (let place = from; place < tiles.length && !isFull(); place++) {
      const tile = tiles[place]!;
      if (tile === JOKER) {
        if (!withJokers || jokers === 0 || seen & 1) continue;
        seen |= 1;
        jokers--;
        for (const letter of letters) {
          const next = lexicon.next(node, letter);
          if (next !== 0 && !isFull()) visit(next, place + 1, laid + tile, reading + letter);
        }
        jokers++;
        continue;
      }
      const code = letters.indexOf(tile);
      if (seen & (2 << code)) continue;
      seen |= 2 << code;
      const next = lexicon.next(node, tile);
      // Where the letter lies in another word already, a joker can take its place there.
      const isThere = counts === undefined || counts[code]! > 0;
      if (next === 0 || (!isThere && jokers === 0)) continue;
      if (!isThere) jokers--;
      else if (counts) counts[code]!--;
      visit(next, place + 1, laid + tile, reading + tile);
      if (!isThere) jokers++;
      else if (counts) counts[code]!++;
    }
  };
  visit(lexicon.root, 0, '', '');
  return { rests, isComplete: !isFull() };
}

/** The same word with letters instead of one or more of its jokers. */
export interface Replacing {
  readonly stays: TableWord;
  /** Letters that are needed for it, as many as jokers come free. */
  readonly needs: readonly number[];
}

export function replacedJokers(tiles: string, { letters, isGood }: RestQuestion): Replacing[] {
  const found: Replacing[] = [];
  const visit = (place: number, after: string, reading: string, needs: readonly number[]) => {
    const tile = tiles[place];
    if (tile === undefined) {
      if (needs.length > 0 && isGood(reading)) found.push({ stays: { tiles: after, reading }, needs });
    } else if (tile !== JOKER) visit(place + 1, after + tile, reading + tile, needs);
    else {
      for (const [code, letter] of [...letters].entries()) {
        visit(place + 1, after + letter, reading + letter, [...needs, code]);
        visit(place + 1, after + JOKER, reading + letter, needs);
      }
    }
  };
  if (tiles.includes(JOKER)) visit(0, '', '', []);
  return found;
}

/** All ways in which a word that is read so can lie in these tiles, in their order and shorter than they are: as tiles. */
export function restTiles(reading: string, tiles: string): string[] {
  const found = new Set<string>();
  const visit = (at: number, from: number, laid: string) => {
    if (at === reading.length) {
      found.add(laid);
      return;
    }
    // The first place of each kind of tile leaves the most to the letters that follow.
    for (const tile of [reading[at]!, JOKER]) {
      const place = tiles.indexOf(tile, from);
      if (place >= 0) visit(at + 1, place + 1, laid + tile);
    }
  };
  if (reading.length < tiles.length) visit(0, 0, '');
  return [...found];
}

/** Whether there is any such way. */
export function mayBeRest(reading: string, tiles: string): boolean {
  if (reading.length >= tiles.length) return false;
  let at = 0;
  for (let place = 0; place < tiles.length && at < reading.length; place++) {
    if (tiles[place] === reading[at] || tiles[place] === JOKER) at++;
  }
  return at === reading.length;
}
