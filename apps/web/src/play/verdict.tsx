/** The verdict of the latest dispute: who disputed, which words, what the list says. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { listName } from '../parts/list-name.ts';
import { shownWord } from '../parts/shown-word.ts';
import { FactsOf, wordsInLists } from '../words/word-question.tsx';
import { AsideSheet } from './aside-sheet.tsx';
import type { GameTableProps } from './contract.ts';
import { readerAt } from './names.ts';
import { storyOf } from './story.ts';
import { describeVerdict } from './story-sentences.ts';
import './verdict.css';

export interface LatestVerdict {
  readonly key: string;
  readonly isGood: boolean;
  readonly title: string;
  readonly sentence: string;
  /** The words that were looked up. */
  readonly words: readonly string[];
}

type VerdictOf = Pick<GameTableProps<GameView>, 'table' | 'info' | 'view'>;

/**
 * The verdict about the latest turn, if any, until the next turn, until it is dismissed or until the player changes the
 * draft: then its place is needed for what the draft is worth.
 */
export function useVerdict(
  of: VerdictOf,
  draft: string,
): { readonly verdict: LatestVerdict | null; readonly putAway: () => void } {
  const away = useSignal<string | null>(null);
  const verdict = latestVerdict(of);
  const shown = useRef({ key: verdict?.key, draft });
  if (shown.current.key !== verdict?.key) shown.current = { key: verdict?.key, draft };
  const isPast = verdict?.key === away.value || shown.current.draft !== draft;
  return {
    verdict: isPast ? null : verdict,
    putAway: () => {
      away.value = verdict?.key ?? null;
    },
  };
}

function latestVerdict({ table, info, view }: VerdictOf): LatestVerdict | null {
  const { verdictGood, verdictBad } = t().play;
  const { turns } = storyOf(table.entries.value, view);
  const dispute = turns.at(-1)?.disputes.at(-1);
  if (!dispute) return null;
  const isGood = dispute.bad.length === 0;
  return {
    key: `${turns.length} ${dispute.by} ${dispute.words.join()}`,
    isGood,
    title: isGood ? verdictGood(dispute.words.map(shownWord)) : verdictBad(dispute.bad.map(shownWord)),
    words: dispute.bad.length > 0 ? dispute.bad : dispute.words,
    sentence: describeVerdict(dispute, readerAt(info, table.mine.value), listName(info.words)),
  };
}

interface VerdictProps extends LatestVerdict, Pick<VerdictOf, 'info' | 'view'> {
  readonly onClose: () => void;
}

export function Verdict({ isGood, title, sentence, words, info, view, onClose }: VerdictProps) {
  const isAsked = useSignal(false);
  const { ask, more, about } = t().wordFacts;
  return (
    <div class={`verdict ${isGood ? 'verdict-good' : 'verdict-bad'}`}>
      <Icon name={isGood ? 'check' : 'warning'} />
      <div>
        <div class="verdict-head">
          <h2>{title}</h2>
          {wordsInLists(words).length > 0 && (
            <button
              type="button"
              class="verdict-more link"
              aria-haspopup="dialog"
              aria-label={ask}
              onClick={() => (isAsked.value = true)}
            >
              {more}
            </button>
          )}
        </div>
        <p class="sm">{sentence}</p>
      </div>
      <Button look="plain" icon="cross" label={t().common.close} onClick={onClose} />
      {isAsked.value && (
        <AsideSheet title={about(words.map(shownWord).join(', '))} onClose={() => (isAsked.value = false)}>
          <FactsOf words={words} info={info} options={view.options} />
        </AsideSheet>
      )}
    </div>
  );
}
