/** Positions as links, in Dutch. */
import { formsOf } from '../../../i18n/forms.ts';

const { count } = formsOf('nl');
const tiles = (value: number) => count(value, { one: 'letter', other: 'letters' });

export const nl = {
  title: 'Stelling',
  back: 'Naar het begin',
  unreadable: (why: string) => `Deze link is geen stelling: ${why}.`,
  nothing: 'er staat niets in',
  empty: 'Begin met een leeg bord',
  refused: (why: string) => `Dat kan niet: ${why}.`,
  tooLong: 'het woord past niet op het bord',
  noPlace: 'kies eerst een vakje, of typ de plaats, zoals H8 of 8H',
  board: (rows: string) => `Het bord. Tik op een vakje om daar letters neer te leggen. ${rows}`,
  place: 'Plaats',
  letters: 'Letters (klein is blanco)',
  put: 'Leg neer',
  take: 'Haal weg',
  rack: (wild: string) => `Plankje (${wild} is blanco)`,
  best: 'De beste zetten',
  none: 'Zonder letters op het plankje valt er niets te leggen.',
  states: {
    looking: 'Even zoeken …',
    failed: 'De zetten konden niet worden gezocht.',
    running: 'Zo ligt een spel dat hier nog bezig is. Als het is afgelopen, kun je het hier bekijken.',
  },
  unseen: (unseen: number, bag: number) => `Niet te zien: ${tiles(unseen)}, waarvan ${bag} in de zak`,
};

export type PositionMessages = typeof nl;
