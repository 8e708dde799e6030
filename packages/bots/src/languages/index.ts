/** The languages that bots play in. `UNLEARNT` will do for one whose figures nobody has learnt yet. */
import type { Language } from '@lettertafel/engine';
import { de } from './de.ts';
import type { Learnt } from './learnt.ts';
import { nl } from './nl.ts';

export const LEARNT: Readonly<Record<Language, Learnt>> = { nl, de };
