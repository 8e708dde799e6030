/** A proof of the best move: questions to a proof-number search narrow its value down from both sides. */

import { makeProofSearch, type ProofSearch } from './proof-search.ts';
import { type Root, tryFirst } from './root.ts';
import { HIGHEST, type Search } from './search.ts';

/** What is proven: the value lies between the bounds, and the move achieves the lower one. */
export interface Proof {
  readonly atLeast: number;
  readonly atMost: number;
  /** Null while nothing is proven of any move. */
  readonly at: number | null;
  /** Goes on for this many nodes at most, beginning with whether the value is as high as guessed. */
  attempt(guess: number, nodes: number): void;
}

export function makeProof(search: Search, root: Root): Proof {
  let atLeast = -HIGHEST;
  let atMost = HIGHEST;
  let best: number | null = null;
  /** Made by the first attempt: most searches are too short for one. */
  let proofSearch: ProofSearch | null = null;

  return {
    get atLeast() {
      return atLeast;
    },
    get atMost() {
      return atMost;
    },
    get at() {
      return best;
    },
    attempt(guess, nodes) {
      proofSearch ??= makeProofSearch(search, root);
      search.mostNodes = search.nodes + nodes;
      let goal = guess;
      // Steps double until the value lies between two bounds, which are then halved.
      for (let step = 1; atLeast < atMost; step *= 2) {
        const asked = Math.min(atMost, Math.max(atLeast + 1, goal));
        const move = proofSearch.ask(asked);
        if (move === undefined) break;
        if (move) {
          atLeast = asked;
          best = move.at;
          tryFirst(root, best);
        } else atMost = asked - 1;
        if (atMost === HIGHEST) goal = atLeast + step;
        else if (atLeast === -HIGHEST) goal = atMost + 1 - step;
        else goal = Math.ceil((atLeast + atMost) / 2);
      }
      search.mostNodes = Number.POSITIVE_INFINITY;
      search.isStopped = search.isOutOfTime;
    },
  };
}
