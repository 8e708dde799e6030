/** Answers of the shipped list to the questions that the rules ask while they decide, from the local worker. */
import { type Language, type Lexicon, lexiconFromVerdicts, type Verdicts } from '@lettertafel/engine';
import * as v from 'valibot';
import type { Trouble } from '../../local/answer.ts';
import { askLocal } from '../../local/worker-channel.ts';

const answers = v.exactOptional(v.record(v.string(), v.boolean()));
const verdictsSchema = v.object({ has: answers, isName: answers, isAdvised: answers, isPersonStem: answers });

const QUESTIONS = ['has', 'isName', 'isAdvised', 'isPersonStem'] as const;
type Question = (typeof QUESTIONS)[number];

export interface ListVerdicts {
  /** Decides with the list: asks for what the rules want to know, until nothing is open. */
  decide<Value>(work: (lexicon: Lexicon) => Value): Promise<{ readonly value: Value } | { readonly problem: Trouble }>;
  check(
    words: readonly string[],
  ): Promise<{ readonly value: Readonly<Record<string, boolean>> } | { readonly problem: Trouble }>;
}

/** `also`: words that count here even if the list lacks them. */
export function listVerdicts(language: Language, also: readonly string[] = []): ListVerdicts {
  let known: Verdicts = { has: Object.fromEntries(also.map((word) => [word, true])) };

  async function learn(asked: Partial<Record<Question, string[]>>): Promise<Trouble | null> {
    const answer = await askLocal({ ask: 'verdicts', language, asked, verbs: true, joined: false }, verdictsSchema);
    if ('problem' in answer) return answer.problem;
    for (const question of QUESTIONS) {
      const open = asked[question] ?? [];
      const told = open.map((word) => [word, answer.value[question]?.[word] ?? false]);
      known = { ...known, [question]: { ...Object.fromEntries(told), ...known[question] } };
    }
    return null;
  }

  /** A lexicon that notes what it does not know yet. */
  function noting(open: Map<Question, Set<string>>): Lexicon {
    const knowing = lexiconFromVerdicts(known);
    const ask = (question: Question, word: string): boolean => {
      const answer = known[question]?.[word];
      if (answer === undefined) open.set(question, (open.get(question) ?? new Set()).add(word));
      return answer ?? true;
    };
    return {
      ...knowing,
      has: (word) => ask('has', word),
      isName: (word) => ask('isName', word),
      isAdvised: (word) => ask('isAdvised', word),
      isPersonStem: (stem) => ask('isPersonStem', stem),
    };
  }

  return {
    async decide(work) {
      for (;;) {
        const open = new Map<Question, Set<string>>();
        const value = work(noting(open));
        if (open.size === 0) return { value };
        const problem = await learn(Object.fromEntries([...open].map(([question, words]) => [question, [...words]])));
        if (problem) return { problem };
      }
    },
    async check(words) {
      const open = words.filter((word) => known.has?.[word] === undefined);
      const problem = open.length > 0 ? await learn({ has: open }) : null;
      if (problem) return { problem };
      return { value: Object.fromEntries(words.map((word) => [word, known.has?.[word] ?? false])) };
    },
  };
}
