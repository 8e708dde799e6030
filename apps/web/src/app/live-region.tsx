/** Text for screen readers: plays, scores, turns and warnings. Never a question. */
import { signal } from '@preact/signals';

interface Sentence {
  readonly number: number;
  readonly text: string;
}

/** A log that sentences are appended to, so that two at the same moment do not replace each other. */
const spoken = signal<readonly Sentence[]>([]);
const urgent = signal<Sentence>({ number: 0, text: '' });

/** How many sentences stay, for users who read back. */
const KEPT = 24;

let count = 0;

export function announce(text: string): void {
  count += 1;
  spoken.value = [...spoken.peek(), { number: count, text }].slice(-KEPT);
}

/** Interrupts the screen reader: time running out, a refusal. */
export function announceNow(text: string): void {
  count += 1;
  urgent.value = { number: count, text };
}

export function LiveRegion() {
  const { number, text } = urgent.value;
  return (
    <div class="unseen">
      <div role="log">
        {spoken.value.map((sentence) => (
          <p key={sentence.number}>{sentence.text}</p>
        ))}
      </div>
      {/* A new element each time, so that a repeated warning is announced again. */}
      <div role="alert">
        <p key={number}>{text}</p>
      </div>
    </div>
  );
}
