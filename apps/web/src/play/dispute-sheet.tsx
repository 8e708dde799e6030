/** What a dispute asks before it counts: which words, and the first time whether the player risks the points. */
import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { shownWord } from '../parts/shown-word.ts';
import { AsideSheet } from './aside-sheet.tsx';
import type { DisputablePlay } from './awaited-seats.ts';
import './dispute-sheet.css';

interface DisputeSheetProps {
  readonly words: DisputablePlay['words'];
  /** The points that it costs if the words are valid. */
  readonly cost: number;
  readonly onDispute: (words: readonly string[]) => void;
  readonly onClose: () => void;
}

/** With several words, the player chooses which ones to dispute. */
export function DisputeSheet({ words, cost, onDispute, onClose }: DisputeSheetProps) {
  const text = t().play;
  const unticked = useSignal<readonly string[]>([]);
  const chosen = words.map(({ word }) => word).filter((word) => !unticked.value.includes(word));
  const toggle = (word: string) => {
    const { value } = unticked;
    unticked.value = value.includes(word) ? value.filter((other) => other !== word) : [...value, word];
  };
  return (
    <AsideSheet
      title={words.length > 1 ? text.whichWords : text.sureToDispute(words.map(({ word }) => shownWord(word)))}
      icon="flag"
      onClose={onClose}
    >
      {words.length > 1 && (
        <ul class="dispute-words">
          {words.map(({ word, score }) => (
            <li key={word}>
              <label class="dispute-word">
                <input type="checkbox" checked={!unticked.value.includes(word)} onChange={() => toggle(word)} />
                <span class="dispute-box">
                  <Icon name="check" small />
                </span>
                {shownWord(word)} {score !== null && <span class="dispute-score">{score}</span>}
              </label>
            </li>
          ))}
        </ul>
      )}
      {cost > 0 && <p class="dispute-risk">{text.disputeCost(cost, words.length)}.</p>}
      <Button
        look="danger"
        icon="flag"
        off={chosen.length === 0}
        onClick={() => {
          onClose();
          onDispute(chosen);
        }}
      >
        {chosen.length > 0 ? text.disputeWords(chosen.map(shownWord)) : text.dispute}
      </Button>
    </AsideSheet>
  );
}
