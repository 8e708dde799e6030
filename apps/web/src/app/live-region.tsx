/** What is said aloud by a screen reader: plays, scores, turns, warnings. Never a question. */
import { signal } from '@preact/signals';

/** Two regions in turn: saying the same sentence again must still be a change. */
const spoken = signal<{ readonly polite: readonly [string, string]; readonly urgent: string }>({
  polite: ['', ''],
  urgent: '',
});

export function announce(sentence: string): void {
  const { polite, urgent } = spoken.peek();
  spoken.value = { polite: polite[0] ? ['', sentence] : [sentence, ''], urgent };
}

/** Interrupts: time running out, a refusal. */
export function announceNow(sentence: string): void {
  spoken.value = { ...spoken.peek(), urgent: sentence };
}

export function LiveRegion() {
  const { polite, urgent } = spoken.value;
  return (
    <div class="unseen">
      <div role="status">{polite[0]}</div>
      <div role="status">{polite[1]}</div>
      <div role="alert">{urgent}</div>
    </div>
  );
}
