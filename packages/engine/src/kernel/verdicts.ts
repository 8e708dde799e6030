/** Verdicts: what a word list answered, stored with a log entry so that it can be checked without the list. */
import type { Lexicon } from './lexicon.ts';

const QUESTIONS = ['has', 'isName', 'isAdvised', 'isPersonStem'] as const;

/** By question, the words asked and the answers. */
export type Verdicts = Partial<Record<(typeof QUESTIONS)[number], Readonly<Record<string, boolean>>>>;

/** A lexicon that writes down every answer it gives. */
export function recordVerdicts(lexicon: Lexicon): { readonly lexicon: Lexicon; readonly verdicts: () => Verdicts } {
  const verdicts: Partial<Record<(typeof QUESTIONS)[number], Record<string, boolean>>> = {};
  const note = (question: (typeof QUESTIONS)[number], word: string, answer: boolean): boolean => {
    const answers = verdicts[question] ?? {};
    verdicts[question] = answers;
    answers[word] = answer;
    return answer;
  };
  const recording = (list: Lexicon): Lexicon => ({
    root: list.root,
    next: (node, letter) => list.next(node, letter),
    ends: (node) => list.ends(node),
    has: (word) => note('has', word, list.has(word)),
    isName: (word) => note('isName', word, list.isName(word)),
    isAdvised: (word, allowing) => note('isAdvised', word, list.isAdvised(word, allowing)),
    isPersonStem: (stem) => note('isPersonStem', stem, list.isPersonStem(stem)),
    // A game uses one of the two lists, so that their answers never mix.
    get withJoined() {
      return list.withJoined ? recording(list.withJoined) : null;
    },
  });
  return { lexicon: recording(lexicon), verdicts: () => verdicts };
}

/** A lexicon that only repeats recorded answers; what was never asked is not a word. */
export function lexiconFromVerdicts(verdicts: Verdicts): Lexicon {
  const answer = (question: (typeof QUESTIONS)[number], word: string) => verdicts[question]?.[word] ?? false;
  return {
    root: 0,
    next: () => 0,
    ends: () => false,
    has: (word) => answer('has', word),
    isName: (word) => answer('isName', word),
    isAdvised: (word) => answer('isAdvised', word),
    isPersonStem: (stem) => answer('isPersonStem', stem),
  };
}
