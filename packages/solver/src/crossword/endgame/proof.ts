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
  /** Asks only whether the value is above, at or below a number; `guess` says what to begin with. */
  compare(level: number, guess: number, nodes: number): void;
}

export function makeProof(search: Search, root: Root): Proof {
  let atLeast = -HIGHEST;
  let atMost = HIGHEST;
  let best: number | null = null;
  /** Made by the first attempt: most searches are too short for one. */
  let proofSearch: ProofSearch | null = null;

  /** Whether the value is at least this; false: not answered. */
  const ask = (asked: number): boolean => {
    proofSearch ??= makeProofSearch(search, root);
    const move = proofSearch.ask(asked);
    if (move === undefined) return false;
    if (move) {
      atLeast = asked;
      best = move.at;
      tryFirst(root, best);
    } else atMost = asked - 1;
    return true;
  };
  const within = (nodes: number, questions: () => void): void => {
    search.mostNodes = search.nodes + nodes;
    questions();
    search.mostNodes = Number.POSITIVE_INFINITY;
    search.isStopped = search.isOutOfTime;
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
      within(nodes, () => {
        let goal = guess;
        // Steps double until the value lies between two bounds, which are then halved.
        for (let step = 1; atLeast < atMost; step *= 2) {
          if (!ask(Math.min(atMost, Math.max(atLeast + 1, goal)))) break;
          if (atMost === HIGHEST) goal = atLeast + step;
          else if (atLeast === -HIGHEST) goal = atMost + 1 - step;
          else goal = Math.ceil((atLeast + atMost) / 2);
        }
      });
    },
    compare(level, guess, nodes) {
      within(nodes, () => {
        const isOpen = (goal: number) => atLeast < goal && atMost >= goal;
        const goals = guess > level ? [level + 1, level] : [level, level + 1];
        for (const goal of goals) if (isOpen(goal) && !ask(goal)) break;
      });
    },
  };
}
