/** `lettertafel bench table`: figures of the table solver, for both forms of Woord-Rummikub. */
import { type Lexicon, lexiconFrom } from '@lettertafel/engine';
import { benchTable } from '@lettertafel/solver/bench';
import { cpuClock, cpuMicros } from '@lettertafel/solver/node';
import { wordsOf } from '@lettertafel/words';
import { lettersOf, wordGraph, wordList } from '../words.ts';
import type { BenchFlags } from './plays.ts';

export interface TableFlags extends Pick<BenchFlags, 'words' | 'seed' | 'count'> {
  /** Milliseconds per table. */
  readonly budget: number;
}

export function measureTable({ words, seed, count, budget }: TableFlags) {
  return benchTable({ lexicon: lexiconOf(words), seed, count, milliseconds: budget, cpuMicros, now: cpuClock() });
}

function lexiconOf(words: string): Lexicon {
  return wordList(words) ?? lexiconFrom({ words: [...wordsOf(wordGraph(words, lettersOf(words)))] });
}
