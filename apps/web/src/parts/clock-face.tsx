/** The remaining time of a seat, counting down during its turn. */
import type { Clock, Seat } from '@lettertafel/engine';
import { useEffect, useState } from 'preact/hooks';
import { serverNow } from '../connection/socket.ts';
import { t } from '../i18n/index.ts';
import { formatTime } from './clock-time.ts';
import { Icon } from './icon.tsx';
import './clock-face.css';

interface ClockFaceProps {
  readonly clock: Clock;
  readonly seat: Seat;
  readonly turnSeconds: number | null;
}

const URGENT = 30_000;

/** The remaining milliseconds of a seat, of the game or of the turn; null: no time limit. */
export function timeLeft({ clock, seat, turnSeconds }: ClockFaceProps, now: number): number | null {
  const isRunning = clock.last?.seat === seat && clock.since !== null;
  const running = isRunning && clock.since !== null ? now - clock.since : 0;
  if (clock.left) return (clock.left[seat] ?? 0) - running;
  if (turnSeconds === null || clock.last?.seat !== seat) return null;
  return turnSeconds * 1000 - clock.used - running;
}

export function ClockFace(props: ClockFaceProps) {
  const { clock, seat, turnSeconds } = props;
  const isRunning = clock.last?.seat === seat && clock.since !== null;
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => redraw((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = timeLeft({ clock, seat, turnSeconds }, serverNow());
  if (left === null) return null;
  return (
    <span
      class={left < URGENT && isRunning ? 'clock-face clock-face-urgent' : 'clock-face'}
      role="timer"
      aria-live="off"
    >
      <Icon name={isRunning ? 'clock' : 'pause'} small />
      {formatTime(left, t().common.duration)}
    </span>
  );
}
