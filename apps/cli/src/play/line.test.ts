import { describe, expect, test } from 'vitest';
import { TEXTS } from '../texts/index.ts';
import { parseLine } from './line.ts';

const scene = { by: 0, players: ['Noord', 'Oost'], table: ['HUT', 'RIN@=RING'], texts: TEXTS.en };

describe('a typed line is a move', () => {
  test.each([
    ['h5 TREiN', { by: 0, do: 'lay', at: 'H5', word: 'TREiN' }],
    ['5H  TREIN', { by: 0, do: 'lay', at: '5H', word: 'TREIN' }],
    [
      'H5 TREIN double-word add-ten',
      { by: 0, do: 'lay', at: 'H5', word: 'TREIN', cards: [{ card: 'double-word' }, { card: 'add-ten' }] },
    ],
    ['swap a e i', { by: 0, do: 'exchange', tiles: 'AEI' }],
    ['PASS', { by: 0, do: 'pass' }],
    ['dispute', { by: 0, do: 'dispute' }],
    ['dispute zie ZE', { by: 0, do: 'dispute', words: ['ZIE', 'ZE'] }],
    ['card steal-tile Oost', { by: 0, do: 'card', card: 'steal-tile', target: 1 }],
    ['card free-exchange aei', { by: 0, do: 'card', card: 'free-exchange', tiles: 'AEI' }],
    ['cancel add-ten', { by: 0, do: 'card', card: 'cancel-card', cancels: 'add-ten' }],
    ['take', { by: 0, do: 'take' }],
    ['take 2', { by: 0, do: 'take', count: 2 }],
    ['discard add-ten', { by: 0, do: 'discard', card: 'add-ten' }],
    ['Oost: card peek-rack Noord', { by: 1, do: 'card', card: 'peek-rack', target: 0 }],
    ['Oost:resign', { by: 1, do: 'resign' }],
    ['{"do":"card","card":"steal-tile","target":"Oost"}', { by: 0, do: 'card', card: 'steal-tile', target: 1 }],
    ['{"by":"Oost","do":"accept"}', { by: 1, do: 'accept' }],
  ])('%s', (line, value) => {
    expect(parseLine('trickster-nl', line, scene)).toEqual({ value });
  });

  test.each([
    ['table hout rin@=ring', { by: 0, do: 'arrange', table: ['HOUT', 'RIN@=RING'] }],
    ['add KAT', { by: 0, do: 'arrange', table: ['HUT', 'RIN@=RING', 'KAT'] }],
    ['add KAT from 3 0', { by: 0, do: 'arrange', table: ['HUT', 'RIN@=RING', 'KAT'], piles: [3, 0] }],
    ['draw', { by: 0, do: 'draw' }],
    ['draw 2', { by: 0, do: 'draw', pile: 2 }],
    ['give-up', { by: 0, do: 'give-up' }],
  ])('%s, in Woord-Rummikub', (line, value) => {
    expect(parseLine('rummikub-sabra', line, scene)).toEqual({ value });
  });
});

test.each([
  ['fly', ''],
  ['Z9 TREIN', ''],
  ['{', ''],
  ['[]', ''],
  ['{"do":"fly"}', 'do'],
  ['take many', 'count'],
  ['table HUT', 'do'],
  ['Zuid: pass', ''],
])('%s is none', (line, path) => {
  expect(parseLine('trickster-nl', line, scene)).toMatchObject({ problem: { path } });
});

describe('the commands of other languages are understood, and the English ones too', () => {
  test.each([
    ['nl', 'passen', { by: 0, do: 'pass' }],
    ['nl', 'PASS', { by: 0, do: 'pass' }],
    ['nl', 'ruilen a e i', { by: 0, do: 'exchange', tiles: 'AEI' }],
    [
      'nl',
      'h5 TREIN dubbel-woord add-ten',
      { by: 0, do: 'lay', at: 'H5', word: 'TREIN', cards: [{ card: 'double-word' }, { card: 'add-ten' }] },
    ],
    ['nl', 'Oost: kaart gluren Noord', { by: 1, do: 'card', card: 'peek-rack', target: 0 }],
    ['nl', 'doorstrepen een-wordt-tien', { by: 0, do: 'card', card: 'cancel-card', cancels: 'ones-are-tens' }],
    ['de', 'einverstanden', { by: 0, do: 'accept' }],
    ['de', 'karte Bänkchen-tauschen Oost', { by: 0, do: 'card', card: 'swap-racks', target: 1 }],
    ['de', 'ungultig aussetzen', { by: 0, do: 'card', card: 'cancel-card', cancels: 'skip-opponent' }],
    ['de', 'weglegen Wo-du-willst', { by: 0, do: 'discard', card: 'anywhere' }],
  ] as const)('%s: %s', (language, line, value) => {
    expect(parseLine('trickster-nl', line, { ...scene, texts: TEXTS[language] })).toEqual({ value });
  });

  test('nl: tafel HUT uit 3', () => {
    const move = { by: 0, do: 'arrange', table: ['HUT'], piles: [3] };
    expect(parseLine('rummikub-sabra', 'tafel HUT uit 3', { ...scene, texts: TEXTS.nl })).toEqual({ value: move });
  });
});
