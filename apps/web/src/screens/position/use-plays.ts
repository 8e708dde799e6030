/** The best plays of a position, found by a worker, and found anew after each change. */
import type { PlaysFound } from '@lettertafel/analysis';
import type { ReadPosition } from '@lettertafel/formats';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { startPosition } from '../../local/analysis.ts';
import { isOfRunningGame } from './running-twin.ts';

/** `running`: a game that goes on here lies like this. */
export type Plays = PlaysFound | 'looking' | 'failed' | 'running';

/** Milliseconds after the last change: letters are typed one by one. */
const QUIET = 250;

export function usePlays({ game, position }: ReadPosition): ReadonlySignal<Plays> {
  const plays = useSignal<Plays>('looking');
  const { board, racks, scores } = position;
  const rack = racks[0] ?? [];
  const key = [game, ...board, rack.join(''), scores.length].join();
  // The key is made of all that matters; arrays are new with every change.
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    plays.value = 'looking';
    const look = async () => {
      const isRunning = await isOfRunningGame({ game, board, rack }).catch(() => false);
      if (isLeft) return;
      if (isRunning) plays.value = 'running';
      else stop = startPosition({ position: { game, board, rack, scores } }, tell);
    };
    const tell = (message: PlaysFound | { readonly failed: string }) => {
      plays.value = 'failed' in message ? 'failed' : message;
    };
    const timer = setTimeout(() => void look(), QUIET);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop();
    };
  }, [key]);
  return plays;
}
