/** The type of all messages: Dutch is the master, the other languages must match it. */
import type { nl } from './nl/index.ts';
import type { nl as later } from './nl/later.ts';

/** A message is any string, not just the Dutch one. */
export type Said<Message> = Message extends string
  ? string
  : Message extends (...about: infer About) => string
    ? (...about: About) => string
    : { readonly [Name in keyof Message]: Said<Message[Name]> };

export type Messages = Said<typeof nl>;
export type LaterMessages = Said<typeof later>;
