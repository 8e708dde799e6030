import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseWith } from './problem.ts';
import { LOG_FORMS, scriptForms, setupSchema } from './setup.ts';

const PLAYERS = ['Noord', 'Oost', 'Zuid'];
const byName = v.pipe(
  v.picklist(PLAYERS),
  v.transform((name) => PLAYERS.indexOf(name)),
);
const script = scriptForms(PLAYERS, byName);

describe('a script names players and writes tiles as one text', () => {
  test('in a board game', () => {
    const said = {
      racks: { Oost: 'AÄ?' },
      bag: '',
      scores: { Noord: 5 },
      passes: { Zuid: 1 },
      turn: 'Zuid',
      locked: [{ at: 'H5', by: 'Noord' }],
    };
    expect(parseWith(setupSchema('scrabble-de', script), said)).toEqual({
      value: {
        racks: [null, ['A', 'Ä', '?'], null],
        bag: [],
        scores: [5, 0, 0],
        passes: [0, 0, 1],
        turn: 2,
        locked: [{ at: 'H5', by: 0 }],
      },
    });
  });

  test('with cards', () => {
    const said = { cards: { Noord: ['add-ten'] }, deck: ['peek-rack'], lastScores: { Oost: 12 } };
    expect(parseWith(setupSchema('trickster-nl', script), said)).toEqual({
      value: { cards: [['add-ten'], null, null], deck: ['peek-rack'], lastScores: [0, 12, 0] },
    });
  });

  test('in Woord-Rummikub', () => {
    const said = { table: ['RIN@=RING'], opened: ['Zuid'], formed: ['RING'], starter: 'Oost', unchecked: true };
    expect(parseWith(setupSchema('rummikub-sabra', script), said)).toEqual({
      value: { table: ['RIN@=RING'], opened: [false, false, true], formed: ['RING'], starter: 1, unchecked: true },
    });
  });
});

describe('a log numbers seats and lists tiles', () => {
  test('and means the same', () => {
    const said = { racks: [['A', '?'], null], bag: ['E'], scores: [5, null], opened: [true, false] };
    expect(parseWith(setupSchema('rummikub-international', LOG_FORMS), said)).toEqual({
      value: { ...said, scores: [5, 0] },
    });
  });

  test.each([
    [{ racks: ['AE'] }, 'racks.0'],
    [{ racks: [['AE']] }, 'racks.0.0'],
    [{ racks: [[], [], [], [], []] }, 'racks'],
    [{ turn: 'A' }, 'turn'],
    [{ bag: Array(1000).fill('E') }, 'bag'],
    [{ scores: [0.5] }, 'scores.0'],
    [{ opened: ['Noord'] }, 'opened.0'],
  ])('%j is refused', (said, path) => {
    expect(parseWith(setupSchema('rummikub-sabra', LOG_FORMS), said)).toMatchObject({ problem: { path } });
  });
});
