/** A ring that empties once a second while a time limit runs. */
import { useEffect, useState } from 'preact/hooks';
import { serverNow } from '../connection/socket.ts';
import './ring.css';

const RADIUS = 18;
const ROUND = 2 * Math.PI * RADIUS;
const LAST_SECONDS = 5;

/** Whole seconds until a server time, counting down; null: no time limit. */
export function useSecondsUntil(until: number | null): number | null {
  const [, redraw] = useState(0);
  const left = until === null ? null : Math.max(0, Math.ceil((until - serverNow()) / 1000));
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => redraw((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

/** `total` is the number of seconds at the start. */
export function Ring({ left, total }: { left: number; total: number }) {
  // The server's clock is estimated: at first more seconds than there are may seem to be left.
  const shown = Math.min(left, total);
  const part = total > 0 ? shown / total : 0;
  return (
    <span class={left <= LAST_SECONDS ? 'ring ring-last' : 'ring'} role="timer" aria-live="off">
      <svg viewBox="0 0 42 42" aria-hidden="true">
        <circle cx="21" cy="21" r={RADIUS} />
        <circle cx="21" cy="21" r={RADIUS} stroke-dasharray={`${part * ROUND} ${ROUND}`} />
      </svg>
      {shown}
    </span>
  );
}
