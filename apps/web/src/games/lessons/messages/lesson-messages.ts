/** The texts of lessons in one language: a step without its text does not compile. */
import type { GameId } from '@lettertafel/engine';
import type { StepKey } from '../index.ts';
import type { Missed } from '../judge.ts';

export interface StepText {
  /** A few words: what is done or seen. */
  readonly title: string;
  /** One or two sentences, as on a note beside the table. */
  readonly note: string;
  /** For somebody whose move was refused or is not what was asked. */
  readonly help?: string;
  /** What has just been learnt, once it is done. */
  readonly done?: string;
}

export interface LessonMessages {
  readonly title: string;
  readonly about: string;
  readonly step: (number: number, of: number) => string;
  readonly done: string;
  readonly previous: string;
  readonly next: string;
  readonly skip: string;
  readonly leave: string;
  readonly show: string;
  readonly missed: { readonly [Why in Missed]: (score: number) => string };
  readonly finished: { readonly title: (game: string) => string; readonly text: string };
  readonly play: string;
  /** Against the computer too, with hints and explanations. */
  readonly practise: string;
  readonly others: string;
  readonly examples: {
    readonly title: string;
    readonly one: (number: number) => string;
    readonly about: string;
    readonly progress: (done: number, of: number) => string;
    readonly board: (score: number) => string;
    readonly table: (score: number) => string;
    readonly help: string;
    readonly done: (score: number) => string;
    readonly withOptions: string;
  };
  readonly steps: { readonly [Id in GameId]: { readonly [Key in StepKey<Id>]: StepText } };
}
