/** The messages of the practice table. */
import type { SurpriseKey } from '../surprises.ts';

interface SurpriseText {
  /** In the list of all of them. */
  readonly name: string;
  readonly title: (words: readonly string[]) => string;
  readonly text: string;
}

export interface PracticeMessages {
  readonly help: string;
  readonly undo: string;
  readonly rack: string;
  readonly rackNote: string;
  readonly rackOf: (name: string, letters: string) => string;
  readonly rules: string;
  readonly rulesNote: string;
  readonly understood: string;
  readonly seen: string;
  readonly surprises: Readonly<Record<SurpriseKey, SurpriseText>>;
}
