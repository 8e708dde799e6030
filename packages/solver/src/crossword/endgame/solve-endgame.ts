/**
 * Two-player endgames with an empty bag and known racks: alpha-beta search with a transposition table, deepened step by
 * step. In between, a proof-number search tries to prove the best move.
 */

import type { Board, Rack, Square } from '@lettertafel/engine';
import { u8At } from '@lettertafel/words';
import type { Generator } from '../generator.ts';
import type { GeneratedPlay } from '../play-list.ts';
import { makeMoveLists } from './move-lists.ts';
import { makeMoveOrder } from './move-order.ts';
import { makePosition } from './position.ts';
import { makeProof, type Proof } from './proof.ts';
import { makeReplies } from './replies.ts';
import { searchRoot } from './root.ts';
import { LONGEST, PASS, rackOf, type Search } from './search.ts';
import { emptyTranspositions } from './transpositions.ts';

export interface EndgameQuestion {
  readonly generator: Generator;
  readonly board: Board;
  readonly blocked?: readonly Square[];
  /** Of the side to move, and of the other. */
  readonly racks: readonly [Rack, Rack];
  /** Whether a pass of the side to move ends the game (B-27). */
  readonly passEnds?: boolean;
  /** When to attempt a proof. */
  readonly proving?: ProofConditions;
  /** Stop as soon as it is proven whether the value is above, at or below this. */
  readonly level?: number;
  /** Polled now and then: whether to stop with the best move so far. */
  readonly isOver: () => boolean;
}

export interface ProofConditions {
  /** Nodes that iterative deepening has searched. */
  readonly after: number;
  /** Iterations in a row that changed neither the best move nor its value. */
  readonly steady: number;
}

export interface EndgameAnswer {
  /** Null for a pass. */
  readonly play: GeneratedPlay | null;
  /** Points gained on the opponent until the end of the game, including leftover tiles (B-28). */
  readonly value: number;
  /** Whether the value is exact and no move has a better one. */
  readonly isProven: boolean;
  /** What is proven of the value; both are the value if it is exact. */
  readonly atLeast: number;
  readonly atMost: number;
  readonly depth: number;
  readonly nodes: number;
}

/** While the best move still changes, its value is too uncertain to be proven. */
const WHEN_STEADY: ProofConditions = { after: 40_000, steady: 3 };
/** Attempts at a proof get this many times as many nodes as iterative deepening. */
const PROOF_SHARE = 4;
/** A comparison with one number is decided long before the value is: then proofs are tried from the start. */
const FOR_LEVEL: ProofConditions = { after: 2000, steady: 1 };

export function solveEndgame(question: EndgameQuestion): EndgameAnswer {
  const { generator, board, blocked = [], passEnds = false, level = null } = question;
  const { proving = level === null ? WHEN_STEADY : FOR_LEVEL } = question;
  generator.setBoard(board, { blocked });
  const position = makePosition(generator, [
    countsOf(generator, question.racks[0]),
    countsOf(generator, question.racks[1]),
  ]);
  const lists = makeMoveLists(generator, position);
  const search: Search = {
    position,
    lists,
    known: emptyTranspositions(),
    order: makeMoveOrder(position),
    replies: makeReplies(),
    hasBlanks: question.racks.some((rack) => rack.includes(generator.rules.letters.wild)),
    isOver: question.isOver,
    nodes: 0,
    mostNodes: Number.POSITIVE_INFINITY,
    isStopped: false,
    isOutOfTime: false,
    isEstimate: false,
  };
  lists.listAt(0, 1);
  const list = lists.listAt(1, 0);
  const { words } = list;
  search.replies.read(lists.keep(1), rackOf(position, 1));
  const sorted = search.order.sort({ list, level: 1, side: 0, replies: search.replies });
  const moves = [...sorted.at.subarray(0, sorted.count), PASS];
  const root = { words, moves, passEnds };
  const proof = makeProof(search, root);
  let best: BestMove = { at: moves[0] ?? PASS, value: 0, isProven: false, depth: 0 };
  let nodesOfProof = 0;
  const isDecided = () => level !== null && (proof.atLeast > level || proof.atMost < level);
  let steady = 0;
  for (let depth = 1; !best.isProven; depth++) {
    const found = searchRoot(search, root, depth);
    steady = found && found.at === best.at && found.value === best.value ? steady + 1 : 0;
    if (found) best = { ...found, depth };
    if (!best.isProven) best = withProof(best, proof);
    if (best.isProven || isDecided() || search.isStopped || depth >= LONGEST) break;
    const nodes = search.nodes - nodesOfProof;
    if (nodes < proving.after || steady < proving.steady) continue;
    const share = PROOF_SHARE * nodes - nodesOfProof;
    if (level === null) proof.attempt(best.value, share);
    else proof.compare(level, best.value, share);
    nodesOfProof = search.nodes - nodes;
    best = withProof(best, proof);
    if (isDecided() || search.isStopped) break;
  }
  const { at, value, ...rest } = best;
  position.tellGenerator(0);
  const play = at === PASS ? null : generator.describe(Uint32Array.from(words.subarray(at, at + 3)));
  const { atLeast, atMost } = rest.isProven ? { atLeast: value, atMost: value } : proof;
  return { ...rest, value: value + 0, atLeast, atMost, play, nodes: search.nodes };
}

interface BestMove {
  readonly at: number;
  readonly value: number;
  readonly isProven: boolean;
  readonly depth: number;
}

/** The estimate is corrected by the bounds; a move that is proven to be worth as much replaces the one estimated. */
function withProof(best: BestMove, { at, atLeast, atMost }: Proof): BestMove {
  const value = Math.max(atLeast, Math.min(atMost, best.value));
  return { ...best, value, at: at !== null && atLeast >= value ? at : best.at, isProven: atLeast === atMost };
}

function countsOf({ codes, rules }: Generator, rack: Rack): Uint8Array {
  const counts = new Uint8Array(32);
  for (const tile of rack) {
    const code = tile === rules.letters.wild ? 0 : codes.codeOf(tile);
    counts[code] = u8At(counts, code) + 1;
  }
  return counts;
}
