import { describe, expect, test } from 'vitest';
import { parseTyped, type Scene } from './typed-line.ts';

const SCENE: Scene = {
  game: 'trickster-nl',
  players: ['Noord', 'Oost', 'Opa Jan'],
  by: 0,
  disputer: 1,
  taker: 2,
  table: ['HUT', 'RIN@=RING'],
};

describe('a typed line is a line of the sheet', () => {
  test.each([
    ['H5 TREIN', { by: 0, do: 'lay', at: 'H5', word: 'TREIN' }],
    ['h5 trein', { by: 0, do: 'lay', at: 'H5', word: 'TREIN' }],
    ['5h TREiN', { by: 0, do: 'lay', at: '5H', word: 'TREiN' }],
    ['H5 TREIN add-ten', { by: 0, do: 'lay', at: 'H5', word: 'TREIN', cards: [{ card: 'add-ten' }] }],
    ['swap', { by: 0, do: 'exchange' }],
    ['swap 3', { by: 0, do: 'exchange', count: 3 }],
    ['Oost: pass', { by: 1, do: 'pass' }],
    ['Opa Jan:time-up', { by: 2, do: 'time-up' }],
    ['draw', { by: 0, do: 'draw' }],
    ['draw 2', { by: 0, do: 'draw', pile: 2 }],
    ['add kat', { by: 0, do: 'arrange', table: ['HUT', 'RIN@=RING', 'KAT'] }],
    ['table HOUTEN from 3 0', { by: 0, do: 'arrange', table: ['HOUTEN'], piles: [3, 0] }],
    ['card steal-tile Opa Jan', { by: 0, do: 'card', card: 'steal-tile', target: 2 }],
    ['card free-exchange 3', { by: 0, do: 'card', card: 'free-exchange', count: 3 }],
    ['take 1', { by: 2, do: 'take', count: 1 }],
    ['Oost: take 1', { by: 1, do: 'take', count: 1 }],
    ['discard add-ten', { by: 0, do: 'discard', card: 'add-ten' }],
    ['Oost: points -5', { by: 1, do: 'points', byHand: -5 }],
    ['end', { by: 0, do: 'end', racks: ['', '', ''] }],
    ['end Opa Jan=xa? Oost=E out=Noord', { by: 0, do: 'end', racks: ['', 'E', 'XA?'], wentOut: 0 }],
    ['{"do":"lay","at":"H5","word":"UH"}', { by: 0, do: 'lay', at: 'H5', word: 'UH' }],
  ])('%s', (text, line) => {
    expect(parseTyped(text, SCENE)).toEqual({ line });
  });

  test.each([
    ['dispute', { by: 1, words: [], judge: 'list' }],
    ['Opa Jan: dispute zie ZE', { by: 2, words: ['ZIE', 'ZE'], judge: 'list' }],
    ['good', { by: 1, words: [], judge: 'good' }],
    ['bad ZIE', { by: 1, words: ['ZIE'], judge: 'bad' }],
    ['allow', { by: 1, words: [], judge: 'ruled' }],
  ])('%s', (text, dispute) => {
    expect(parseTyped(text, SCENE)).toEqual({ dispute });
  });

  test('a cancelled card names its card', () => {
    expect(parseTyped('Oost: cancel add-ten', SCENE)).toEqual({ cancel: { by: 1, cancels: 'add-ten' } });
  });
});

test.each([
  ['fly', /^Unknown command/],
  ['Z9 TREIN', /^Unknown command/],
  ['Zuid: pass', /^Unknown command/],
  ['H5', /^Which word lies at H5\?/],
  ['H5 TREIN twice', /^No card is called "twice"; there are /],
  ['swap many', /^"many" is not a number\.$/],
  ['take', /^How many cards\?/],
  ['add', /^Which words\?/],
  ['add HUT from x', /^"x" is not a pile\.$/],
  ['points', /^"" is not a whole number\./],
  ['cancel it', /^No card is called "it"/],
  ['end Oost=1', /^1 is not a tile of this game\.$/],
  ['end Zuid=E', /^"Zuid=E" is not understood\./],
  ['{"do":', /^That is not JSON\.$/],
])('%s is answered with one sentence', (text, problem) => {
  expect(parseTyped(text, SCENE)).toEqual({ problem: expect.stringMatching(problem) });
});
