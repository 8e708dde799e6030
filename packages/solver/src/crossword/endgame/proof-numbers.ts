/** What a proof-number search remembers, by hash key; of fixed size, newer entries replace older ones. */

import { f64At, i16At, i32At, u8At } from '@lettertafel/words';

const QUESTIONS = 1 << 18;
const ESTIMATES = 1 << 19;
const IS_USED = 1;
const IS_TRIED = 2;

/** Whether a position is worth at least `goal` to the side to move. */
export interface ProofKey {
  low: number;
  high: number;
  goal: number;
}

export interface ProofNumbers {
  /** The place of a question; -1 if it is not in the table. */
  find(key: ProofKey): number;
  /** How much work a proof seems to be, and a refutation. One of them is 0 and the other infinite when it is done. */
  proofAt(place: number): number;
  disproofAt(place: number): number;
  store(key: ProofKey, proof: number, disproof: number): void;
  /** Whether a search to the end was tried in vain. */
  isTried(key: ProofKey): boolean;
  setTried(key: ProofKey): void;
  /** The estimated value of a position, made if it is not in the table. */
  estimate(key: ProofKey, make: () => number): number;
}

/** 13 MB, made once: searches run one after the other. */
let shared: ReturnType<typeof makeArrays> | null = null;

const makeArrays = () => ({
  lows: new Int32Array(QUESTIONS),
  highs: new Int32Array(QUESTIONS),
  goals: new Int16Array(QUESTIONS),
  states: new Uint8Array(QUESTIONS),
  proofs: new Float64Array(QUESTIONS),
  disproofs: new Float64Array(QUESTIONS),
  lowsOfEstimates: new Int32Array(ESTIMATES),
  highsOfEstimates: new Int32Array(ESTIMATES),
  estimates: new Int16Array(ESTIMATES),
});

/** An empty table; the previous one becomes invalid. */
export function emptyProofNumbers(): ProofNumbers {
  shared ??= makeArrays();
  const { lows, highs, goals, states, proofs, disproofs, lowsOfEstimates, highsOfEstimates, estimates } = shared;
  states.fill(0);
  lowsOfEstimates.fill(0);
  highsOfEstimates.fill(0);

  const placeOf = ({ low, goal }: ProofKey) =>
    (Math.imul(low ^ Math.imul(goal, 0x9e3779b1), 0x85ebca6b) >>> 14) & (QUESTIONS - 1);
  const find = (key: ProofKey) => {
    const place = placeOf(key);
    const isSame = lows[place] === key.low && highs[place] === key.high && goals[place] === key.goal;
    return isSame && states[place] !== 0 ? place : -1;
  };
  /** The place of a question, which is entered if it is not in the table. */
  const enter = (key: ProofKey) => {
    const found = find(key);
    if (found >= 0) return found;
    const place = placeOf(key);
    lows[place] = key.low;
    highs[place] = key.high;
    goals[place] = key.goal;
    states[place] = IS_USED;
    proofs[place] = 1;
    disproofs[place] = 1;
    return place;
  };
  return {
    find,
    proofAt: (place) => f64At(proofs, place),
    disproofAt: (place) => f64At(disproofs, place),
    store(key, proof, disproof) {
      const place = enter(key);
      proofs[place] = proof;
      disproofs[place] = disproof;
    },
    isTried(key) {
      const place = find(key);
      return place >= 0 && (u8At(states, place) & IS_TRIED) !== 0;
    },
    setTried(key) {
      states[enter(key)] = IS_USED | IS_TRIED;
    },
    estimate({ low, high }, make) {
      const place = (low ^ (low >>> 16)) & (ESTIMATES - 1);
      if (i32At(lowsOfEstimates, place) === low && i32At(highsOfEstimates, place) === high) {
        return i16At(estimates, place);
      }
      const estimate = make();
      lowsOfEstimates[place] = low;
      highsOfEstimates[place] = high;
      estimates[place] = estimate;
      return estimate;
    },
  };
}
