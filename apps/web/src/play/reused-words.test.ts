/** The sentence that says what a turn did to the words on the table. */
import { type Table, tellStory } from '@lettertafel/engine';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { changeLanguage } from '../i18n/index.ts';
import { describeEvent, describeTurn } from './story-sentences.ts';

beforeAll(() => {
  // Node has neither; the page stores its language in them.
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

/** Words in notation: `RIN@=RING`. */
const table = (words: string): Table =>
  words.split(' ').flatMap((word) => {
    const [tiles = '', reading = tiles] = word.split('=');
    return tiles === '' ? [] : { tiles, reading };
  });

/** The last event of a story in which this table is changed by seat 1. */
function told(before: string, after: string, { word, score }: { word: string; score: number }) {
  const arranged = (words: string, more: object) => ({
    type: 'arranged',
    seat: 1,
    table: table(words),
    words: [],
    ...more,
  });
  const events = [arranged(before, { word: null, score: 0 }), arranged(after, { word, score, words: [word] })];
  return tellStory([{ at: 0, events }], { seats: 2 });
}

describe.each([
  ['nl', 'Oost maakt HOUTEN van HUT, 6 punten', 'Je maakt HOUTEN van HUT, 6 punten'],
  ['de', 'Oost macht HOUTEN aus HUT, 6 Punkte', 'Du machst HOUTEN aus HUT, 6 Punkte'],
  ['en', 'Oost makes HOUTEN from HUT, 6 points', 'You make HOUTEN from HUT, 6 points'],
] as const)('in %s', (language, theirs, mine) => {
  beforeAll(() => changeLanguage(language));
  const { events, turns } = told('HUT', 'HOUTEN', { word: 'HOUTEN', score: 6 });

  test('the word that was taken up is named, in the last move and in the replay', () => {
    const [event, turn] = [events.at(-1), turns.at(-1)];
    if (!event || !turn) throw new Error('nothing was told');
    expect(describeEvent(event, { names: ['Noord', 'Oost'], own: 0 }, '')).toBe(theirs);
    expect(describeTurn(turn, { names: ['Noord', 'Oost'], own: 1 })).toBe(mine);
  });
});

describe('beside the word that scores', () => {
  const lines = (before: string, after: string, word: string) => {
    const event = told(before, after, { word, score: word.length }).events.at(-1);
    return event && describeEvent(event, { names: ['Noord', 'Oost'], own: 0 }, '');
  };
  test.each([
    ['nl', 'Oost legt DEUCE, 5 punten, en verandert HUT'],
    ['de', 'Oost legt DEUCE, 5 Punkte, und baut HUT um'],
    ['en', 'Oost plays DEUCE, 5 points, and changes HUT'],
  ] as const)('another word is changed, in %s', async (language, line) => {
    await changeLanguage(language);
    expect(lines('HUT', 'HUTS DEUCE', 'DEUCE')).toBe(line);
  });
  test.each([
    ['nl', 'Oost maakt VOORUITGANG van 2 woorden, 11 punten'],
    ['de', 'Oost macht VOORUITGANG aus 2 Wörtern, 11 Punkte'],
    ['en', 'Oost makes VOORUITGANG from 2 words, 11 points'],
  ] as const)('words too long for the line are counted, in %s', async (language, line) => {
    await changeLanguage(language);
    expect(lines('VOORBEELDEN UITVOER', 'BEELDEN VOER VOORUITGANG', 'VOORUITGANG')).toBe(line);
  });
});
