/** The timer of a turn, in large figures; it restarts with every line. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announceNow } from '../app/live-region.tsx';
import { Icon } from '../parts/icon.tsx';
import { beep } from './beep.ts';
import { scoreText } from './messages/index.ts';

const SECOND = 1000;

export function Timer({ seconds, turn, onTimeUp }: { seconds: number; turn: number; onTimeUp: () => void }) {
  const text = scoreText();
  const until = useSignal<number | null>(null);
  const left = useSignal(seconds);
  useEffect(() => {
    until.value = null;
    left.value = seconds;
  }, [turn, seconds]);
  useEffect(() => {
    if (until.value === null) return undefined;
    const tick = setInterval(() => {
      left.value = Math.max(0, Math.ceil(((until.value ?? 0) - Date.now()) / SECOND));
      if (left.value > 0) return;
      until.value = null;
      beep();
      announceNow(text.timeUp);
    }, SECOND / 4);
    return () => clearInterval(tick);
  }, [until.value]);
  if (left.value === 0) {
    return (
      <button type="button" class="score-timer score-timer-up" onClick={onTimeUp}>
        {text.timeUpNote}
      </button>
    );
  }
  const isRunning = until.value !== null;
  return (
    <button
      type="button"
      class="score-timer"
      aria-label={isRunning ? text.stopTimer : text.startTimer}
      onClick={() => {
        until.value = isRunning ? null : Date.now() + left.value * SECOND;
      }}
    >
      <Icon name={isRunning ? 'pause' : 'clock'} small />
      <span role="timer">
        {Math.floor(left.value / 60)}:{String(left.value % 60).padStart(2, '0')}
      </span>
    </button>
  );
}
