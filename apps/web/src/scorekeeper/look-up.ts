/** Asks the word list in the worker of local tables: it answers without a network too. */
import { GAMES, type Language, type Verdicts } from '@lettertafel/engine';
import { judgeDispute, type Replay } from '@lettertafel/scorekeeper';
import * as v from 'valibot';
import { askLocal } from '../local/worker-channel.ts';

const answers = v.exactOptional(v.record(v.string(), v.boolean()));
const verdictsSchema = v.object({ has: answers, isName: answers, isAdvised: answers, isPersonStem: answers });

/** The verdicts of the shipped list on disputed words of the last turn; null if the list is not available. */
export function judgeWords(
  replay: Pick<Replay, 'sheet' | 'state'>,
  dispute: { readonly by: number; readonly words: readonly string[] },
): Promise<Verdicts | null> {
  const { language } = GAMES[replay.sheet.game].rules;
  return judgeDispute(replay, dispute, async ({ asked, verbs, joined }) => {
    const questions = Object.fromEntries(Object.entries(asked).map(([question, words]) => [question, [...words]]));
    const answer = await askLocal({ ask: 'verdicts', language, asked: questions, verbs, joined }, verdictsSchema);
    return 'value' in answer ? answer.value : null;
  });
}

/** All valid words of two letters; null if the list is not available. */
export async function twoLetterWords(language: Language): Promise<readonly string[] | null> {
  const answer = await askLocal({ ask: 'short-words', language, length: 2 }, v.array(v.string()));
  return 'value' in answer ? answer.value : null;
}
