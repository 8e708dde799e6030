/** What the word list said in the latest dispute: who asked, which word, what is in which list. */
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { listName } from '../parts/list-name.ts';
import type { GameTableProps } from './contract.ts';
import { readerAt } from './names.ts';
import { storyOf } from './story.ts';
import { tellDispute } from './tell-turn.ts';
import './verdict.css';

interface LatestVerdict {
  readonly key: string;
  readonly isGood: boolean;
  readonly words: readonly string[];
  readonly told: string;
}

/** The verdict about the latest turn, if there was one: it is news until the next turn. */
export function latestVerdict({
  table,
  info,
  view,
}: Pick<GameTableProps<GameView>, 'table' | 'info' | 'view'>): LatestVerdict | null {
  const { turns } = storyOf(table.entries.value, view.seats.length);
  const dispute = turns.at(-1)?.disputes.at(-1);
  if (!dispute) return null;
  const isGood = dispute.bad.length === 0;
  return {
    key: `${turns.length} ${dispute.by} ${dispute.words.join()}`,
    isGood,
    words: isGood ? dispute.words : dispute.bad,
    told: tellDispute(dispute, readerAt(info, table.mine.value), listName(info.words)),
  };
}

export function Verdict({ isGood, words, told, onClose }: LatestVerdict & { onClose: () => void }) {
  const { verdictGood, verdictBad } = t().play;
  return (
    <div class={`verdict ${isGood ? 'verdict-good' : 'verdict-bad'}`}>
      <Icon name={isGood ? 'check' : 'warning'} />
      <div>
        <h2>{isGood ? verdictGood(words) : verdictBad(words)}</h2>
        <p class="sm">{told}</p>
      </div>
      <Button look="plain" icon="cross" label={t().common.close} onClick={onClose} />
    </div>
  );
}
