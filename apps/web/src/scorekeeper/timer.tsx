/** The turn timer. Once started it restarts with every line; a tap shows it large. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announceNow } from '../app/live-region.tsx';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { beep, openSound } from './beep.ts';
import { scoreText } from './messages/index.ts';

const SECOND = 1000;
/** Seconds before the end at which it warns. */
const HURRY = 10;

interface TimerProps {
  readonly seconds: number;
  /** Changes when the next turn begins. */
  readonly turn: number;
  readonly name: string;
  readonly onTimeUp: () => void;
}

interface Running {
  /** When the time is up; null while paused. */
  readonly until: Signal<number | null>;
  readonly left: Signal<number>;
}

export function Timer({ seconds, turn, name, onTimeUp }: TimerProps) {
  const text = scoreText();
  const until = useSignal<number | null>(null);
  const left = useSignal(seconds);
  const isLarge = useSignal(false);
  useRunning({ until, left }, { seconds, turn });
  const start = () => {
    openSound();
    until.value = Date.now() + left.value * SECOND;
  };
  const isUp = left.value === 0;
  const face = `${Math.floor(left.value / 60)}:${String(left.value % 60).padStart(2, '0')}`;
  return (
    <>
      <button
        type="button"
        class={isUp ? 'score-timer score-timer-up' : 'score-timer'}
        aria-label={until.value === null && !isUp ? text.startTimer : text.showTimer}
        onClick={() => {
          if (until.value === null && !isUp) start();
          isLarge.value = true;
        }}
      >
        <Icon name={until.value === null ? 'pause' : 'clock'} small />
        <span role="timer">{face}</span>
      </button>
      {isLarge.value && (
        <Sheet title={text.turnOf(name)} onClose={() => (isLarge.value = false)}>
          <p class={left.value <= HURRY ? 'score-face score-face-hurry' : 'score-face'}>{isUp ? text.timeUp : face}</p>
          <div class="score-foot">
            {!isUp && (
              <Button
                look="line"
                icon={until.value === null ? 'play' : 'pause'}
                onClick={() => {
                  if (until.value === null) start();
                  else until.value = null;
                }}
              >
                {until.value === null ? text.startTimer : text.stopTimer}
              </Button>
            )}
            {isUp && (
              <Button
                look="danger"
                onClick={() => {
                  isLarge.value = false;
                  onTimeUp();
                }}
              >
                {text.timeUpNote}
              </Button>
            )}
            <Button look="main" onClick={() => (isLarge.value = false)}>
              {text.toSheet}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}

function useRunning({ until, left }: Running, { seconds, turn }: Pick<TimerProps, 'seconds' | 'turn'>): void {
  const text = scoreText();
  const before = useSignal(turn);
  useEffect(() => {
    const wasRunning = until.value !== null || left.value === 0;
    left.value = seconds;
    // The first turn is started by a tap, the next ones automatically.
    until.value = wasRunning && before.value !== turn ? Date.now() + seconds * SECOND : null;
    before.value = turn;
  }, [turn, seconds]);
  useEffect(() => {
    if (until.value === null) return undefined;
    const tick = setInterval(() => {
      const now = Math.max(0, Math.ceil(((until.value ?? 0) - Date.now()) / SECOND));
      if (now === left.value) return;
      left.value = now;
      if (now === HURRY) beep({ times: 1, pitch: 880 });
      if (now > 0) return;
      until.value = null;
      beep({ times: 3, pitch: 660 });
      announceNow(text.timeUp);
    }, SECOND / 4);
    return () => clearInterval(tick);
  }, [until.value]);
}
