import { expect, test } from 'vitest';
import { card, lay, type Tricks, tricks, typesOf } from '../../../testing/trickster.ts';
import type { Card } from './cards.ts';

const WONEN = ['H6 WONEN'];

/** Plays a card of seat 0 and lets it stand. */
function played(tricksOf: Tricks, id: Card, choice: Parameters<typeof card>[2] = { target: 1 }) {
  const table = tricks({ board: WONEN, racks: ['IPK', 'EEEEEEE'], hands: [[id]], ...tricksOf });
  table.when(card(0, id, choice));
  for (const seat of table.state.announced[0]?.window.awaiting ?? []) table.when({ by: seat, do: 'accept' });
  return table;
}

const sorted = (rack: readonly string[] | undefined) => rack?.toSorted().join('');

test('TR-14 swap-racks: each gives all tiles, nobody draws, cards are not swapped', () => {
  const table = played(
    { racks: ['IPK', 'EEEEE'], bag: 'SSSSSS', hands: [['swap-racks', 'add-ten'], []] },
    'swap-racks',
  );
  expect(table.state.racks.map(sorted)).toEqual(['EEEEE', 'IKP']);
  expect(table.state.bag).toHaveLength(6);
  expect(table.state.hands).toEqual([['add-ten'], []]);
  expect(table.state.turn).toBe(0);
});

test('TR-14 from a rack of eight seven go at random, the rest stays', () => {
  const table = played({ racks: ['ABCDEFGH', 'SSSSS'] }, 'swap-racks');
  const [mine = [], other = []] = table.state.racks;
  expect(mine).toHaveLength(6);
  expect(other).toHaveLength(7);
  expect(sorted([...mine, ...other])).toBe('ABCDEFGHSSSSS');
  expect(other).not.toContain('S');

  const back = played({ racks: ['SSSSSSS', 'ABCDEFGH'] }, 'swap-racks');
  expect(back.state.racks[0]).toHaveLength(7);
  expect(sorted(back.state.racks[1])?.replace(/[A-H]/, '')).toBe('SSSSSSS');
});

test('TR-14 only as the first act of the turn', () => {
  const table = tricks({ board: WONEN, racks: ['IPK', 'E'], hands: [['swap-racks', 'peek-rack', 'add-ten']] });
  table.when({ by: 0, do: 'look', card: 'add-ten' });
  expect(table.refused(card(0, 'swap-racks', { target: 1 }))).toMatchObject({ code: 'card-not-now', rule: 'TR-14' });

  const other = played({ hands: [['free-exchange', 'swap-racks']] }, 'free-exchange', { tiles: 'K' });
  expect(other.refused(card(0, 'swap-racks', { target: 1 }))).toMatchObject({ code: 'card-not-now' });
});

test('TR-15 free-exchange: any number of tiles with the bag, and still the turn', () => {
  const table = played({ racks: ['IPK', 'E'], bag: 'SSTT' }, 'free-exchange', { tiles: 'IPK' });
  expect(sorted(table.state.racks[0])).toBe('SST');
  expect(sorted(table.state.bag)).toBe('IKPT');
  expect(table.state.turn).toBe(0);
  table.when({ by: 0, do: 'pass' });
  expect(table.state.turn).toBe(1);
});

test.each([
  { what: 'tiles not on the rack', tiles: 'X', code: 'not-on-rack' },
  { what: 'more than the bag holds', tiles: 'IPK', code: 'bag-too-small' },
  { what: 'no tiles', tiles: '', code: 'nothing-to-exchange' },
])('TR-15 free-exchange is refused, and kept, with $what', ({ tiles, code }) => {
  const table = tricks({ board: WONEN, racks: ['IPK', 'E'], bag: 'SS', hands: [['free-exchange']] });
  expect(table.refused(card(0, 'free-exchange', { tiles }))).toMatchObject({ code });
  expect(table.state.hands[0]).toEqual(['free-exchange']);
});

test("TR-16 peek-rack at any moment: in another's turn, while a play is open, in one’s own turn", () => {
  const table = tricks({ players: 3, board: WONEN, racks: ['IP', 'EEE', 'SSS'], hands: [[], ['peek-rack'], []] });
  table.settle();
  table.when(lay(0, '6H WIP'));
  table.when(card(1, 'peek-rack', { target: 2 }));
  for (const seat of [0, 2]) table.when({ by: seat, do: 'accept' });
  expect(table.state.peeks).toEqual([{ by: 1, seat: 2 }]);
  expect(table.state.open).not.toBeNull();
});

test.each<{ id: Card; rule: string }>([
  { id: 'swap-racks', rule: 'TR-14' },
  { id: 'peek-rack', rule: 'TR-16' },
  { id: 'skip-opponent', rule: 'TR-17' },
  { id: 'steal-tile', rule: 'TR-25' },
  { id: 'take-last-score', rule: 'TR-28' },
])('$rule $id needs another player who is still in the game', ({ id, rule }) => {
  const table = tricks({
    players: 3,
    board: WONEN,
    racks: ['IP', 'EEE', 'SSS'],
    hands: [[id]],
    lastScores: [9, 9, 9],
  });
  table.when({ by: 2, do: 'resign' });
  for (const target of [{}, { target: 0 }, { target: 3 }, { target: -1 }, { target: 2 }]) {
    expect(table.refused(card(0, id, target))).toMatchObject({ code: 'card-needs-target', rule });
  }
});

test.each<Card>(['swap-racks', 'free-exchange', 'take-last-score'])(
  'TR-08 %s is played in one’s own turn before laying',
  (id) => {
    const hands: Card[][] = [[id], [], []];
    const choice = { target: 1, tiles: 'I' };
    const table = tricks({ players: 3, board: WONEN, racks: ['IPI', 'E', 'S'], hands, lastScores: [0, 9, 9] });
    table.when(lay(0, '6H WIP'));
    expect(table.refused(card(0, id, choice))).toMatchObject({ code: 'dispute-open' });
    table.settle();
    expect(table.refused(card(0, id, choice))).toMatchObject({ code: 'not-your-turn' });
  },
);

test.each<Card>(['add-ten', 'blank-five', 'double-word', 'anywhere', 'many-words', 'tile-as-blank'])(
  'TR-08 %s is announced with the play only',
  (id) => {
    const table = tricks({ board: WONEN, racks: ['IP', 'E'], hands: [[id]] });
    expect(table.refused(card(0, id, { target: 1 }))).toMatchObject({ code: 'card-not-now' });
  },
);

test('TR-28 take-last-score: what the opponent scored in the latest turn, including 50 and 10; the opponent keeps it', () => {
  const table = played({ lastScores: [0, 78], scores: [5, 100] }, 'take-last-score');
  expect(table.state.scores).toEqual([83, 100]);
  expect(table.state.turn).toBe(0);
  table.when(lay(0, '6H WIP'));
  table.settle();
  expect(table.state.scores[0]).toBe(98);
  expect(table.state.lastScores).toEqual([15, 78]);
});

test('TR-28 the score of the latest turn is that of its play, including the 50', () => {
  const table = tricks({
    board: ['8H NU'],
    racks: ['BEWONED', 'EE'],
    hands: [[], ['take-last-score']],
    deck: [],
    options: { reactionSeconds: 5 },
  });
  table.wait(5);
  table.when(lay(0, 'H1 BEWONEDN'));
  table.when({ by: 1, do: 'accept' });
  const [scored = 0] = table.state.scores;
  expect(scored).toBeGreaterThan(50);
  table.when(card(1, 'take-last-score', { target: 0 }));
  table.settle();
  expect(table.state.scores).toEqual([scored, scored]);
});

test.each<{ what: string; turn: (table: ReturnType<typeof tricks>) => void }>([
  { what: 'a pass', turn: (table) => table.when({ by: 0, do: 'pass' }) },
  { what: 'an exchange', turn: (table) => table.when({ by: 0, do: 'exchange', tiles: 'I' }) },
  {
    what: 'a lost dispute',
    turn: (table) => {
      table.when(lay(0, '6H WIP'));
      table.when({ by: 1, do: 'dispute' });
    },
  },
])('TR-28 $what is 0: refused and kept', ({ turn }) => {
  const table = tricks({ board: WONEN, racks: ['IPK', 'E'], hands: [[], ['take-last-score']], lastScores: [30, 0] });
  table.settle();
  turn(table);
  expect(table.refused(card(1, 'take-last-score', { target: 0 }))).toMatchObject({
    code: 'no-last-score',
    rule: 'TR-28',
  });
  expect(table.state.hands[1]).toEqual(['take-last-score']);
});

test('TR-28 a skipped turn does not count: the score before it still does', () => {
  const table = tricks({
    board: WONEN,
    racks: ['IPK', 'E'],
    hands: [[], ['take-last-score', 'skip-opponent']],
    lastScores: [30, 0],
  });
  table.when(card(1, 'skip-opponent', { target: 0 }));
  table.when({ by: 0, do: 'accept' });
  expect(table.state.turn).toBe(1);
  table.when(card(1, 'take-last-score', { target: 0 }));
  table.when({ by: 0, do: 'accept' });
  expect(table.state.scores).toEqual([0, 30]);
});

test('TR-28 points taken with this card do not count as scored', () => {
  const table = played({ lastScores: [0, 78] }, 'take-last-score');
  expect(table.state.lastScores).toEqual([0, 78]);
  table.when({ by: 0, do: 'pass' });
  expect(table.state.lastScores).toEqual([0, 78]);
});

test('TR-28 refused, and kept, while that play can still be disputed', () => {
  const table = tricks({
    players: 3,
    board: WONEN,
    racks: ['IPK', 'E', 'S'],
    hands: [[], ['take-last-score']],
    lastScores: [30, 0, 0],
  });
  table.settle();
  table.when(lay(0, '6H WIP'));
  expect(table.refused(card(1, 'take-last-score', { target: 0 }))).toMatchObject({ code: 'dispute-open' });
  expect(table.state.hands[1]).toEqual(['take-last-score']);
});

test('TR-08 a card does not end its player’s turn', () => {
  const table = tricks({ board: WONEN, racks: ['IPK', 'E'], hands: [['peek-rack', 'steal-tile', 'free-exchange']] });
  table.when(card(0, 'peek-rack', { target: 1 }));
  table.settle();
  table.when(card(0, 'steal-tile', { target: 1 }));
  table.settle();
  table.when(card(0, 'free-exchange', { tiles: 'K' }));
  table.settle();
  expect(table.state.turn).toBe(0);
  expect(typesOf(table.when(lay(0, '6H WIP')))).toEqual(['laid']);
});

test('TR-05 a card that is not in hand is not played', () => {
  const table = tricks({ board: WONEN, racks: ['IPK', 'E'] });
  expect(table.refused(card(0, 'peek-rack', { target: 1 }))).toMatchObject({ code: 'card-not-held', rule: 'TR-05' });
  expect(table.refused({ by: 0, do: 'card', card: 'x' })).toMatchObject({ code: 'card-unknown', rule: 'TR-02' });
});

test("TR-14 another player's card does not count: swap-racks may still be played", () => {
  const table = tricks({ board: WONEN, racks: ['IPK', 'EEE'], hands: [['swap-racks'], ['peek-rack']] });
  table.settle();
  table.when(card(1, 'peek-rack', { target: 0 }));
  table.settle();
  table.when(card(0, 'swap-racks', { target: 1 }));
  table.settle();
  expect(table.state.racks.map(sorted)).toEqual(['EEE', 'IKP']);
});
