/** A play that may still be disputed: how long, which words, and the two answers. Afterwards: the verdict. */
import { useSignal } from '@preact/signals';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Ring, useSecondsUntil } from '../parts/ring.tsx';
import type { GameTableProps } from './contract.ts';
import { type DisputablePlay, disputablePlay } from './turns.ts';
import { latestVerdict, Verdict } from './verdict.tsx';
import './dispute-bar.css';

type DisputeBarProps = Pick<GameTableProps<GameView>, 'table' | 'info' | 'view' | 'seat' | 'names' | 'act'>;

/** One paper for both, so that a game has one place to give it. Nothing while there is nothing to say. */
export function DisputeBar(props: DisputeBarProps) {
  const play = disputablePlay(props.view);
  const putAway = useSignal<string | null>(null);
  const verdict = latestVerdict(props);
  const isShown = verdict !== null && verdict.key !== putAway.value;
  if (!play && !isShown) return null;
  return (
    <section class="dispute paper" aria-label={t().play.dispute}>
      {isShown && (
        <Verdict
          {...verdict}
          onClose={() => {
            putAway.value = verdict.key;
          }}
        />
      )}
      {play && <OpenPlay key={`${props.view.turnNumber} ${play.seat}`} {...props} play={play} />}
    </section>
  );
}

function OpenPlay({ view, seat, names, act, play }: DisputeBarProps & { play: DisputablePlay }) {
  const text = t().play;
  const left = useSecondsUntil(play.window.until);
  const open = play.words.filter(({ isSettled }) => !isSettled);
  const unticked = useSignal<readonly string[]>([]);
  const isMine = play.seat === seat;
  const mayAnswer = seat !== null && play.window.awaiting.includes(seat);
  const chosen = open.map(({ word }) => word).filter((word) => !unticked.value.includes(word));
  const [main] = play.words;
  const { awaiting } = play.window;
  const waiting = awaiting.filter((other) => other !== seat).map((other) => names[other] ?? '');
  const agreed = names.filter(
    (_, other) => other !== play.seat && other !== seat && !awaiting.includes(other) && !view.seats[other]?.resigned,
  );
  const toggle = (word: string) => {
    const { value } = unticked;
    unticked.value = value.includes(word) ? value.filter((other) => other !== word) : [...value, word];
  };
  return (
    <>
      <header class="dispute-head">
        {left !== null && <Ring left={left} total={view.options.disputeSeconds ?? left} />}
        <div>
          <h2>{isMine ? text.iLaid(main?.word ?? '') : text.laid(names[play.seat] ?? '', main?.word ?? '')}</h2>
          <p class="sm muted">
            {text.together(play.score)} {agreed.length > 0 && text.accepted(agreed)}{' '}
            {waiting.length > 0 && text.waitingFor(waiting)}
          </p>
        </div>
      </header>
      {mayAnswer && (
        <>
          <ul class={open.length > 1 ? 'dispute-words' : 'dispute-words dispute-one'}>
            {open.map(({ word, score }) => (
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
          <div class="dispute-answers">
            <Button
              look="danger"
              icon="flag"
              off={chosen.length === 0}
              onClick={() => void act({ do: 'dispute', words: chosen })}
            >
              <span class="dispute-short">{text.dispute}</span>
              <span class="dispute-long">{chosen.length > 0 ? text.disputeWords(chosen) : text.dispute}</span>
            </Button>
            <Button look="line" icon="check" onClick={() => void act({ do: 'accept' })}>
              {text.accept}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
