/** Positions as links, in English. */
import { formsOf } from '../../../i18n/forms.ts';
import type { PositionMessages } from './nl.ts';

const { count } = formsOf('en');
const tiles = (value: number) => count(value, { one: 'tile', other: 'tiles' });

export const en: PositionMessages = {
  title: 'Position',
  back: 'To the start',
  unreadable: (why) => `This link is not a position: ${why}.`,
  nothing: 'there is nothing in it',
  empty: 'Start with an empty board',
  refused: (why) => `That is not possible: ${why}.`,
  tooLong: 'the word does not fit on the board',
  noPlace: 'choose a square first, or type its place, such as H8 or 8H',
  board: (rows) => `The board. Tap a square to put letters there. ${rows}`,
  place: 'Place',
  letters: 'Letters (lower case: blank)',
  put: 'Put down',
  take: 'Take away',
  rack: (wild) => `Rack (${wild} is a blank)`,
  best: 'The best moves',
  none: 'Without tiles on the rack there is nothing to lay.',
  states: {
    looking: 'Looking for moves …',
    failed: 'The moves could not be found.',
    running: 'A game that is still being played here lies like this. Once it is over, it can be looked at here.',
  },
  unseen: (unseen, bag) => `Not in view: ${tiles(unseen)}, ${bag} of them in the bag`,
};
