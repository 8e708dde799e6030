/** The questions that the rules ask a word list in a dispute, as data: the list may be in a worker. */
import { type Lexicon, lexiconFromVerdicts, recordVerdicts, type Verdicts } from '@lettertafel/engine';
import { decided, keptGame } from './engine-game.ts';
import { moveOf } from './line-move.ts';
import type { Replay } from './replay.ts';

/** A seat and words: those it disputes, or those it made. */
export interface Dispute {
  readonly by: number;
  readonly words: readonly string[];
}

export interface ListQuestions {
  /** The words by question. */
  readonly asked: { readonly [Question in keyof Verdicts]?: readonly string[] };
  /** Verb forms count as advised words too (RI-01). */
  readonly verbs: boolean;
  /** Words without their apostrophe or hyphen are valid (XL-05). */
  readonly joined: boolean;
}

/** The questions that are not answered yet; null if the known verdicts decide the dispute. */
function openQuestions(
  { sheet, state }: Pick<Replay, 'sheet' | 'state'>,
  dispute: Dispute,
  known: Verdicts,
): ListQuestions | null {
  let [verbs, joined] = [false, false];
  const answered = lexiconFromVerdicts(known);
  const list: Lexicon = {
    ...answered,
    isAdvised: (word, allowing) => {
      verbs = allowing.verbs;
      return answered.isAdvised(word, allowing);
    },
    get withJoined() {
      joined = true;
      return null;
    },
  };
  const heard = recordVerdicts(list);
  const move = moveOf({ ...dispute, do: 'dispute', verdicts: {} });
  if (move) decided(keptGame(sheet), state, move, heard.lexicon);
  const open = Object.entries(heard.verdicts()).flatMap(([question, answers]) => {
    const before = known[question as keyof Verdicts] ?? {};
    const words = Object.keys(answers).filter((word) => !Object.hasOwn(before, word));
    return words.length > 0 ? [[question, words]] : [];
  });
  return open.length > 0 ? { asked: Object.fromEntries(open), verbs, joined } : null;
}

/** Asks the list until the rules have no more questions; null if the list does not answer. */
export async function judgeDispute(
  replay: Pick<Replay, 'sheet' | 'state'>,
  dispute: Dispute,
  ask: (questions: ListQuestions) => Promise<Verdicts | null>,
): Promise<Verdicts | null> {
  let known: Verdicts = {};
  for (let open = openQuestions(replay, dispute, known); open; open = openQuestions(replay, dispute, known)) {
    const answers = await ask(open);
    if (!answers) return null;
    known = withAnswers(known, open, answers);
  }
  return known;
}

/** Adds the answers; an unanswered question counts as no, so that it is not asked again. */
function withAnswers(known: Verdicts, { asked }: ListQuestions, answers: Verdicts): Verdicts {
  const questions = Object.entries(asked) as [keyof Verdicts, readonly string[]][];
  const told = questions.map(([question, words]) => [
    question,
    {
      ...known[question],
      ...Object.fromEntries(words.map((word) => [word, answers[question]?.[word] ?? false])),
    },
  ]);
  return { ...known, ...Object.fromEntries(told) };
}

/** The verdicts of a list that answers at once. */
export function judgeByList(
  { sheet, state }: Pick<Replay, 'sheet' | 'state'>,
  dispute: Dispute,
  list: Lexicon,
): Verdicts {
  const heard = recordVerdicts(list);
  const move = moveOf({ ...dispute, do: 'dispute', verdicts: {} });
  if (move) decided(keptGame(sheet), state, move, heard.lexicon);
  return heard.verdicts();
}

/** The verdict of the players' own dictionary, for every question that the rules may ask. */
export function ownVerdicts(words: readonly string[], isGood: boolean): Verdicts {
  const answers = Object.fromEntries(words.map((word) => [word, isGood]));
  // The rules ask for the X of X*IN (DE-06).
  const stems = Object.fromEntries(
    words.flatMap((word) => (word.includes('*') ? [[word.slice(0, word.indexOf('*')), isGood]] : [])),
  );
  return { has: answers, isName: answers, isAdvised: answers, isPersonStem: { ...answers, ...stems } };
}

/** The play that may be disputed now: whose, and its words, each once. */
export function openPlay({ state }: Pick<Replay, 'state'>): Dispute | null {
  const { open } = state;
  if (!open) return null;
  const words = open.words.map((word) => (typeof word === 'string' ? word : word.word));
  return words.length > 0 ? { by: open.seat, words: [...new Set(words)] } : null;
}
