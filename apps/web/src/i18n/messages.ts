/** What has to be said, in whatever language: Dutch is the master, the others must have the same. */
import type { nl } from './nl/index.ts';

/** A message is any text, not just the Dutch one. */
type Said<Message> = Message extends string
  ? string
  : Message extends (...about: infer About) => string
    ? (...about: About) => string
    : { readonly [Name in keyof Message]: Said<Message[Name]> };

export type Messages = Said<typeof nl>;
