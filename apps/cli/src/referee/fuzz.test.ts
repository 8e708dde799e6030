/** Nearly valid scripts are refereed or refused as input, and a refused move changes nothing. */
import { type Family, FULL_DECK, GAME_IDS, GAMES, type GameId } from '@lettertafel/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../input.ts';
import { type Answer, referee } from './script.testing.ts';

const player = fc.constantFrom('A', 'B', 'C');
const card = fc.constantFrom(...new Set(FULL_DECK));
const place = fc.constantFrom('H8', 'H7', 'H5', '8H', '8F', 'A1', 'G7', 'I8', 'Z9');
const word = fc.constantFrom('EN', 'NE', 'EEN', 'TREIN', 'TREINEN', 'een', 'ENEN', 'ER', 'HUT', 'X');
const tableWord = fc.constantFrom('EEN', 'TREIN', 'EN', 'HUT', 'E@N=EEN', 'E@N', '@@=EN', 'X');
const some = <T>(item: fc.Arbitrary<T>, most = 3) => fc.array(item, { maxLength: most });
const move = (what: string, fields: Record<string, fc.Arbitrary<unknown>> = {}, requiredKeys = Object.keys(fields)) =>
  fc.record<Record<string, unknown>>(
    { by: player, do: fc.constant(what), ...fields },
    { requiredKeys: ['by', 'do', ...requiredKeys] },
  );

const SHARED = [
  move('pass'),
  move('resign'),
  move('accept'),
  move('accept'),
  move('timeout'),
  move('dispute', { words: some(word) }, []),
  fc.record({ do: fc.constant('wait'), seconds: fc.constantFrom(0, 5, 15, 30, 1000) }),
];
const EXCHANGE = move('exchange', { tiles: fc.constantFrom('', 'E', 'EN', 'Q') });
const choice = fc.record(
  { card, word, at: place, square: place, tile: fc.constantFrom('E', 'X') },
  { requiredKeys: ['card'] },
);
const BOARD = [...SHARED, EXCHANGE, move('lay', { at: place, word }), move('lay', { at: place, word })];
const TABLE = [
  ...SHARED,
  move('arrange', { table: some(tableWord, 4), piles: some(fc.nat(4)) }, ['table']),
  move('arrange', { table: some(tableWord, 4) }),
  move('draw', { pile: fc.nat(4) }, []),
  move('give-up'),
];
const MOVES: Readonly<Record<Family, readonly fc.Arbitrary<unknown>[]>> = {
  board: BOARD,
  'board-with-cards': [
    ...BOARD,
    move('lay', { at: place, word, cards: some(choice), more: some(fc.record({ at: place, word }), 2) }),
    move('card', { card, target: player, tiles: fc.constantFrom('E', 'EN'), cancels: card }, ['card']),
    move('card', { card: fc.constant('cancel-card'), cancels: card }),
    move('take', { count: fc.nat(3) }, []),
    move('discard', { card }),
    move('look', { card }),
  ],
  table: TABLE,
};

const options = fc.constantFrom(
  { checking: 'automatic' },
  { checking: 'challenge' },
  { checking: 'challenge', disputeSeconds: null },
  { checking: 'challenge', turnSeconds: 60 },
  { checking: 'challenge', pace: 'correspondence', turnSeconds: 600 },
  { checking: 'automatic', gameSeconds: 60, overtimeMinutes: 1 },
);

const position = (id: GameId) => ({
  racks: { A: 'TREINEN', B: 'HUTEEN', C: 'ERENEEX' },
  ...(GAMES[id].family === 'board-with-cards'
    ? {
        cards: {
          A: ['cancel-card', 'add-ten', 'steal-tile'],
          B: ['cancel-card', 'peek-rack'],
          C: ['skip-opponent', 'anywhere'],
        },
      }
    : {}),
});

const script = (id: GameId) =>
  fc.record({
    game: fc.constant(id),
    players: fc.constant(['A', 'B', 'C']),
    options,
    seed: fc.string({ maxLength: 3 }),
    lexicon: fc.constant({ words: ['EN', 'NE', 'EEN', 'TREIN', 'TREINEN', 'ER', 'HUT'] }),
    setup: fc.oneof(fc.constant({}), fc.constant(position(id))),
    moves: fc.array(fc.oneof(...(MOVES[GAMES[id].family] as [fc.Arbitrary<unknown>])), { minLength: 4, maxLength: 14 }),
  });

function refereed(said: object): Answer | null {
  try {
    return referee(said);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

test.each(GAME_IDS)('%s: every move has a step, and removing refused moves does not change the result', (id) => {
  let accepted = 0;
  fc.assert(
    fc.property(script(id), (said) => {
      const answer = refereed(said);
      if (!answer) return;
      expect(answer.steps).toHaveLength(said.moves.length);
      for (const { ok, refusal } of answer.steps) {
        expect(refusal === undefined).toBe(ok);
        if (!ok) expect(refusal).toMatchObject({ code: expect.stringMatching(/^[a-z-]+$/) });
      }
      const isMade = (_: unknown, index: number) => answer.steps[index]?.ok === true;
      accepted += answer.steps.filter(isMade).length;
      const made = refereed({ ...said, moves: said.moves.filter(isMade) });
      expect(made).toEqual({ ...answer, steps: answer.steps.filter(isMade) });
    }),
    { numRuns: 200 },
  );
  expect(accepted).toBeGreaterThan(200);
});
