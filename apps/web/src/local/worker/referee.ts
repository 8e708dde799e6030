/** Answers of the shipped list to the scorekeeper's questions, and its shortest words. */
import type { Lexicon, Verdicts } from '@lettertafel/engine';
import { type Language, makeLexicon, wordsOfLength } from '@lettertafel/words';
import { Trouble } from './problems.ts';
import { listFor } from './word-lists.ts';

interface Asked {
  readonly language: Language;
  readonly asked: { readonly [Question in keyof Verdicts]?: readonly string[] };
  readonly verbs: boolean;
  readonly joined: boolean;
}

export async function verdictsOf({ language, asked, verbs, joined }: Asked): Promise<Verdicts> {
  const lexicon = await lexiconFor(language);
  const list: Lexicon = (joined && lexicon.withJoined) || lexicon;
  const ask = {
    has: (word: string) => list.has(word),
    isName: (word: string) => list.isName(word),
    isAdvised: (word: string) => list.isAdvised(word, { verbs }),
    isPersonStem: (stem: string) => list.isPersonStem(stem),
  };
  const questions = Object.entries(asked) as [keyof Verdicts, readonly string[]][];
  return Object.fromEntries(
    questions.map(([question, words]) => [
      question,
      Object.fromEntries(words.map((word) => [word, ask[question](word)])),
    ]),
  );
}

export async function shortWords(language: Language, length: number): Promise<readonly string[]> {
  return wordsOfLength((await lexiconFor(language)).graph, length);
}

async function lexiconFor(language: Language) {
  const list = await listFor(language).catch(() => {
    throw new Trouble('no-word-list');
  });
  return makeLexicon(list);
}
