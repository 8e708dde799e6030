import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRng } from '../../testing/chance.ts';
import { plainTable } from '../../testing/table.ts';
import type { Context, HouseMove } from '../kernel/game.ts';
import { allTiles } from '../kernel/letters.ts';
import { lexiconFrom } from '../kernel/word-list.ts';
import { RUMMIKUB_LETTERS } from '../material/rummikub-nl.ts';
import { dissolvedWords } from './dissolved-words.ts';
import type { TableMove, TableSetup, TableState } from './state.ts';
import { formatTableWord, tilesOf } from './table.ts';

type Move = TableMove | HouseMove<TableSetup>;

const lexicon = lexiconFrom({
  words: ['EEN', 'NEE', 'EN', 'NA', 'AAN', 'TEEN', 'ENTE', 'AAS', 'REE', 'DE', 'DEN', 'IN'],
});
const games = [plainTable(), plainTable({ dissolved: dissolvedWords, refill: (rack) => (rack.length === 0 ? 7 : 0) })];

const KINDS = [
  'lay',
  'lengthen',
  'mix',
  'draw',
  'pass',
  'dispute',
  'accept',
  'resign',
  'give-up',
  'wait',
  'junk',
] as const;

/** A recipe for a move; the move itself depends on the table. */
interface Recipe {
  readonly kind: (typeof KINDS)[number];
  readonly seat: number;
  readonly number: number;
  /** Whether the seat waits for its turn. */
  readonly isPolite: boolean;
}

const recipe: fc.Arbitrary<Recipe> = fc.record({
  kind: fc.constantFrom('lay', 'lay', 'lengthen', 'draw', 'accept', ...KINDS),
  seat: fc.integer({ min: -1, max: 4 }),
  number: fc.nat({ max: 1000 }),
  isPolite: fc.boolean(),
});

const options = fc.record({
  checking: fc.constantFrom('automatic', 'challenge'),
  pace: fc.constantFrom('live', 'correspondence'),
  end: fc.constantFrom('pot', 'points'),
  openPot: fc.boolean(),
  turnSeconds: fc.constantFrom(null, 60),
});

function moveFrom({ kind, seat, number, isPolite }: Recipe, state: TableState): Move {
  const by = isPolite ? state.turn : seat;
  const table = state.table.map(formatTableWord);
  const rack = state.racks[by] ?? [];
  const some = (count: number) =>
    rack
      .slice(number % 3, (number % 3) + count)
      .join('')
      .replaceAll('@', '@');
  const read = (tiles: string) => (tiles.includes('@') ? `${tiles}=${tiles.replaceAll('@', 'E')}` : tiles);
  switch (kind) {
    case 'lay':
      return { by, do: 'arrange', table: [...table, read(some(3))] };
    case 'lengthen':
      return {
        by,
        do: 'arrange',
        table: [...table.slice(1), read((table[0] ?? '').split('=')[0] + some(1))],
        piles: [number % 5],
      };
    case 'mix': {
      const tiles = [...tilesOf(state.table), ...rack.slice(0, 1)].join('');
      return { by, do: 'arrange', table: [read(tiles)] };
    }
    case 'draw':
      return { by, do: 'draw', ...(number % 2 ? { pile: (number % 7) - 1 } : {}) };
    case 'dispute':
      return { by: seat, do: 'dispute', ...(number % 2 ? { words: table } : {}) };
    case 'accept':
    case 'resign':
      return { by: seat, do: kind };
    case 'pass':
    case 'give-up':
      return { by, do: kind };
    case 'wait':
      return { by: 'house', do: 'timeout' };
    default:
      return { by, do: 'arrange', table: ['', '@', '=A', 'A=', '@=@', `${number}`], piles: [-1, Number.NaN] };
  }
}

function allIn({ table, racks, pot }: TableState): string[] {
  return [...tilesOf(table), ...racks.flat(), ...pot.piles.flat()].sort();
}

test('R-05 R-06 R-12 whatever is tried: tiles are conserved, logs replay, refusals change nothing, nothing throws', () => {
  const box = allTiles(RUMMIKUB_LETTERS).sort();
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      fc.constantFrom(...games),
      fc.integer({ min: 1, max: 4 }),
      options,
      fc.array(recipe, { minLength: 20, maxLength: 120 }),
      fc.nat(),
      (game, players, asked, recipes, seed) => {
        const created = game.create(players, players === 1 ? { openPot: asked.openPot } : asked);
        if ('refusal' in created) throw new Error(JSON.stringify(created.refusal));
        let state = created.state;
        const log = [];
        let now = 0;
        for (const [index, step] of [null, ...recipes].entries()) {
          const move: Move = step ? moveFrom(step, state) : { by: 'house', do: 'deal' };
          if (step?.kind === 'wait') now = Math.max(now, game.deadlineOf(state)?.at ?? now);
          const context: Context = { now, rng: seededRng(seed + index), lexicon };
          const decision = game.decide(deepFreeze(state), move, context);
          seen.add('refusal' in decision ? decision.refusal.code : move.do);
          if ('refusal' in decision) continue;
          log.push(...decision.events);
          state = decision.events.reduce(game.evolve, state);
          expect(allIn(state)).toEqual(box);
          for (const viewer of [0, 3, 'spectator'] as const) {
            game.viewFor(state, viewer);
            for (const event of decision.events) game.redact(event, viewer);
          }
          if (state.over) break;
          now += 500;
        }
        expect(log.reduce(game.evolve, created.state)).toEqual(state);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      },
    ),
    { numRuns: 400 },
  );
  expect([...seen]).toEqual(expect.arrayContaining(['arrange', 'draw', 'dispute', 'accept', 'resign', 'timeout']));
});

test('R-18 any game ends when nobody lays', () => {
  for (const [index, game] of games.entries()) {
    const created = game.create(2 + index, { openPot: index === 1 });
    if ('refusal' in created) throw new Error('refused');
    let state = created.state;
    for (let step = 0; !state.over; step++) {
      const context = { now: 0, rng: seededRng(step), lexicon };
      const move: Move = !state.dealt ? { by: 'house', do: 'deal' } : { by: state.turn, do: 'draw' };
      const tried = game.decide(state, move, context);
      const decision = 'refusal' in tried ? game.decide(state, { by: state.turn, do: 'pass' }, context) : tried;
      if ('refusal' in decision) throw new Error(decision.refusal.code);
      state = decision.events.reduce(game.evolve, state);
    }
    expect(state.over.reason).toBe('pot');
    expect(state.turnNumber % state.seats).toBe(0);
  }
});

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
