import { expect, test } from 'vitest';
import { card, lay, layMany, type Tricks, tricks, typesOf } from '../../../testing/trickster.ts';
import type { Card } from './cards.ts';
import type { CardChoice } from './state.ts';

const WONEN = ['H6 WONEN'];

/** Seat 0 is on turn and may begin at once; the others hold what the test gives them. */
function start(tricksOf: Tricks) {
  const table = tricks({ board: WONEN, racks: ['IPKE', 'EEEEEEE', 'AAAAAAA'], ...tricksOf });
  const { opening } = table.state;
  for (const seat of opening?.awaiting ?? []) table.when({ by: seat, do: 'accept' });
  return table;
}

test('TR-12 every card played opens a window of reactionSeconds, and its effect waits for it', () => {
  const table = start({ hands: [['double-word']] });
  table.when(lay(0, '6H WIP', 'double-word'));
  expect(table.state.announced).toHaveLength(1);
  expect(table.state.board[8]?.[5]).toBe('.');
  table.wait(14);
  expect(table.state.open).toBeNull();
  table.wait(1);
  expect(table.state.announced).toHaveLength(0);
  expect(table.state.open?.score).toBe(30);
});

test('TR-12 the window opens whether or not anybody holds a cancel-card, and stays open as long', () => {
  const closing = (hands: readonly (readonly Card[])[]) => {
    const table = start({ hands });
    table.when(lay(0, '6H WIP', 'double-word'));
    return table.state.announced[0]?.window;
  };
  expect(closing([['double-word'], []])).toEqual(closing([['double-word'], ['cancel-card']]));
});

test('TR-12 the window closes when all opponents have let the card stand', () => {
  const table = start({ players: 3, hands: [['double-word']] });
  table.when(lay(0, '6H WIP', 'double-word'));
  table.when({ by: 2, do: 'accept' });
  expect(table.state.open).toBeNull();
  table.when({ by: 1, do: 'accept' });
  expect(table.state.open).not.toBeNull();
});

test('TR-12 with reactionSeconds null it waits until all opponents let it stand', () => {
  const table = start({ hands: [['double-word']], options: { reactionSeconds: null } });
  table.when(lay(0, '6H WIP', 'double-word'));
  table.wait(100_000);
  expect(table.state.announced).toHaveLength(1);
  table.when({ by: 1, do: 'accept' });
  expect(table.state.open?.score).toBe(30);
});

test.each<{ void: Card; play: string; cards: readonly (Card | CardChoice)[]; more?: string }>([
  { void: 'many-words', play: '6H WIP', more: '8H NE', cards: ['many-words'] },
  { void: 'backwards', play: '6H WIP', cards: ['backwards'] },
  { void: 'proper-name', play: '6H WIP', cards: ['proper-name'] },
  { void: 'tile-as-blank', play: '6H WIp', cards: [{ card: 'tile-as-blank', tile: 'K', square: 'J6' }] },
  { void: 'anywhere', play: 'A1 PIK', cards: ['anywhere'] },
])('TR-12 $void made void sends the tiles back, the turn goes on, other cards return', ({ play, more, ...row }) => {
  const hand = [...row.cards.map((one) => (typeof one === 'string' ? one : (one.card as Card))), 'add-ten' as const];
  const table = start({ racks: ['IPKE?', 'EEEEEEE'], hands: [hand, ['cancel-card']] });
  table.when(layMany(0, more ? [play, more] : [play], ...row.cards, 'add-ten'));
  table.when(card(1, 'cancel-card', { cancels: row.void }));
  table.when({ by: 0, do: 'accept' });
  expect(table.state.racks[0]).toEqual([...'IPKE?']);
  expect(table.state.board[7]).toBe('.....WONEN.....');
  expect(table.state.hands).toEqual([['add-ten'], []]);
  expect(table.state.seen.toSorted()).toEqual(['cancel-card', row.void].toSorted());
  expect(table.state).toMatchObject({ turn: 0, open: null, announced: [], phase: null });
  table.when(lay(0, '6H WIP'));
  expect(table.state.open?.score).toBe(15);
});

test.each<{ void: Card; play: string; cards: readonly (Card | CardChoice)[]; score: number }>([
  { void: 'add-ten', play: '6H WIP', cards: ['add-ten'], score: 15 },
  { void: 'blank-five', play: '6H WIp', cards: ['blank-five'], score: 6 },
  { void: 'double-word', play: '6H WIP', cards: ['double-word'], score: 15 },
  { void: 'double-word', play: '6H WIP', cards: ['add-ten', 'double-word'], score: 25 },
  { void: 'triple-word', play: '6H WIP', cards: ['triple-word'], score: 15 },
  { void: 'ones-are-tens', play: '6H WIP', cards: ['ones-are-tens'], score: 15 },
  { void: 'reuse-premium', play: '8H NE', cards: [{ card: 'reuse-premium', square: 'H8' }], score: 2 },
  { void: 'fourfold-two', play: '9H ER', cards: ['fourfold-two'], score: 5 },
  { void: 'anywhere', play: '6H WIP', cards: ['anywhere'], score: 15 },
])('TR-12 $void made void only loses its effect: $play stands and scores $score', ({ play, cards, score, ...row }) => {
  const hand = cards.map((one) => (typeof one === 'string' ? one : (one.card as Card)));
  const table = start({ racks: ['IP?ER', 'E'], hands: [hand, ['cancel-card']] });
  table.when(lay(0, play, ...cards));
  table.when(card(1, 'cancel-card', { cancels: row.void }));
  table.settle();
  expect(table.state.scores).toEqual([score, 0]);
  expect(table.state.hands[0]).toEqual([]);
});

test.each<{ id: Card; choice: object; unchanged: (state: ReturnType<typeof start>['state']) => unknown }>([
  { id: 'swap-racks', choice: { target: 1 }, unchanged: ({ racks }) => racks },
  { id: 'free-exchange', choice: { tiles: 'IP' }, unchanged: ({ racks, bag }) => [racks, bag] },
  { id: 'peek-rack', choice: { target: 1 }, unchanged: ({ peeks }) => peeks },
  { id: 'skip-opponent', choice: { target: 1 }, unchanged: ({ skippedBy }) => skippedBy },
  { id: 'steal-tile', choice: { target: 1 }, unchanged: ({ racks, robbed }) => [racks, robbed] },
  { id: 'take-last-score', choice: { target: 1 }, unchanged: ({ scores }) => scores },
])('TR-12 $id made void is used up and does nothing; the turn goes on', ({ id, choice, unchanged }) => {
  const table = start({ hands: [[id], ['cancel-card']], lastScores: [0, 20] });
  const before = unchanged(table.state);
  table.when(card(0, id, choice));
  table.when(card(1, 'cancel-card', { cancels: id }));
  table.when({ by: 0, do: 'accept' });
  expect(unchanged(table.state)).toEqual(before);
  expect(table.state.hands).toEqual([[], []]);
  expect(table.state).toMatchObject({ turn: 0, announced: [] });
});

test('TR-12 a cancel-card can be cancelled by the other one, and then the card counts', () => {
  const table = start({ hands: [['double-word', 'cancel-card'], ['cancel-card']] });
  table.when(lay(0, '6H WIP', 'double-word'));
  table.when(card(1, 'cancel-card', { cancels: 'double-word' }));
  const events = table.when(card(0, 'cancel-card', { cancels: 'cancel-card' }));
  expect(typesOf(events)).toEqual(['cancelled', 'announcement-closed', 'laid']);
  expect(table.state.open?.score).toBe(30);
  expect(table.state.hands).toEqual([[], []]);
});

test('TR-12 a third player may cancel the cancel too', () => {
  const table = start({ players: 3, hands: [['double-word'], ['cancel-card'], ['cancel-card']] });
  table.when(lay(0, '6H WIP', 'double-word'));
  table.when(card(1, 'cancel-card', { cancels: 'double-word' }));
  table.when(card(2, 'cancel-card', { cancels: 'cancel-card' }));
  expect(table.state.open?.score).toBe(30);
});

test('TR-12 the cancel opens a window of its own', () => {
  const table = start({ players: 3, hands: [['double-word'], ['cancel-card']] });
  table.when(lay(0, '6H WIP', 'double-word'));
  table.wait(10);
  table.when(card(1, 'cancel-card', { cancels: 'double-word' }));
  expect(table.state.announced[0]?.window.awaiting.toSorted()).toEqual([0, 2]);
  table.wait(14);
  expect(table.state.open).toBeNull();
  table.wait(1);
  expect(table.state.open?.score).toBe(15);
});

test('TR-12 the first cancel to arrive counts, a second stays in the hand', () => {
  const table = start({ players: 3, hands: [['double-word'], ['cancel-card'], ['cancel-card']] });
  table.when(lay(0, '6H WIP', 'double-word'));
  table.when(card(2, 'cancel-card', { cancels: 'double-word' }));
  expect(table.refused(card(1, 'cancel-card', { cancels: 'double-word' }))).toMatchObject({
    code: 'already-cancelled',
    rule: 'TR-12',
  });
  table.settle();
  expect(table.state.hands).toEqual([[], ['cancel-card'], []]);
});

test('TR-12 two cards of one play may both be made void', () => {
  const table = start({ players: 3, hands: [['double-word', 'add-ten'], ['cancel-card'], ['cancel-card']] });
  table.when(lay(0, '6H WIP', 'double-word', 'add-ten'));
  table.when(card(2, 'cancel-card', { cancels: 'double-word' }));
  table.when(card(1, 'cancel-card', { cancels: 'add-ten' }));
  table.settle();
  expect(table.state.scores[0]).toBe(15);
});

test('TR-12 of two equal cards one cancel makes one void', () => {
  const table = start({ hands: [['double-word', 'double-word'], ['cancel-card']] });
  table.when(lay(0, '6H WIP', 'double-word', 'double-word'));
  table.when(card(1, 'cancel-card', { cancels: 'double-word' }));
  table.settle();
  expect(table.state.scores[0]).toBe(30);
});

test.each([
  { what: 'nothing is on the table', by: 1, cancels: 'double-word', code: 'nothing-to-cancel', play: false },
  { what: 'another card is named', by: 1, cancels: 'add-ten', code: 'nothing-to-cancel', play: true },
  { what: 'no card is named', by: 1, cancels: 'x', code: 'card-unknown', play: true },
  { what: 'it is the same player’s card', by: 0, cancels: 'double-word', code: 'nothing-to-cancel', play: true },
  { what: 'none is held', by: 2, cancels: 'double-word', code: 'card-not-held', play: true },
])('TR-12 a cancel-card is refused when $what', ({ by, cancels, code, play }) => {
  const table = start({ players: 3, hands: [['double-word', 'cancel-card'], ['cancel-card'], []] });
  if (play) table.when(lay(0, '6H WIP', 'double-word'));
  expect(table.refused(card(by, 'cancel-card', { cancels }))).toMatchObject({ code });
});

test('TR-12 a card whose window has closed can no longer be cancelled', () => {
  const table = start({ hands: [['double-word'], ['cancel-card']] });
  table.when(lay(0, '6H WIP', 'double-word'));
  table.wait(15);
  expect(table.refused(card(1, 'cancel-card', { cancels: 'double-word' }))).toMatchObject({
    code: 'nothing-to-cancel',
  });
});

test('TR-12 once both cancel-cards have been seen used there are no windows any more', () => {
  const table = start({
    hands: [['double-word', 'cancel-card', 'peek-rack'], ['cancel-card']],
    options: { checking: 'automatic' },
    words: ['WIP'],
  });
  table.when(lay(0, '6H WIP', 'double-word'));
  table.when(card(1, 'cancel-card', { cancels: 'double-word' }));
  table.when(card(0, 'cancel-card', { cancels: 'cancel-card' }));
  expect(table.state.scores[0]).toBe(30);
  const events = table.when(card(0, 'peek-rack', { target: 1 }));
  expect(typesOf(events).slice(0, 3)).toEqual(['announced', 'announcement-closed', 'peeked']);
});

test('TR-12 once both have been seen, windows still open close as well', () => {
  const table = start({
    players: 3,
    hands: [['double-word', 'cancel-card'], ['cancel-card'], ['peek-rack']],
  });
  table.when(card(2, 'peek-rack', { target: 1 }));
  table.when(lay(0, '6H WIP', 'double-word'));
  table.when(card(1, 'cancel-card', { cancels: 'double-word' }));
  table.when(card(0, 'cancel-card', { cancels: 'cancel-card' }));
  expect(table.state.announced).toEqual([]);
  expect(table.state.peeks).toEqual([{ by: 2, seat: 1 }]);
});

test('TR-12 discarded cards are shown to all: with both cancel-cards gone there are no windows', () => {
  const table = start({ hands: [['cancel-card', 'cancel-card', 'peek-rack']] });
  table.when({ by: 0, do: 'look', card: 'cancel-card' });
  table.when({ by: 0, do: 'look', card: 'cancel-card' });
  expect(table.state.seen).toEqual(['cancel-card', 'cancel-card']);
  table.when(card(0, 'peek-rack', { target: 1 }));
  expect(table.state).toMatchObject({ announced: [], peeks: [{ by: 0, seat: 1 }] });
});

test('TR-12 while a player’s card waits for answers, the player does nothing else', () => {
  const table = start({ hands: [['free-exchange', 'peek-rack'], []] });
  table.when(card(0, 'free-exchange', { tiles: 'K' }));
  expect(table.refused(lay(0, '6H WIP'))).toMatchObject({ code: 'reaction-open', rule: 'TR-12' });
  expect(table.refused({ by: 0, do: 'pass' })).toMatchObject({ code: 'reaction-open' });
  expect(table.refused(card(0, 'peek-rack', { target: 1 }))).toMatchObject({ code: 'reaction-open' });
  table.when({ by: 1, do: 'accept' });
  table.when({ by: 0, do: 'pass' });
  expect(table.state.turn).toBe(1);
});

test('TR-12 a player’s clock stops while the player’s card waits', () => {
  const table = start({ hands: [['free-exchange'], []], options: { turnSeconds: 60 } });
  table.wait(50);
  table.when(card(0, 'free-exchange', { tiles: 'K' }));
  table.wait(15);
  expect(table.state.announced).toEqual([]);
  table.wait(9);
  expect(table.state.turn).toBe(0);
  table.wait(1);
  expect(table.state.turn).toBe(1);
});

test('TR-12 without reactionSeconds a table with turnSeconds waits for answers as long as for a turn', () => {
  const table = start({ hands: [['free-exchange'], []], options: { reactionSeconds: null, turnSeconds: 60 } });
  table.when(card(0, 'free-exchange', { tiles: 'K' }));
  table.wait(59);
  expect(table.state.announced).toHaveLength(1);
  table.wait(1);
  expect(table.state.announced).toEqual([]);
});

test('TR-31 reactions come before disputes: while a card waits there is nothing to dispute', () => {
  const table = start({ hands: [['double-word'], []] });
  table.when(lay(0, '6H WIP', 'double-word'));
  expect(table.refused({ by: 1, do: 'dispute' })).toMatchObject({ code: 'nothing-open' });
  table.when({ by: 1, do: 'accept' });
  table.when({ by: 1, do: 'dispute' });
  expect(table.state.turn).toBe(1);
});

test('B-29 a resigned player no longer answers cards', () => {
  const table = start({ players: 3, hands: [['double-word']] });
  table.when(lay(0, '6H WIP', 'double-word'));
  table.when({ by: 2, do: 'accept' });
  table.when({ by: 1, do: 'resign' });
  expect(table.state.announced).toEqual([]);
  expect(table.state.open?.window.awaiting).toEqual([2]);
});

test('a pause of the house shifts reaction windows', () => {
  const table = start({ hands: [['double-word']] });
  table.when(lay(0, '6H WIP', 'double-word'));
  table.wait(10);
  table.away(1000);
  table.wait(4);
  expect(table.state.announced).toHaveLength(1);
  table.wait(1);
  expect(table.state.announced).toEqual([]);
});

test('TR-12 the second cancel-card, discarded by a timeout, closes the windows that are still open', () => {
  const table = tricks({
    players: 3,
    board: ['6H WIP'],
    racks: ['LEZIEEA', 'E', 'E'],
    hands: [['double-word', 'triple-word', 'cancel-card'], [], ['peek-rack', 'add-ten']],
    deck: ['backwards', 'cancel-card'],
  });
  table.settle();
  table.when({ by: 0, do: 'look', card: 'cancel-card' });
  table.when(lay(0, 'J4 LEPZIEE'));
  for (const by of [1, 2]) table.when({ by, do: 'accept' });
  table.wait(10);
  table.when(card(2, 'peek-rack', { target: 1 }));
  table.wait(5);
  expect(table.state.seen).toEqual(['cancel-card', 'peek-rack', 'cancel-card']);
  expect(table.state).toMatchObject({ announced: [], peeks: [{ by: 2, seat: 1 }] });
});
