/** A proof of the best move: null-window searches to the end of the game narrow the value down from both sides. */

import { type Root, tryFirst, valueOfRootMove } from './root.ts';
import { HIGHEST, PASS, type Search, UNLIMITED } from './search.ts';

/** What is proven: the value lies between the bounds, and the move achieves the lower one. */
export interface Proof {
  readonly atLeast: number;
  readonly atMost: number;
  /** Null while nothing is proven of any move. */
  readonly at: number | null;
  /** Goes on for this many positions at most, beginning with whether the value is as high as guessed. */
  attempt(guess: number, nodes: number): void;
}

export function makeProof(search: Search, root: Root): Proof {
  let atLeast = -HIGHEST;
  let atMost = HIGHEST;
  let best: number | null = null;

  /** Whether some move is worth this much. Transpositions keep what a search that is stopped has found. */
  const test = (goal: number): void => {
    let most = -HIGHEST;
    let bestAt = PASS;
    for (const at of root.moves) {
      const window = { low: goal - 1, high: goal };
      const value = valueOfRootMove(search, root, { at, depth: UNLIMITED, ...window, isFirst: true });
      if (search.isStopped) return;
      if (value > most) {
        most = value;
        bestAt = at;
      }
      if (value >= goal) break;
    }
    if (most < goal) atMost = most;
    else {
      atLeast = most;
      best = bestAt;
      tryFirst(root, bestAt);
    }
  };

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
      search.mostNodes = search.nodes + nodes;
      let goal = guess;
      // Steps double until the value lies between two bounds, which are then halved.
      for (let step = 1; atLeast < atMost; step *= 2) {
        test(Math.min(atMost, Math.max(atLeast + 1, goal)));
        if (search.isStopped) break;
        if (atMost === HIGHEST) goal = atLeast + step;
        else if (atLeast === -HIGHEST) goal = atMost + 1 - step;
        else goal = Math.ceil((atLeast + atMost) / 2);
      }
      search.mostNodes = Number.POSITIVE_INFINITY;
      search.isStopped = search.isOutOfTime;
    },
  };
}
