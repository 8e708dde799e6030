/** Words of the last turn, looked up on request by the list that ships: without a network too. */
import { GAMES, type Verdicts } from '@lettertafel/engine';
import { judgeDispute, type Replay } from '@lettertafel/scorekeeper';
import { getVerdicts } from '../local/requests.ts';

/** Null where the list cannot be asked. */
export function judgeWords(
  replay: Pick<Replay, 'sheet' | 'state'>,
  dispute: { readonly by: number; readonly words: readonly string[] },
): Promise<Verdicts | null> {
  const { language } = GAMES[replay.sheet.game].rules;
  return judgeDispute(replay, dispute, async ({ asked, verbs, joined }) => {
    const questions = Object.fromEntries(Object.entries(asked).map(([question, words]) => [question, [...words]]));
    const answer = await getVerdicts({ language, asked: questions, verbs, joined });
    return 'value' in answer ? (answer.value as Verdicts) : null;
  });
}
