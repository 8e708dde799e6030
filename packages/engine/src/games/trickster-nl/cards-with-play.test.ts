import { expect, test } from 'vitest';
import { lay, layMany, tricks } from '../../../testing/trickster.ts';
import type { Card } from './cards.ts';
import type { CardChoice } from './state.ts';

const WONEN = ['H6 WONEN'];

test('TR-19 with proper-name the list of names decides about the main word, and only about that', () => {
  const start = (words: readonly string[]) => {
    const table = tricks({
      board: WONEN,
      racks: ['ANPP', 'EEEEEEE'],
      hands: [['proper-name']],
      names: ['WAN', 'NP'],
      words,
    });
    return table;
  };
  const good = start([]);
  good.when(lay(0, '6H WAN', 'proper-name'));
  good.when({ by: 1, do: 'accept' });
  expect(good.when({ by: 1, do: 'dispute' })[0]).toMatchObject({ type: 'disputed', bad: [] });

  const plain = start([]);
  plain.when(lay(0, '6H WAN'));
  expect(plain.when({ by: 1, do: 'dispute' })[0]).toMatchObject({ bad: ['WAN'] });

  const cross = start(['WONENP']);
  cross.when(lay(0, '11H PAN', 'proper-name'));
  cross.when({ by: 1, do: 'accept' });
  expect(cross.when({ by: 1, do: 'dispute' })[0]).toMatchObject({ bad: ['PAN'] });
});

test('TR-19 an ordinary word may be laid with proper-name too', () => {
  const table = tricks({ board: WONEN, racks: ['IP', ''], hands: [['proper-name']], words: ['WIP'] });
  table.when(lay(0, '6H WIP', 'proper-name'));
  table.when({ by: 1, do: 'accept' });
  expect(table.when({ by: 1, do: 'dispute' })[0]).toMatchObject({ type: 'disputed', bad: [] });
});

test('TR-19 with automatic checking the list of names decides at once', () => {
  const table = tricks({
    board: WONEN,
    racks: ['ANIP', 'EEEEEEE'],
    hands: [['proper-name']],
    names: ['WAN'],
    options: { checking: 'automatic' },
  });
  expect(table.refused(lay(0, '6H WAN'))).toMatchObject({ code: 'word-unknown', words: ['WAN'] });
  expect(table.refused(lay(0, '6H WIP', 'proper-name'))).toMatchObject({ code: 'word-unknown', words: ['WIP'] });
  table.when(lay(0, '6H WAN', 'proper-name'));
  table.settle();
  expect(table.state.scores[0]).toBeGreaterThan(0);
});

test.each<{ rule: string; what: string; play: string; card: CardChoice; code: string }>([
  {
    rule: 'TR-21',
    what: 'a square that is no premium',
    play: '6H WIP',
    card: { card: 'reuse-premium', square: 'H6' },
    code: 'card-does-not-fit',
  },
  {
    rule: 'TR-21',
    what: 'a square covered only now',
    play: '6H WIP',
    card: { card: 'reuse-premium', square: 'J6' },
    code: 'card-does-not-fit',
  },
  {
    rule: 'TR-21',
    what: 'a covered premium under no word made',
    play: '6H WIP',
    card: { card: 'reuse-premium', square: 'H8' },
    code: 'no-such-choice',
  },
  { rule: 'TR-21', what: 'no square', play: '6H WIP', card: { card: 'reuse-premium' }, code: 'card-does-not-fit' },
  {
    rule: 'TR-10',
    what: 'a word that is not made',
    play: '6H WIP',
    card: { card: 'add-ten', word: 'WONEN' },
    code: 'no-such-choice',
  },
  {
    rule: 'TR-13',
    what: 'a word at another place',
    play: '6H WIP',
    card: { card: 'double-word', word: 'WIP', at: 'H6' },
    code: 'no-such-choice',
  },
  {
    rule: 'TR-24',
    what: 'a word that is none of the eight',
    play: '6H WIP',
    card: { card: 'fourfold-two' },
    code: 'card-does-not-fit',
  },
  {
    rule: 'TR-24',
    what: 'one of the eight that is not made',
    play: '6H WIP',
    card: { card: 'fourfold-two', word: 'ER' },
    code: 'no-such-choice',
  },
  {
    rule: 'TR-27',
    what: 'a letter not laid as a blank',
    play: '6H WIP',
    card: { card: 'tile-as-blank', tile: 'P', square: 'J6' },
    code: 'no-such-choice',
  },
  {
    rule: 'TR-27',
    what: 'a tile that is not on the rack',
    play: '6H WIp',
    card: { card: 'tile-as-blank', tile: 'X', square: 'J6' },
    code: 'not-on-rack',
  },
  {
    rule: 'TR-27',
    what: 'a blank, which is no letter tile',
    play: '6H WIp',
    card: { card: 'tile-as-blank', tile: '?', square: 'J6' },
    code: 'card-does-not-fit',
  },
  {
    rule: 'TR-27',
    what: 'an old tile',
    play: '6H WIP',
    card: { card: 'tile-as-blank', tile: 'P', square: 'H6' },
    code: 'card-does-not-fit',
  },
  {
    rule: 'TR-08',
    what: 'a card that is not played with a word',
    play: '6H WIP',
    card: { card: 'peek-rack' },
    code: 'card-not-now',
  },
  { rule: 'TR-08', what: 'an answer', play: '6H WIP', card: { card: 'cancel-card' }, code: 'card-not-now' },
  { rule: 'TR-02', what: 'no card at all', play: '6H WIP', card: { card: 'joker' }, code: 'card-unknown' },
  { rule: 'TR-05', what: 'a card not in hand', play: '6H WIP', card: { card: 'blank-five' }, code: 'card-not-held' },
])('$rule refused with $what: $code', ({ play, card, code }) => {
  const hand = [
    'reuse-premium',
    'add-ten',
    'double-word',
    'fourfold-two',
    'tile-as-blank',
    'peek-rack',
    'cancel-card',
  ] as Card[];
  const table = tricks({ board: WONEN, racks: ['IPK', 'EEE'], hands: [hand] });
  expect(table.refused(lay(0, play, card))).toMatchObject({ code });
});

test('TR-22 anywhere: where the word does touch, B-11 holds', () => {
  const table = tricks({
    board: WONEN,
    racks: ['IPE', ''],
    hands: [['anywhere']],
    options: { checking: 'automatic' },
    words: ['IP'],
  });
  expect(table.refused(lay(0, 'I6 IP', 'anywhere'))).toMatchObject({ code: 'word-unknown', words: ['WI', 'OP'] });
  table.when(lay(0, 'A1 IP', 'anywhere'));
  table.settle();
  expect(table.state.scores[0]).toBe(12);
});

test('TR-22 anywhere also frees the first word from the centre', () => {
  const table = tricks({ racks: ['WIP', ''], hands: [['anywhere']] });
  expect(table.refused(lay(0, 'A1 WIP'))).toMatchObject({ code: 'not-on-centre', rule: 'B-08' });
  table.when(lay(0, 'A1 WIP', 'anywhere'));
  table.settle();
  expect(table.state.scores[0]).toBe(27);
});

test('TR-27 the tile stays a blank for the rest of the game and comes back as itself when the play is lost', () => {
  const start = () => tricks({ board: WONEN, racks: ['IKQ', 'E'], bag: '', hands: [['tile-as-blank']], words: [] });
  const table = start();
  table.when(lay(0, '6H WIp', { card: 'tile-as-blank', tile: 'K', square: 'J6' }));
  table.when({ by: 1, do: 'accept' });
  expect(table.state.racks[0]).toEqual(['Q']);
  expect(table.state.board[9]?.[5]).toBe('p');
  expect(table.state.turned).toEqual([{ square: 140, tile: 'K' }]);
  table.when({ by: 1, do: 'dispute' });
  expect(table.state.racks[0]?.toSorted()).toEqual(['I', 'K', 'Q']);
  expect(table.state.turned).toEqual([]);
});

test('TR-32 cards announced with a play that loses its dispute are used up, and its trick squares give nothing', () => {
  const table = tricks({
    board: ['G8 AS'],
    racks: ['OK', 'E'],
    hands: [['double-word', 'many-words']],
    deck: ['add-ten'],
    words: ['SOK'],
  });
  table.when(layMany(0, ['9G SO', '9G SOK'], 'double-word', 'many-words'));
  table.when({ by: 1, do: 'accept' });
  table.when({ by: 1, do: 'dispute', words: ['SO'] });
  expect(table.state.scores).toEqual([0, 0]);
  expect(table.state.hands).toEqual([[], []]);
  expect(table.state.racks[0]?.toSorted()).toEqual(['K', 'O']);
  expect(table.state.phase).toBeNull();
  expect(table.state.turn).toBe(1);
});

test('TR-32 a lost play over a trick square gives no card', () => {
  const table = tricks({ board: ['I6 AS'], racks: ['HN', 'E'], deck: ['add-ten'] });
  table.when(lay(0, '6H HAN'));
  table.when({ by: 1, do: 'dispute' });
  expect(table.state.phase).toBeNull();
  expect(table.state.deck).toEqual(['add-ten']);
  expect(table.state.hands[0]).toEqual([]);
});
