/** Positions as links, in German. */
import { formsOf } from '../../../i18n/forms.ts';
import type { PositionMessages } from './nl.ts';

const { count } = formsOf('de');
const tiles = (value: number) => count(value, { one: 'Stein', other: 'Steine' });

export const de: PositionMessages = {
  title: 'Stellung',
  back: 'Zum Anfang',
  unreadable: (why) => `Dieser Link ist keine Stellung: ${why}.`,
  nothing: 'es steht nichts darin',
  empty: 'Mit leerem Brett beginnen',
  refused: (why) => `Das geht nicht: ${why}.`,
  tooLong: 'das Wort passt nicht auf das Brett',
  noPlace: 'wähle zuerst ein Feld oder gib den Platz ein, etwa H8 oder 8H',
  board: (rows) => `Das Brett. Tippe auf ein Feld, um dort Buchstaben zu legen. ${rows}`,
  place: 'Platz',
  letters: 'Buchstaben (klein: Blanko)',
  put: 'Hinlegen',
  take: 'Wegnehmen',
  rack: (wild) => `Bänkchen (${wild} ist ein Blanko)`,
  best: 'Die besten Züge',
  none: 'Ohne Steine auf dem Bänkchen lässt sich nichts legen.',
  states: {
    looking: 'Es wird gesucht …',
    failed: 'Die Züge konnten nicht gesucht werden.',
    running: 'So liegt ein Spiel, das hier noch läuft. Wenn es zu Ende ist, lässt es sich hier ansehen.',
  },
  unseen: (unseen, bag) => `Nicht zu sehen: ${tiles(unseen)}, davon ${bag} im Beutel`,
};
