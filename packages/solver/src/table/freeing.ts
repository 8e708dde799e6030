/** Freeing a letter or a joker: every way to break a table word for it, those first that leave little loose. */
import type { Break } from './break-options.ts';
import type { Source } from './sources.ts';
import type { Stock } from './stock.ts';
import type { Turn } from './turn.ts';

/** What was taken just before, and for which letter. */
export interface Picked {
  readonly letter: number;
  readonly source: number;
}

export interface LetterWanted {
  readonly turn: Turn;
  readonly list: readonly Source[];
  /** Its place in the book; behind all letters a joker. */
  readonly letter: number;
  readonly stock: Stock;
  /** So many of each letter are missing. */
  readonly missing: Uint8Array;
  readonly last: Picked;
  /** Only whether it can be had at all: what is left loose does not matter. */
  readonly isProbing: boolean;
}

export interface WayToFree {
  readonly source: number;
  readonly way: Break;
  readonly useful: number;
  /** So many letters then lie loose altogether. */
  readonly loose: number;
}

export function waysToFree({ turn, list, letter, stock, missing, last, isProbing }: LetterWanted): WayToFree[] {
  const { used, spare, isTwin } = turn;
  const { counts } = stock;
  const ways: WayToFree[] = [];
  let before = 0;
  for (let code = 0; code < counts.length; code++) before += Math.max(0, counts[code]! - spare[code]!);
  for (let source = 0; source < list.length; source++) {
    const breaks = list[source]!.freeing[letter]!;
    // What is taken for the same letter is taken in one order only.
    if (breaks.length === 0 || used[source] === 1 || (last.letter === letter && source < last.source)) continue;
    if (isTwin(source)) continue;
    for (const way of breaks) {
      if (isProbing && !way.isWidest) continue;
      const { freed } = way;
      let useful = 0;
      let room = 0;
      for (let i = 0; i < freed.length; i++) {
        const code = freed[i]!;
        if (i === 0 || freed[i - 1] !== code) room = missing[code]! + Math.max(0, spare[code]! - counts[code]!);
        if (room === 0) continue;
        room--;
        useful++;
      }
      ways.push({ source, way, useful, loose: before + freed.length - useful });
    }
  }
  if (isProbing) return ways.sort((one, other) => other.useful - one.useful);
  return ways.sort((one, other) => one.loose - other.loose || other.useful - one.useful);
}
