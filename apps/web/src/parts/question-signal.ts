/** No question of a game lies under a sheet: open sheets close when one comes. */
import { effect, signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

const questions = signal(0);

export function noteQuestion(): void {
  questions.value += 1;
}

/** For sheets; without `close` a sheet must be answered first, and stays. */
export function useQuestionCloses(close: (() => void) | undefined): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const before = questions.peek();
    return effect(() => {
      if (questions.value !== before) latest.current?.();
    });
  }, []);
}
