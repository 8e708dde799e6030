import { expect, test } from 'vitest';
import { layMany, tricks } from '../../../testing/trickster.ts';
import type { Card } from './cards.ts';

const WONEN = ['H6 WONEN'];

test('TR-20 many-words: each word a play of its own, the earlier ones counting as old, no drawing in between', () => {
  const table = tricks({ board: WONEN, racks: ['IPUEQQ', 'EEEEEEE'], bag: 'SSSSSSSSS', hands: [['many-words']] });
  // The P of WIP is old for PE: its triple letter was already used.
  table.when(layMany(0, ['6H WIP', '8H NU', 'J6 PE'], 'many-words'));
  table.when({ by: 1, do: 'accept' });
  expect(table.state.open?.words.map(({ word, score }) => `${word} ${score}`)).toEqual(['WIP 15', 'NU 5', 'PE 4']);
  expect(table.state.bag).toHaveLength(9);
  table.settle();
  expect(table.state.scores).toEqual([24, 0]);
  expect(table.state.bag).toHaveLength(4);
});

test('TR-20 many-words: each word obeys the normal rules after the one before', () => {
  const table = tricks({ board: WONEN, racks: ['IPENQQQ', ''], hands: [['many-words']] });
  expect(table.refused(layMany(0, ['J6 PEN', '6H WIP'], 'many-words'))).toMatchObject({ code: 'not-touching' });
  expect(table.refused(layMany(0, ['6H WIP', 'A1 EN'], 'many-words'))).toMatchObject({ code: 'not-touching' });
  expect(table.refused(layMany(0, ['6H WIP', 'J6 PEEN'], 'many-words'))).toMatchObject({ code: 'not-on-rack' });
  expect(table.refused(layMany(0, ['6H WIP', 'J6 PEN']))).toMatchObject({ code: 'card-missing', rule: 'TR-20' });
});

test('TR-20 many-words gives no 50 points, however many tiles are laid', () => {
  const table = tricks({ board: WONEN, racks: ['IPUENDE', 'EEEEEEE'], hands: [['many-words']] });
  table.when(layMany(0, ['6H WIP', '8H NU', 'J6 PENDE'], 'many-words'));
  table.settle();
  expect(table.state.racks[0]).toHaveLength(7);
  expect(table.log.flatMap(({ events }) => events).find(({ type }) => type === 'laid')).toMatchObject({ bonus: 0 });
  expect(table.state.scores[0]).toBeLessThan(50);
});

test('TR-20 anywhere, backwards and proper-name apply to the word named by its place', () => {
  const hand: Card[] = ['many-words', 'anywhere', 'backwards'];
  const table = tricks({ board: WONEN, racks: ['IPNE', ''], hands: [hand], words: ['WIP', 'EN'] });
  const play = (at: string) => layMany(0, ['6H WIP', 'A1 NE'], 'many-words', { card: 'anywhere', at });
  expect(table.refused(play('6H'))).toMatchObject({ code: 'not-touching' });
  expect(table.refused(play('B1'))).toMatchObject({ code: 'card-does-not-fit', rule: 'TR-22', squares: ['B1'] });
  table.when(
    layMany(0, ['6H WIP', 'A1 NE'], 'many-words', { card: 'anywhere', at: 'A1' }, { card: 'backwards', at: 'A1' }),
  );
  table.when({ by: 1, do: 'accept' });
  expect(table.state.open?.words.map(({ word, reads }) => `${word}=${reads}`)).toEqual(['WIP=WIP', 'NE=EN']);
});

test('TR-20 proper-name names one of several words by its place', () => {
  const table = tricks({
    board: WONEN,
    racks: ['IPU', ''],
    hands: [['many-words', 'proper-name']],
    words: ['WIP'],
    names: ['NU'],
  });
  table.when(layMany(0, ['6H WIP', '8H NU'], 'many-words', { card: 'proper-name', at: '8H' }));
  table.when({ by: 1, do: 'accept' });
  expect(table.when({ by: 1, do: 'dispute' })[0]).toMatchObject({ bad: [] });
});

test('TR-21 in a turn of many words the premium counts once, in the first word over it', () => {
  const table = tricks({ board: WONEN, racks: ['UN', ''], hands: [['many-words', 'reuse-premium']] });
  table.when(layMany(0, ['8H NU', '8H NUN'], 'many-words', { card: 'reuse-premium', square: 'H8' }));
  table.when({ by: 1, do: 'accept' });
  expect(table.state.open?.words.map(({ score }) => score)).toEqual([10, 6]);
});
