/** Perfect hashing: the index of a word in its graph, to store a value per word. */

import { u8At, u32At } from '../element-at.ts';
import { FIRST_EDGE, follow, LAST_EDGE, NOWHERE, ROOT, TARGET_SHIFT, WORD_ENDS, type WordGraph } from './word-graph.ts';

export interface WordNumbers {
  /** -1 when it is not a word of the graph. */
  numberOf(word: string): number;
}

export function numberWords({ alphabet, edges }: WordGraph): WordNumbers {
  /** Words that the earlier edges of the same node lead to. */
  const before = new Uint32Array(edges.length);
  /** The number of words below a node, by its start. Targets precede their edges, so one pass is enough. */
  const below = new Uint32Array(edges.length);
  for (let at = FIRST_EDGE, start = at, sum = 0; at < edges.length; at++) {
    const edge = u32At(edges, at);
    before[at] = sum;
    sum += ((edge & WORD_ENDS) === 0 ? 0 : 1) + u32At(below, edge >>> TARGET_SHIFT);
    if ((edge & LAST_EDGE) !== 0) {
      below[start] = sum;
      start = at + 1;
      sum = 0;
    }
  }
  return {
    numberOf(word) {
      let place = ROOT;
      let number = 0;
      for (let i = 0; i < word.length; i++) {
        if ((u32At(edges, place) & WORD_ENDS) !== 0) number++;
        place = follow(edges, place, u8At(alphabet.codes, word.charCodeAt(i)));
        if (place === NOWHERE) return -1;
        number += u32At(before, place);
      }
      return (u32At(edges, place) & WORD_ENDS) !== 0 ? number : -1;
    },
  };
}
