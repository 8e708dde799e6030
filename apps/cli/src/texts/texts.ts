/** The type of all texts: English is the master, the other languages must match it. */
import type { Said } from '../../../web/src/i18n/messages.ts';
import type { en } from './en.ts';

export type Texts = Said<typeof en>;
/** A word that a player types; its name is the English one. */
export type Command = keyof Texts['commands'];
