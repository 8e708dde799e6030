import { expect, expectTypeOf, test } from 'vitest';
import { seededRng } from '../../testing/chance.ts';
import { given, type Playing, plainTable } from '../../testing/table.ts';
import type { Viewer } from '../kernel/game.ts';
import type { Tile } from '../kernel/letters.ts';
import { shuffle } from '../kernel/rng.ts';
import type { TableState } from './state.ts';
import type { SeenTableEvent, TableView } from './view.ts';

const game = plainTable();

/** The same game as far as the viewer can know: all tiles that the viewer does not see change places. */
function reshuffled(state: TableState, viewer: Viewer, seed: number): TableState {
  const isHidden = (seat: number) => seat !== viewer;
  const hiddenIn = (pile: readonly Tile[]) => (state.pot.open ? pile.slice(0, -1) : pile);
  const pool = shuffle(
    [...state.racks.filter((_, seat) => isHidden(seat)), ...state.pot.piles.map(hiddenIn)].flat(),
    seededRng(seed),
  );
  const racks = state.racks.map((rack, seat) => (isHidden(seat) ? pool.splice(0, rack.length) : rack));
  const piles = state.pot.piles.map((pile) => [
    ...pool.splice(0, hiddenIn(pile).length),
    ...pile.slice(hiddenIn(pile).length),
  ]);
  return { ...state, racks, pot: { ...state.pot, piles } };
}

test.each([
  [false, 0],
  [false, 'spectator'],
  [true, 1],
  [true, 'spectator'],
] as const)(
  'R-02 R-14 with open pot %s, %s sees nothing of other racks and the order of the pot',
  (openPot, viewer) => {
    const { state } = given(game, { players: 3, options: { openPot }, table: 'HUT RIN@=RING' });
    for (let seed = 0; seed < 20; seed++) {
      expect(game.viewFor(reshuffled(state, viewer, seed), viewer)).toEqual(game.viewFor(state, viewer));
    }
  },
);

test('R-02 a seat sees its own rack, a spectator none', () => {
  const table = given(game, { table: 'HUT', racks: 'AB CDE', pot: 'XYZ' });
  expect(table.view(1)).toMatchObject({ rack: ['C', 'D', 'E'], pot: { count: 3, piles: null } });
  expect(table.view('spectator').rack).toEqual([]);
  expect(table.view(9).rack).toEqual([]);
  expect(table.view(0).seats.map(({ tiles }) => tiles)).toEqual([2, 3]);
});

test('R-11 at the end all racks are revealed', () => {
  const table = given(game, { table: 'HUT', racks: 'AB CDE', pot: '' });
  expect(table.view(0).revealed).toEqual([]);
  const over = [0, 1, 0, 1].reduce<Playing>((playing, seat) => playing.does(seat, 'pass'), table);
  expect(over.view(0).revealed).toEqual([{ seat: 1, letters: ['C', 'D', 'E'], why: 'end' }]);
});

test('R-02 others see only the number of tiles dealt and drawn', () => {
  const table = given(game, { table: 'HUT', racks: 'AB CDE', pot: 'XYZ' });
  const [dealt] = table.events;
  if (!dealt) throw new Error('not dealt');
  expect(game.redact(dealt, 1)).toMatchObject({
    racks: [{ count: 2 }, { count: 3, mine: ['C', 'D', 'E'] }],
    pot: { count: 3, piles: null },
  });
  expect(JSON.stringify(game.redact(dealt, 'spectator'))).not.toMatch(/"[XYZABCDE]"/);
  const drew = table.draw(0).events.find(({ type }) => type === 'drew');
  if (!drew) throw new Error('not drawn');
  expect(game.redact(drew, 0)).toEqual({ type: 'drew', seat: 0, why: 'chosen', piles: [0], count: 1, mine: ['X'] });
  expect(game.redact(drew, 1)).toEqual({ type: 'drew', seat: 0, why: 'chosen', piles: [0], count: 1 });
});

test('R-14 tiles that lay face up are public', () => {
  const table = given(game, { options: { openPot: true }, table: 'HUT', racks: 'AB CDE', pot: 'WXYZ' });
  const drew = table.draw(0, 1).events.find(({ type }) => type === 'drew');
  if (!drew) throw new Error('not drawn');
  expect(game.redact(drew, 1)).toEqual({ type: 'drew', seat: 0, why: 'chosen', piles: [1], count: 1, fromTops: ['X'] });
});

test('the type of a view has no place for another rack but `revealed`', () => {
  expectTypeOf<TableView['seats'][number]>().toEqualTypeOf<{
    readonly score: number;
    readonly tiles: number;
    readonly resigned: boolean;
    readonly opened: boolean;
    readonly longest: string | null;
  }>();
  expectTypeOf<TableView>().not.toHaveProperty('racks');
  expectTypeOf<TableView['pot']>().not.toExtend<TableState['pot']>();
  expectTypeOf<Extract<SeenTableEvent, { type: 'drew' }>>().not.toHaveProperty('tiles');
  expectTypeOf<Extract<SeenTableEvent, { type: 'dealt' }>['racks'][number]>().not.toExtend<readonly Tile[]>();
});
