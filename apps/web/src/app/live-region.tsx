/** What is said aloud by a screen reader: plays, scores, turns, warnings. Never a question. */
import { signal } from '@preact/signals';

interface Sentence {
  readonly number: number;
  readonly text: string;
}

/** A log, to which every sentence is added: what comes in the same moment does not replace what was said before it. */
const spoken = signal<readonly Sentence[]>([]);
const urgent = signal<Sentence>({ number: 0, text: '' });

/** How many stay, for who reads back. */
const KEPT = 24;

let count = 0;

export function announce(text: string): void {
  count += 1;
  spoken.value = [...spoken.peek(), { number: count, text }].slice(-KEPT);
}

/** Interrupts: time running out, a refusal. */
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
      {/* A new element each time: the same warning again must still be a change. */}
      <div role="alert">
        <p key={number}>{text}</p>
      </div>
    </div>
  );
}
