/** The welcome in German. */
import type { WelcomeMessages } from './nl.ts';

export const de: WelcomeMessages = {
  welcome: 'HALLO',
  what: 'Fünf Buchstabenspiele wie in der Anleitung: allein, zusammen oder neben der echten Schachtel.',
  learn: 'So wird gespielt',
  soon: 'dein erstes Wort liegt in weniger als einer Minute',
  or: 'Oder wähl einen Tisch',
  oneTap: 'ein Tipp, und der Computer spielt mit',
  known: 'Warst du schon hier?',
  lessons: 'fünf kurze Lektionen zum Mitspielen',
  friends: 'schick einen Link',
  practise: 'Mit Hilfe üben',
  isNew: 'Neu in diesem Spiel?',
};
