import { expect, test } from 'vitest';
import { seededRng } from '../../testing/chance.ts';
import { given, plainTable } from '../../testing/table.ts';
import { allTiles, countTiles } from '../kernel/letters.ts';
import { RUMMIKUB_LETTERS } from '../material/rummikub-nl.ts';
import { potSize } from './pot.ts';

const game = plainTable();

function deal(players: number, options = {}, seed = 1) {
  const created = game.create(players, options);
  if ('refusal' in created) throw new Error('refused');
  const context = { now: 0, rng: seededRng(seed), lexicon: {} as never };
  const decision = game.decide(created.state, { by: 'house', do: 'deal' }, context);
  if ('refusal' in decision) throw new Error('refused');
  return decision.events.reduce(game.evolve, created.state);
}

test('R-01 the box has 112 tiles, two of them jokers', () => {
  const counts = countTiles(allTiles(RUMMIKUB_LETTERS));
  expect(allTiles(RUMMIKUB_LETTERS)).toHaveLength(112);
  expect([...counts].map(([tile, count]) => `${tile}${count}`).join(' ')).toBe(
    '@2 A7 B3 C2 D5 E18 F2 G4 H4 I7 J2 K2 L3 M3 N10 O7 P3 Q1 R6 S3 T6 U3 V2 W2 X1 Y2 Z2',
  );
});

test('R-01 one to four play', () => {
  expect(game.players).toEqual([1, 4]);
  expect([0, 5, 1.5].map((players) => 'refusal' in game.create(players))).toEqual([true, true, true]);
});

test.each([1, 2, 3, 4])('R-02 each of %i players takes 7 tiles, the others go into the pot', (players) => {
  const { racks, pot, table, opened } = deal(players);
  expect(racks.map((rack) => rack.length)).toEqual(Array(players).fill(7));
  expect([...racks.flat(), ...pot.piles.flat()].sort()).toEqual(allTiles(RUMMIKUB_LETTERS).sort());
  expect(table).toEqual([]);
  expect(opened).not.toContain(true);
});

test('R-02 the letter nearest to A begins, a joker comes before A, ties draw again', () => {
  const created = game.create(3);
  if ('refusal' in created) throw new Error('refused');
  for (let seed = 0; seed < 200; seed++) {
    const context = { now: 0, rng: seededRng(seed), lexicon: {} as never };
    const decision = game.decide(created.state, { by: 'house', do: 'deal' }, context);
    const [event] = 'events' in decision ? decision.events : [];
    if (event?.type !== 'dealt') throw new Error('not dealt');
    const last = event.draws.at(-1) ?? [];
    const [first] = last.toSorted((one, other) => (one.tile < other.tile ? -1 : 1));
    // `@` comes before A in the order of characters too.
    expect(event.turn).toBe(first?.seat);
    expect(last.filter(({ tile }) => tile === first?.tile)).toHaveLength(1);
    for (const [index, draw] of event.draws.slice(0, -1).entries()) {
      const best = draw.map(({ tile }) => tile).sort()[0];
      const tied = draw.filter(({ tile }) => tile === best).map(({ seat }) => seat);
      expect(event.draws[index + 1]?.map(({ seat }) => seat)).toEqual(tied);
    }
  }
});

test('R-02 a chosen player may begin instead', () => {
  expect(deal(3, { starter: 2 })).toMatchObject({ turn: 2, starter: 2 });
});

test('R-10 words of a position count as formed; R-03 and everybody has begun', () => {
  const { state } = given(game, { table: 'HUT RIN@=RING', formed: 'AAP', racks: 'A B' });
  expect(state.formed).toEqual(['AAP', 'HUT', 'RING']);
  expect(state.opened).toEqual([true, true]);
  expect(given(game, { racks: 'A B' }).state.opened).toEqual([false, false]);
  expect(given(game, { table: 'HUT', opened: [false, true] }).state.opened).toEqual([false, true]);
});

test('R-01 tiles that are not mentioned fill the pot, unless the pot is given too', () => {
  expect(potSize(given(game, { table: 'HUT', racks: 'AB CD' }).state.pot)).toBe(112 - 7);
  const { state } = given(game, { table: 'HUT', racks: 'AB CD', pot: 'XYZ' });
  expect(state.pot.piles).toEqual([['Z', 'Y', 'X']]);
});

test.each([
  [{ table: 'HUT h' }, 'unknown-tile', 'setup.table.1'],
  [{ table: 'HUT=HUT' }, 'bad-setup', 'setup.table.0'],
  [{ table: 'A'.repeat(1001), unchecked: true }, 'too-many-tiles', 'setup.table'],
  [{ table: 'RIN@' }, 'bad-setup', 'setup.table.0'],
  [{ table: 'AAP QQ' }, 'too-many-tiles', 'setup.table.1'],
  [{ racks: 'AB QQ' }, 'too-many-tiles', 'setup.racks.1'],
  [{ racks: 'AB Q1' }, 'unknown-tile', 'setup.racks.1'],
  [{ racks: 'A B C' }, 'bad-setup', 'setup.racks'],
  [{ pot: '?' }, 'unknown-tile', 'setup.bag'],
  [{ scores: [1] }, 'bad-setup', 'setup.scores'],
  [{ scores: [1, Number.NaN] }, 'bad-setup', 'setup.scores'],
  [{ turn: 2 }, 'bad-setup', 'setup.turn'],
  [{ starter: -1 }, 'bad-setup', 'setup.starter'],
  [{ opened: [true] }, 'bad-setup', 'setup.opened'],
  [{ formed: 'AAP a' }, 'bad-setup', 'setup.formed.1'],
])('R-01 a bad position is refused with the place of the fault (%#)', (position, code, path) => {
  const { refusal, state } = given(game, position);
  expect(refusal).toMatchObject({ code, path });
  expect(state.dealt).toBe(false);
});

test.each([[-1], [Number.NaN], [1e9], [1.5]])('R-01 a rack of %d unknown tiles is refused', (count) => {
  const created = game.create(2);
  if ('refusal' in created) throw new Error('refused');
  const context = { now: 0, rng: seededRng(1), lexicon: {} as never };
  const decision = game.decide(created.state, { by: 'house', do: 'deal', setup: { racks: [count] } }, context);
  expect(decision).toMatchObject({ refusal: { code: 'bad-setup', path: 'setup.racks.0' } });
});

test('R-01 a setup may allow more tiles than the box has', () => {
  expect(given(game, { table: 'AAP QQ', unchecked: true }).table).toBe('AAP QQ');
});

test('a rack may be unknown: any tile may be laid from it', () => {
  const created = game.create(2);
  if ('refusal' in created) throw new Error('refused');
  const context = { now: 0, rng: seededRng(1), lexicon: { has: () => true } as never };
  const setup = { racks: [7, 7] };
  const dealt = game.decide(created.state, { by: 'house', do: 'deal', setup }, context);
  const state = 'events' in dealt ? dealt.events.reduce(game.evolve, created.state) : created.state;
  const laid = game.decide(state, { by: 0, do: 'arrange', table: ['HUT'] }, context);
  const after = 'events' in laid ? laid.events.reduce(game.evolve, state) : state;
  expect(after.scores).toEqual([3, 0]);
  expect(after.racks[0]).toHaveLength(7);
});
