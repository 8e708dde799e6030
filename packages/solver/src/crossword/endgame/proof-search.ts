/**
 * Proof-number search (df-pn): whether a position is worth at least a goal to the side to move. It goes on with the move
 * that seems to need the least work, whereas alpha-beta search follows the first one to the end.
 */

import { f64At, i16At, i32At, u8At } from '@lettertafel/words';
import { COUNT, scoreOf, WHERE } from './move-words.ts';
import { playOut } from './playout.ts';
import type { Side } from './position.ts';
import { emptyProofNumbers, type ProofKey } from './proof-numbers.ts';
import type { Root } from './root.ts';
import { HIGHEST, keyLowOf, PASS, rackOf, type Search, sideAt, UNLIMITED, valueAt } from './search.ts';
import { AT_LEAST, AT_MOST, TO_THE_END } from './transpositions.ts';

/** Positions of this many tiles on both racks are searched by alpha-beta first, for this many nodes. */
const FEW_TILES = 6;
const NODES_OF_FEW_TILES = 300;
/** First guesses of the work: this factor for each tile, and a factor of e for so many points on the wrong side of the goal. */
const WORK_PER_TILE = 2;
const POINTS_PER_E = 8;
/** A move is left for the second best when it seems to need this much more work. */
const PATIENCE = 1.25;
const ROOT_LEVEL = 1;

interface Question {
  readonly level: number;
  readonly goal: number;
  readonly hasPassed: boolean;
  /** The search goes on until the work for a proof, or for a refutation, exceeds these. */
  readonly mostProof: number;
  readonly mostDisproof: number;
}

/** The moves of a position that are not refuted: each with the question that the other side asks after it. */
interface OpenMoves {
  count: number;
  at: Int32Array;
  goals: Int32Array;
  proofs: Float64Array;
  disproofs: Float64Array;
}

export interface ProofSearch {
  /** A move that is worth the goal, or null if there is none; undefined if the search was stopped. */
  ask(goal: number): { readonly at: number } | null | undefined;
}

export function makeProofSearch(search: Search, root: Root): ProofSearch {
  const { position, known, lists, order, replies } = search;
  const numbers = emptyProofNumbers();
  const opens: OpenMoves[] = [];
  const childKey: ProofKey = { low: 0, high: 0, goal: 0 };
  /** The answer to the latest question, and a move that is worth the goal. */
  let proof = 0;
  let disproof = 0;
  let bestAt = PASS;

  const decide = (isWorth: boolean): void => {
    proof = isWorth ? 0 : Number.POSITIVE_INFINITY;
    disproof = isWorth ? Number.POSITIVE_INFINITY : 0;
  };

  /** Whether the transposition table has the answer. */
  const isDecided = ({ low, high, goal }: ProofKey): boolean => {
    const place = known.find(low, high);
    if (place < 0 || u8At(known.depths, place) !== TO_THE_END) return false;
    const value = i16At(known.values, place);
    const kind = known.kinds[place];
    if (kind !== AT_MOST && value >= goal) decide(true);
    else if (kind !== AT_LEAST && value < goal) decide(false);
    else return false;
    return true;
  };

  /** Writes the numbers of a position after a move to `proof` and `disproof`. */
  const look = (level: number, key: ProofKey): void => {
    if (isDecided(key)) return;
    const place = numbers.find(key);
    if (place >= 0) {
      proof = numbers.proofAt(place);
      disproof = numbers.disproofAt(place);
      return;
    }
    const estimate = numbers.estimate(key, () => playOut(position, lists, level, sideAt(level)));
    const work = WORK_PER_TILE ** tilesLeft();
    const excess = Math.exp((estimate - key.goal + 0.5) / POINTS_PER_E);
    proof = Math.max(1, work / excess);
    disproof = Math.max(1, work * excess);
  };

  const tilesLeft = () => i32At(position.sizes, 0) + i32At(position.sizes, 1);

  const setKey = (key: ProofKey, level: number, goal: number, hasPassed: boolean): void => {
    key.low = keyLowOf(position, sideAt(level), hasPassed);
    key.high = position.keyHigh();
    key.goal = goal;
  };

  const make = (words: Int32Array, at: number, level: number): void => {
    if (at === PASS) position.moved[level] = 0;
    else position.lay(sideAt(level), words, at, level);
  };
  const unmake = (at: number, level: number): void => {
    if (at !== PASS) position.takeBack(sideAt(level), level);
  };

  /** The moves worth trying. */
  const movesOf = ({ level, goal, hasPassed }: Question) => {
    if (level === ROOT_LEVEL) return { words: root.words, moves: root.moves };
    const side = sideAt(level);
    const list = lists.listAt(level, side);
    replies.read(lists.keep(level), rackOf(position, (1 - side) as Side));
    const { at, count } = order.sort({ list, level, side, replies, low: goal - 1 });
    const out = replies.outAfter(0);
    // After a pass the other side can go out.
    const passing = out < 0 || hasPassed ? HIGHEST : -out - 2 * i32At(position.points, side);
    const moves = Array.from(at.subarray(0, count));
    if (passing >= goal) moves.push(PASS);
    return { words: list.words, moves };
  };

  /** Reads the moves of a position into `open`; stops at one that is known to be worth the goal, and returns true. */
  const readMoves = (question: Question, open: OpenMoves, from: ReturnType<typeof movesOf>): boolean => {
    const { level, goal } = question;
    const { words, moves } = from;
    const side = sideAt(level);
    const ownPoints = i32At(position.points, side);
    const otherPoints = i32At(position.points, 1 - side);
    const passEnds = level === ROOT_LEVEL ? root.passEnds : question.hasPassed;
    open.count = 0;
    for (const at of moves) {
      bestAt = at;
      if (at === PASS && passEnds) {
        if (otherPoints - ownPoints >= goal) return true;
        continue;
      }
      const score = at === PASS ? 0 : scoreOf(words, at);
      if (at !== PASS && (i32At(words, at + WHERE) & COUNT) === position.sizes[side]) {
        if (score + 2 * otherPoints >= goal) return true;
        continue;
      }
      make(words, at, level);
      lists.enter(level + 1);
      setKey(childKey, level + 1, score - goal + 1, at === PASS);
      look(level + 1, childKey);
      unmake(at, level);
      if (disproof === 0) return true;
      if (proof === 0) continue;
      const index = open.count++;
      open.at[index] = at;
      open.goals[index] = childKey.goal;
      open.proofs[index] = proof;
      open.disproofs[index] = disproof;
    }
    return false;
  };

  /** A search to the end of the game by alpha-beta, of few nodes: whether it has answered the question. */
  const settle = ({ level, goal, hasPassed }: Question): boolean => {
    const { mostNodes } = search;
    search.mostNodes = Math.min(mostNodes, search.nodes + NODES_OF_FEW_TILES);
    const value = valueAt(search, level, UNLIMITED, goal - 1, goal, hasPassed);
    const isSettled = !search.isStopped;
    search.mostNodes = mostNodes;
    search.isStopped = search.isOutOfTime || search.nodes > mostNodes;
    if (isSettled) decide(value >= goal);
    return isSettled;
  };

  /** Writes the answer, or new numbers, to `proof` and `disproof`. */
  const explore = (question: Question): void => {
    const { level, goal, hasPassed } = question;
    const key: ProofKey = { low: 0, high: 0, goal };
    setKey(key, level, goal, hasPassed);
    if (level !== ROOT_LEVEL) {
      lists.enter(level);
      if (isDecided(key)) return;
      if (tilesLeft() <= FEW_TILES && !numbers.isTried(key)) {
        if (settle(question)) {
          numbers.store(key, proof, disproof);
          return;
        }
        if (search.isStopped) return;
        numbers.setTried(key);
        lists.enter(level);
      }
    }
    const from = movesOf(question);
    // The time of a position here is mostly that of its moves.
    search.nodes += from.moves.length + 1;
    search.isOutOfTime ||= search.isOver();
    search.isStopped ||= search.isOutOfTime || search.nodes > search.mostNodes;
    if (search.isStopped) return;
    const open = openMoves(opens, level, from.moves.length);
    if (readMoves(question, open, from)) decide(true);
    else exploreMoves(question, open, from.words);
    if (search.isStopped) return;
    numbers.store(key, proof, disproof);
    const { low, high } = key;
    const found = { depth: TO_THE_END, move: from.words };
    if (proof === 0) known.store(low, high, { ...found, value: goal, kind: AT_LEAST, at: bestAt });
    if (disproof === 0) known.store(low, high, { ...found, value: goal - 1, kind: AT_MOST, at: PASS });
  };

  const exploreMoves = (question: Question, open: OpenMoves, words: Int32Array): void => {
    const { level, mostProof, mostDisproof } = question;
    for (;;) {
      let best = -1;
      let least = Number.POSITIVE_INFINITY;
      let second = Number.POSITIVE_INFINITY;
      let sum = 0;
      for (let index = 0; index < open.count; index++) {
        if (open.proofs[index] === 0) continue;
        sum += f64At(open.proofs, index);
        const work = f64At(open.disproofs, index);
        if (work < least) {
          second = least;
          least = work;
          best = index;
        } else if (work < second) second = work;
      }
      if (best < 0 || least === 0) {
        decide(best >= 0);
        if (best >= 0) bestAt = i32At(open.at, best);
        return;
      }
      const at = i32At(open.at, best);
      if (least >= mostProof || sum >= mostDisproof) {
        proof = least;
        disproof = sum;
        return;
      }
      make(words, at, level);
      explore({
        level: level + 1,
        goal: i32At(open.goals, best),
        hasPassed: at === PASS,
        mostProof: mostDisproof - sum + f64At(open.proofs, best),
        mostDisproof: Math.min(mostProof, second * PATIENCE + 1),
      });
      unmake(at, level);
      if (search.isStopped) return;
      open.proofs[best] = proof;
      open.disproofs[best] = disproof;
    }
  };

  return {
    ask(goal) {
      const unlimited = { mostProof: Number.POSITIVE_INFINITY, mostDisproof: Number.POSITIVE_INFINITY };
      explore({ level: ROOT_LEVEL, goal, hasPassed: false, ...unlimited });
      if (search.isStopped) return undefined;
      return proof === 0 ? { at: bestAt } : null;
    },
  };
}

/** The arrays of a level, for at least this many moves. */
function openMoves(opens: OpenMoves[], level: number, count: number): OpenMoves {
  const before = opens[level];
  if (before && before.at.length >= count) return before;
  const size = 2 * count + 16;
  const open: OpenMoves = {
    count: 0,
    at: new Int32Array(size),
    goals: new Int32Array(size),
    proofs: new Float64Array(size),
    disproofs: new Float64Array(size),
  };
  opens[level] = open;
  return open;
}
