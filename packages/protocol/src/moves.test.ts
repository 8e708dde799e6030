import { type BaseMove, GAME_IDS, type GameId, type GameState, gameById, isRefused } from '@lettertafel/engine';
import { seededRng, smallLexicon } from '@lettertafel/engine/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { moveSchema } from './moves.ts';
import { parseWith } from './problem.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const parse = (game: GameId, move: unknown) => parseWith(moveSchema(game, seat), move);

const BOARD: readonly GameId[] = ['scrabble-xl-nl', 'scrabble-de', 'trickster-nl'];
const TABLE: readonly GameId[] = ['rummikub-sabra', 'rummikub-international'];
const TRICKSTER: readonly GameId[] = ['trickster-nl'];

/** Every move there is, and the games that have it. */
const MOVES: readonly [games: readonly GameId[], move: object][] = [
  [GAME_IDS, { do: 'pass' }],
  [GAME_IDS, { do: 'resign' }],
  [GAME_IDS, { do: 'accept' }],
  [GAME_IDS, { do: 'agree' }],
  [GAME_IDS, { do: 'disagree' }],
  [GAME_IDS, { do: 'dispute' }],
  [GAME_IDS, { do: 'dispute', words: ['TREIN', 'RIN@=RING'] }],
  [BOARD, { do: 'exchange', tiles: 'AE?' }],
  [BOARD, { do: 'lay', at: 'H5', word: 'TREiN' }],
  [TRICKSTER, { do: 'lay', at: 'H5', word: 'TREIN', cards: [{ card: 'add-ten', word: 'TREIN', at: 'H5' }] }],
  [TRICKSTER, { do: 'lay', at: 'H5', word: 'TREIN', cards: [{ card: 'reuse-premium', square: 'H8' }] }],
  [TRICKSTER, { do: 'lay', at: 'H5', word: 'TREIN', cards: [{ card: 'tile-as-blank', tile: 'K', square: 'H9' }] }],
  [TRICKSTER, { do: 'lay', at: 'H5', word: 'TREIN', cards: [], more: [{ at: '5H', word: 'TE' }] }],
  [TRICKSTER, { do: 'card', card: 'steal-tile', target: 1 }],
  [TRICKSTER, { do: 'card', card: 'free-exchange', tiles: 'AE' }],
  [TRICKSTER, { do: 'card', card: 'cancel-card', cancels: 'add-ten' }],
  [TRICKSTER, { do: 'take' }],
  [TRICKSTER, { do: 'take', count: 1 }],
  [TRICKSTER, { do: 'discard', card: 'add-ten' }],
  [TRICKSTER, { do: 'look', card: 'add-ten' }],
  [TABLE, { do: 'arrange', table: ['HOUTEN', 'RIN@=RING'] }],
  [TABLE, { do: 'arrange', table: [], piles: [0, 3] }],
  [TABLE, { do: 'draw' }],
  [TABLE, { do: 'draw', pile: 3 }],
  [TABLE, { do: 'give-up' }],
];

describe('the moves of every game', () => {
  test.each(MOVES)('of %j: %j parses as it is', (games, move) => {
    for (const game of games) expect(parse(game, { by: 0, ...move })).toEqual({ value: { by: 0, ...move } });
  });

  test.each(MOVES.filter(([games]) => games.length < GAME_IDS.length))('only of %j: %j', (games, move) => {
    for (const game of GAME_IDS.filter((id) => !games.includes(id))) {
      expect(parse(game, { by: 0, ...move })).toHaveProperty('problem');
    }
  });

  test('a move has no field that is not its own', () => {
    for (const [[game = 'trickster-nl'], move] of MOVES) {
      expect(parse(game, { by: 0, ...move, cheat: true })).toEqual({
        problem: { path: 'cheat', why: 'there is no such field' },
      });
    }
  });
});

describe('hostile moves are refused with a path', () => {
  const long = 'A'.repeat(100_000);
  test.each<[GameId, unknown, string]>([
    ['scrabble-xl-nl', null, ''],
    ['scrabble-xl-nl', 'pass', ''],
    ['scrabble-xl-nl', [], 'do'],
    ['scrabble-xl-nl', {}, 'do'],
    ['scrabble-xl-nl', { by: 0 }, 'do'],
    ['scrabble-xl-nl', { do: 'pass' }, 'by'],
    ['scrabble-xl-nl', { by: 4, do: 'pass' }, 'by'],
    ['scrabble-xl-nl', { by: -1, do: 'pass' }, 'by'],
    ['scrabble-xl-nl', { by: 0.5, do: 'pass' }, 'by'],
    ['scrabble-xl-nl', { by: '0', do: 'pass' }, 'by'],
    ['scrabble-xl-nl', { by: 'house', do: 'timeout' }, 'do'],
    ['scrabble-xl-nl', { by: 'house', do: 'pass' }, 'by'],
    ['scrabble-xl-nl', { by: 0, do: 'deal' }, 'do'],
    ['scrabble-xl-nl', { by: 0, do: '__proto__' }, 'do'],
    ['scrabble-xl-nl', { by: 0, do: ['pass'] }, 'do'],
    ['scrabble-xl-nl', { by: 0, do: 'lay', at: 'H5' }, 'word'],
    ['scrabble-xl-nl', { by: 0, do: 'lay', at: 'H5', word: ['TREIN'] }, 'word'],
    ['scrabble-xl-nl', { by: 0, do: 'lay', at: long, word: 'TREIN' }, 'at'],
    ['scrabble-xl-nl', { by: 0, do: 'lay', at: 'H5', word: long }, 'word'],
    ['scrabble-xl-nl', { by: 0, do: 'lay', at: 'H5', word: 'TREIN', cards: [] }, 'cards'],
    ['scrabble-xl-nl', { by: 0, do: 'exchange', tiles: ['A'] }, 'tiles'],
    ['scrabble-xl-nl', { by: 0, do: 'exchange', tiles: long }, 'tiles'],
    ['scrabble-xl-nl', { by: 0, do: 'dispute', words: 'TREIN' }, 'words'],
    ['scrabble-xl-nl', { by: 0, do: 'dispute', words: ['TREIN', 5] }, 'words.1'],
    ['scrabble-xl-nl', { by: 0, do: 'dispute', words: undefined }, 'words'],
    ['trickster-nl', { by: 0, do: 'lay', at: 'H5', word: 'TREIN', cards: ['add-ten'] }, 'cards.0'],
    ['trickster-nl', { by: 0, do: 'lay', at: 'H5', word: 'TREIN', cards: [{ card: 'add-ten', x: 1 }] }, 'cards.0.x'],
    ['trickster-nl', { by: 0, do: 'lay', at: 'H5', word: 'TREIN', more: [{ at: 'H5' }] }, 'more.0.word'],
    ['trickster-nl', { by: 0, do: 'card', card: 'steal-tile', target: 'B' }, 'target'],
    ['trickster-nl', { by: 0, do: 'take', count: -1 }, 'count'],
    ['trickster-nl', { by: 0, do: 'take', count: 1e9 }, 'count'],
    ['rummikub-sabra', { by: 0, do: 'arrange' }, 'table'],
    ['rummikub-sabra', { by: 0, do: 'arrange', table: Array(1000).fill('HUT') }, 'table'],
    ['rummikub-sabra', { by: 0, do: 'arrange', table: [long] }, 'table.0'],
    ['rummikub-sabra', { by: 0, do: 'arrange', table: [['HUT']] }, 'table.0'],
    ['rummikub-sabra', { by: 0, do: 'arrange', table: [], piles: [0.5] }, 'piles.0'],
    ['rummikub-sabra', { by: 0, do: 'draw', pile: null }, 'pile'],
  ])('%s: %j', (game, move, path) => {
    const parsed = parse(game, move);
    expect(parsed).toMatchObject({ problem: { path } });
    expect('problem' in parsed && parsed.problem.why).toMatch(/\w/);
  });
});

describe('arbitrary input', () => {
  test('arbitrary JSON is parsed or refused; nothing throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAME_IDS), fc.jsonValue(), (game, move) => {
        const parsed = parse(game, move);
        expect('value' in parsed || typeof parsed.problem.why === 'string').toBe(true);
      }),
    );
  });

  /** A game in progress: dealt, or with an open play. */
  const tablesOf = (id: GameId): readonly GameState[] => {
    const game = gameById(id);
    const solo = game.players[0] === 1 ? [game.create(1)] : [];
    const created = [game.create(2), game.create(4, { checking: 'challenge' }), ...solo];
    return created.flatMap((table, number) => {
      if ('refusal' in table) throw new Error(table.refusal.code);
      const setup =
        id === 'trickster-nl' ? { cards: [['add-ten', 'peek-rack', 'many-words', 'cancel-card']] } : undefined;
      const deal = { by: 'house', do: 'deal', ...(setup ? { setup } : {}) } as const;
      return [after(id, table.state, deal, `${number}`)];
    });
  };

  const context = (seed: string) => ({ now: 0, rng: seededRng(seed), lexicon: smallLexicon('nl') });

  function after(id: GameId, state: GameState, move: BaseMove, seed: string): GameState {
    const game = gameById(id);
    const decision = game.decide(state, move, context(seed));
    if (isRefused(decision)) {
      expect(decision.refusal.code).toMatch(/^[a-z-]+$/);
      return state;
    }
    return decision.events.reduce((before, event) => game.evolve(before, event), state);
  }

  const text = fc.oneof(
    fc.constantFrom(
      'H8',
      '8H',
      'A1',
      'TREIN',
      'EN',
      'een',
      'ER',
      '?',
      '@',
      '*',
      '',
      'RIN@=RING',
      '=',
      '@@=AA',
      'é',
      '_',
    ),
    fc.constantFrom('add-ten', 'peek-rack', 'many-words', 'cancel-card', 'tile-as-blank', 'fly', 'constructor'),
    fc.string({ maxLength: 20 }),
  );
  const number = fc.oneof(fc.integer({ min: -2, max: 8 }), fc.integer(), fc.double());
  const some = <T>(value: fc.Arbitrary<T>) => fc.array(value, { maxLength: 4 });
  /** Nearly valid moves: known fields with plausible values. */
  const nearlyMove = (id: GameId) =>
    fc
      .tuple(
        fc.constantFrom(...MOVES.filter(([games]) => games.includes(id)).map(([, move]) => move)),
        fc.record(
          {
            at: text,
            word: text,
            words: some(text),
            tiles: text,
            card: text,
            cancels: text,
            target: number,
            count: number,
            pile: number,
            piles: some(number),
            table: some(text),
            cards: some(
              fc.record({ card: text, at: text, word: text, square: text, tile: text }, { requiredKeys: ['card'] }),
            ),
            more: some(fc.record({ at: text, word: text })),
          },
          { requiredKeys: [] },
        ),
        fc.oneof({ weight: 9, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: number }),
      )
      .map(([move, noise, by]) => {
        const known = Object.entries(noise).filter(([field]) => field in move);
        return { by, ...move, ...Object.fromEntries(known) };
      });

  test.each(GAME_IDS)('%s: what parses as a move never makes the engine throw', (id) => {
    const tables = tablesOf(id);
    let decided = 0;
    fc.assert(
      fc.property(fc.nat(tables.length - 1), fc.array(nearlyMove(id), { maxLength: 8 }), (index, moves) => {
        let state = tables[index] as GameState;
        for (const move of moves) {
          const parsed = parse(id, move);
          if ('problem' in parsed) continue;
          decided += 1;
          state = after(id, state, parsed.value, `${decided}`);
        }
      }),
      { numRuns: 300 },
    );
    expect(decided).toBeGreaterThan(300);
  });
});
