/** The welcome in English. */
import type { WelcomeMessages } from './nl.ts';

export const en: WelcomeMessages = {
  welcome: 'WELCOME',
  what: 'Five letter games as in the booklets: alone, together, or beside the real box.',
  learn: 'How to play',
  soon: 'your first word is on the board within a minute',
  or: 'Or choose a table',
  oneTap: 'one tap and the computer joins in',
  known: 'Been here before?',
  lessons: 'five short lessons, by hand',
  friends: 'send a link',
  practise: 'Practise with help',
  isNew: 'New to this game?',
};
