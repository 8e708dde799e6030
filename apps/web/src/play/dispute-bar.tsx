/** A play that may still be disputed: how long, who has agreed, and the two answers. */
import { useSignal } from '@preact/signals';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Ring, useSecondsUntil } from '../parts/ring.tsx';
import { AsideSheet } from './aside-sheet.tsx';
import type { GameTableProps } from './contract.ts';
import type { DisputablePlay } from './turns.ts';
import type { LatestVerdict } from './verdict.tsx';
import './dispute-bar.css';

interface OpenPlayProps extends Pick<GameTableProps<GameView>, 'view' | 'seat' | 'names' | 'act'> {
  readonly play: DisputablePlay;
  /** What was found about it before: one of its words was good. */
  readonly verdict: LatestVerdict | null;
}

export function OpenPlay({ view, seat, names, act, play, verdict }: OpenPlayProps) {
  const text = t().play;
  const left = useSecondsUntil(play.window.until);
  const isChoosing = useSignal(false);
  const open = play.words.filter(({ isSettled }) => !isSettled);
  const { awaiting } = play.window;
  const mayAnswer = seat !== null && awaiting.includes(seat);
  const waiting = awaiting.filter((other) => other !== seat).map((other) => names[other] ?? '');
  const agreed = names.filter(
    (_, other) => other !== play.seat && other !== seat && !awaiting.includes(other) && !view.seats[other]?.resigned,
  );
  const waits = waiting.length > 0 ? text.waitingFor(waiting) : '';
  const about = verdict?.title ?? (agreed.length > 0 ? text.accepted(agreed) : mayAnswer ? waits : '');
  const dispute = (words: readonly string[]) => void act({ do: 'dispute', words });
  return (
    <section class="dispute" aria-label={text.dispute}>
      {left !== null && <Ring left={left} total={view.options.disputeSeconds ?? left} />}
      <p class="dispute-about">
        {mayAnswer ? text.mayDispute : waits} <span class="sm muted">{about}</span>
      </p>
      {mayAnswer && (
        <div class="dispute-answers">
          <Button
            look="danger"
            onClick={() => {
              if (open.length > 1) isChoosing.value = true;
              else dispute(open.map(({ word }) => word));
            }}
          >
            {text.dispute}
          </Button>
          <Button look="line" onClick={() => void act({ do: 'accept' })}>
            {text.accept}
          </Button>
        </div>
      )}
      {mayAnswer && isChoosing.value && (
        <WordChoice words={open} onDispute={dispute} onClose={() => (isChoosing.value = false)} />
      )}
    </section>
  );
}

interface WordChoiceProps {
  readonly words: DisputablePlay['words'];
  readonly onDispute: (words: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Of several words only some may be doubted. */
function WordChoice({ words, onDispute, onClose }: WordChoiceProps) {
  const text = t().play;
  const unticked = useSignal<readonly string[]>([]);
  const chosen = words.map(({ word }) => word).filter((word) => !unticked.value.includes(word));
  const toggle = (word: string) => {
    const { value } = unticked;
    unticked.value = value.includes(word) ? value.filter((other) => other !== word) : [...value, word];
  };
  return (
    <AsideSheet title={text.whichWords} icon="flag" onClose={onClose}>
      <ul class="dispute-words">
        {words.map(({ word, score }) => (
          <li key={word}>
            <label class="dispute-word">
              <input type="checkbox" checked={!unticked.value.includes(word)} onChange={() => toggle(word)} />
              <span class="dispute-box">
                <Icon name="check" small />
              </span>
              {word} {score !== null && <span class="dispute-score">{score}</span>}
            </label>
          </li>
        ))}
      </ul>
      <Button
        look="danger"
        icon="flag"
        off={chosen.length === 0}
        onClick={() => {
          onClose();
          onDispute(chosen);
        }}
      >
        {chosen.length > 0 ? text.disputeWords(chosen) : text.dispute}
      </Button>
    </AsideSheet>
  );
}
