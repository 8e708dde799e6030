/** The marks of the last turn on a table of Woord-Rummikub, from the story of the game. */
import type { Seat, Turn } from '@lettertafel/engine';
import { beforeAll, expect, test, vi } from 'vitest';
import { changeLanguage } from '../i18n/index.ts';
import { lastPlay } from './last-play.ts';

beforeAll(async () => {
  // Node has neither; the page stores its language in them.
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  await changeLanguage('nl');
});

const POSITION = { board: [], table: [], last: [], racks: [] };

const turn = (seat: Seat, what: Turn['what'], more: Partial<Turn> = {}): Turn => ({
  seat,
  what,
  word: null,
  score: 0,
  stands: 'yes',
  late: false,
  tiles: 0,
  fromRack: null,
  disputes: [],
  other: null,
  scores: [0, 0],
  before: POSITION,
  after: POSITION,
  laid: null,
  cards: [],
  changed: [],
  reused: { words: [], isInto: false },
  at: 0,
  number: 0,
  ...more,
});

const ARRANGED = turn(1, 'arranged', {
  word: 'TREINEN',
  score: 7,
  changed: ['TREINEN', 'HUT'].map((word) => ({ word, restOf: null })),
});
const marksOf = (turns: readonly Turn[], seat: Seat | null = 0) =>
  Object.fromEntries(lastPlay({ turns }, { seat, names: ['Noord', 'Oost'] }));

test('the changed words of another seat are marked, the one that scores with its points', () => {
  expect(marksOf([ARRANGED])).toMatchObject({ TREINEN: { scores: true }, HUT: { scores: false } });
  expect(marksOf([ARRANGED]).TREINEN?.text).toContain('7');
});

test.each<[string, readonly Turn[], Seat | null]>([
  ['a play that was lost', [{ ...ARRANGED, stands: 'lost' }], 0],
  ['a later draw', [ARRANGED, turn(0, 'drew')], 0],
  ['a later pass', [ARRANGED, turn(0, 'passed')], 0],
])('%s leaves no marks', (_, turns, seat) => {
  expect(marksOf(turns, seat)).toEqual({});
});

test('own words are marked as the start of their points only', () => {
  expect(marksOf([ARRANGED], 1)).toMatchObject({ TREINEN: { scores: true, isOwn: true }, HUT: { isOwn: true } });
  expect(marksOf([ARRANGED], 0)).toMatchObject({ TREINEN: { isOwn: false } });
});

test('a resignation leaves the marks of the turn before', () => {
  expect(Object.keys(marksOf([ARRANGED, turn(0, 'resigned')]))).toEqual(['TREINEN', 'HUT']);
});
