import { expect, test } from 'vitest';
import { card, lay, type Tricks, tricks, typesOf } from '../../../testing/trickster.ts';
import type { Card } from './cards.ts';

/** 6H HAN covers the trick square H6: one card is due. */
function afterTrickSquare({ hands = [], deck = ['add-ten', 'anywhere'], ...rest }: Tricks = {}) {
  const table = tricks({ board: ['I6 AS'], racks: ['HNQ', 'EEEEEEE'], hands, deck, ...rest });
  for (const seat of table.state.opening?.awaiting ?? []) table.when({ by: seat, do: 'accept' });
  table.when(lay(0, '6H HAN'));
  for (const seat of table.state.open?.window.awaiting ?? []) table.when({ by: seat, do: 'accept' });
  return table;
}

test('TR-03 for a trick square covered the player may take a card, after the points and the draw', () => {
  const table = tricks({ board: ['I6 AS'], racks: ['HNQ', 'E'], bag: 'ABCDEFGH', deck: ['add-ten'] });
  table.when(lay(0, '6H HAN'));
  expect(typesOf(table.when({ by: 1, do: 'accept' }))).toEqual(['accepted', 'scored', 'drew', 'cards-due']);
  expect(table.state.phase).toMatchObject({ seat: 0, due: 1 });
  table.when({ by: 0, do: 'take' });
  expect(table.state.hands).toEqual([['add-ten'], []]);
  expect(table.state.deck).toEqual([]);
});

test('TR-03 a card for every trick square: all, some or none are taken', () => {
  const start = () => {
    const table = tricks({ board: ['6H WIP'], racks: ['LEZIEEA', 'E'], deck: ['add-ten', 'anywhere', 'backwards'] });
    table.when(lay(0, 'J4 LEPZIEE'));
    table.when({ by: 1, do: 'accept' });
    return table;
  };
  const all = start();
  expect(all.state.phase?.due).toBe(2);
  all.when({ by: 0, do: 'take' });
  expect(all.state.hands[0]).toEqual(['add-ten', 'anywhere']);

  const one = start();
  one.when({ by: 0, do: 'take', count: 1 });
  expect(one.state.hands[0]).toEqual(['add-ten']);
  expect(one.state.deck).toEqual(['anywhere', 'backwards']);
  expect(one.refused({ by: 0, do: 'take' })).toMatchObject({ code: 'no-cards-due', rule: 'TR-03' });

  const none = start();
  none.when({ by: 0, do: 'take', count: 0 });
  expect(none.state.hands[0]).toEqual([]);
  expect(none.state.turn).toBe(1);
});

test.each([{ count: 3 }, { count: -1 }, { count: 1.5 }])('TR-03 $count of one card due is refused', ({ count }) => {
  const table = afterTrickSquare();
  expect(table.refused({ by: 0, do: 'take', count })).toMatchObject({ code: 'no-cards-due' });
  expect(table.refused({ by: 1, do: 'take' })).toMatchObject({ code: 'no-cards-due' });
});

test('TR-03 an empty deck gives none, a small one what it has', () => {
  expect(afterTrickSquare({ deck: [] }).state).toMatchObject({ phase: null, turn: 1 });
  const table = tricks({ board: ['6H WIP'], racks: ['LEZIEEA', 'E'], deck: ['add-ten'] });
  table.when(lay(0, 'J4 LEPZIEE'));
  table.when({ by: 1, do: 'accept' });
  expect(table.state.phase?.due).toBe(1);
});

test('TR-03 squares covered in an earlier turn give nothing', () => {
  const table = tricks({ board: ['6H HAN'], racks: ['DQ', 'E'], deck: ['add-ten'] });
  table.when(lay(0, '6H HAND'));
  table.when({ by: 1, do: 'accept' });
  expect(table.state).toMatchObject({ phase: null, turn: 1 });
});

test('TR-03 whoever went out takes none', () => {
  const table = tricks({ board: ['I6 AS'], racks: ['HN', 'E'], bag: '', deck: ['add-ten'] });
  table.when(lay(0, '6H HAN'));
  table.when({ by: 1, do: 'accept' });
  expect(table.state.over?.reason).toBe('went-out');
  expect(table.state.phase).toBeNull();
  expect(table.state.hands[0]).toEqual([]);
});

test('TR-03 the next player waits until the cards are taken', () => {
  const table = afterTrickSquare();
  expect(table.refused({ by: 1, do: 'pass' })).toMatchObject({ code: 'cards-due', rule: 'TR-03' });
});

test('TR-03 at a timeout the cards are taken', () => {
  const table = afterTrickSquare();
  table.wait(15);
  expect(table.state.hands[0]).toEqual(['add-ten']);
  expect(table.state.turn).toBe(1);
});

test('TR-03 an opponent who resigns as the last to answer closes the window: cards are still due', () => {
  const table = tricks({ players: 3, board: ['I6 AS'], racks: ['HNQ', 'E', 'E'], deck: ['add-ten'] });
  table.when(lay(0, '6H HAN'));
  table.when({ by: 1, do: 'accept' });
  table.when({ by: 2, do: 'resign' });
  expect(table.state.phase).toMatchObject({ seat: 0, due: 1 });
});

test('TR-04 a card just taken does not apply to the words just laid', () => {
  const table = afterTrickSquare({ deck: ['double-word'] });
  const [before] = table.state.scores;
  table.when({ by: 0, do: 'take' });
  expect(table.refused(card(0, 'double-word'))).toMatchObject({ code: 'card-not-now' });
  table.when({ by: 0, do: 'accept' });
  expect(table.state.scores[0]).toBe(before);
});

test.each<{ id: Card; happens: string }>([
  { id: 'skip-opponent', happens: 'skip-set' },
  { id: 'peek-rack', happens: 'peeked' },
  { id: 'swap-racks', happens: 'swapped' },
  { id: 'steal-tile', happens: 'stole' },
  { id: 'take-last-score', happens: 'took-last-score' },
])('TR-04 $id may be played at once when taken', ({ id, happens }) => {
  const table = afterTrickSquare({ deck: [id], lastScores: [0, 12] });
  table.when({ by: 0, do: 'take' });
  table.when(card(0, id, { target: 1 }));
  const events = table.when({ by: 1, do: 'accept' });
  expect(typesOf(events)).toContain(happens);
  expect(table.state.turn).toBe(0);
  table.when({ by: 0, do: 'accept' });
  expect(table.state.turn).toBe(id === 'skip-opponent' ? 0 : 1);
});

test.each<Card>(['swap-racks', 'take-last-score'])(
  'TR-04 %s that was in hand before is not played after the points',
  (id) => {
    const table = afterTrickSquare({ hands: [[id]], deck: ['add-ten'], lastScores: [0, 12] });
    table.when({ by: 0, do: 'take' });
    expect(table.refused(card(0, id, { target: 1 }))).toMatchObject({ code: 'card-not-now' });
  },
);

test('TR-04 free-exchange is not against an opponent: not at once', () => {
  const table = afterTrickSquare({ deck: ['free-exchange'] });
  table.when({ by: 0, do: 'take' });
  expect(table.refused(card(0, 'free-exchange', { tiles: 'Q' }))).toMatchObject({ code: 'card-not-now' });
});

test('TR-05 above three cards one is discarded, old or new, and everybody sees it', () => {
  const hands: Card[][] = [['double-word', 'triple-word', 'backwards']];
  const table = afterTrickSquare({ hands, deck: ['add-ten'] });
  expect(table.refused({ by: 0, do: 'discard', card: 'backwards' })).toMatchObject({ code: 'hand-not-full' });
  table.when({ by: 0, do: 'take' });
  expect(table.refused({ by: 0, do: 'discard', card: 'anywhere' })).toMatchObject({ code: 'card-not-held' });
  expect(table.refused({ by: 1, do: 'discard', card: 'backwards' })).toMatchObject({ code: 'hand-not-full' });
  table.when({ by: 0, do: 'discard', card: 'backwards' });
  expect(table.state.hands[0]).toEqual(['double-word', 'triple-word', 'add-ten']);
  expect(table.state.seen).toEqual(['backwards']);
  expect(table.state.turn).toBe(1);
});

test('TR-05 with three cards or fewer nothing is discarded', () => {
  const table = afterTrickSquare({ hands: [['double-word', 'triple-word']] });
  table.when({ by: 0, do: 'take' });
  expect(table.refused({ by: 0, do: 'discard', card: 'add-ten' })).toMatchObject({
    code: 'hand-not-full',
    rule: 'TR-05',
  });
  table.when({ by: 0, do: 'accept' });
  expect(table.state.hands[0]).toEqual(['double-word', 'triple-word', 'add-ten']);
});

test('TR-05 when time runs out the newest is discarded', () => {
  const table = afterTrickSquare({ hands: [['double-word', 'triple-word', 'backwards']] });
  table.when({ by: 0, do: 'take' });
  table.wait(15);
  expect(table.state.hands[0]).toEqual(['double-word', 'triple-word', 'backwards']);
  expect(table.state.seen).toEqual(['add-ten']);
  expect(table.state.turn).toBe(1);
});

test('TR-05 a card played at once makes room: nothing is discarded', () => {
  const table = afterTrickSquare({ hands: [['double-word', 'triple-word', 'backwards']], deck: ['peek-rack'] });
  table.when({ by: 0, do: 'take' });
  table.when(card(0, 'peek-rack', { target: 1 }));
  expect(table.refused({ by: 0, do: 'discard', card: 'backwards' })).toMatchObject({ code: 'hand-not-full' });
  table.when({ by: 1, do: 'accept' });
  table.when({ by: 0, do: 'accept' });
  expect(table.state.hands[0]).toHaveLength(3);
  expect(table.state.turn).toBe(1);
});

test("TR-05 with reactionSeconds null the next player's move ends the card phase, as a timeout would", () => {
  const table = afterTrickSquare({
    hands: [['double-word', 'triple-word', 'backwards']],
    options: { reactionSeconds: null },
  });
  table.when({ by: 1, do: 'pass' });
  expect(table.state.hands[0]).toEqual(['double-word', 'triple-word', 'backwards']);
  expect(table.state.seen).toEqual(['add-ten']);
});

test('TR-33 cards left at the end cost nothing', () => {
  const table = tricks({ racks: ['AA', 'XA'], hands: [['add-ten'], ['double-word']], bag: '', scores: [10, 10] });
  for (const by of [0, 1, 0, 1]) {
    for (const seat of table.state.opening?.awaiting ?? []) table.when({ by: seat, do: 'accept' });
    table.when({ by, do: 'pass' });
  }
  expect(table.state.over).toEqual({ reason: 'all-passed', adjustments: [-2, -9], winners: [0] });
  expect(table.state.scores).toEqual([8, 1]);
});
