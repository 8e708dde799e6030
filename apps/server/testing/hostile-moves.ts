/** Well-formed moves and games that are wrong in almost every other way: they get as far as the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Family, GAME_IDS, GAMES, type GameId } from '@lettertafel/engine';
import fc from 'fast-check';

const LETTERS = 'AEINRSTDLOKVGJ?@abe';
const by = fc.constantFrom(0, 1);
const letters = (most: number) =>
  fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: most, size: 'max' });
const at = fc.constantFrom('H8', '8H', 'H4', 'A1', '15O', 'O15', 'H', '8', 'P16');
/** Sometimes as many and as long as the protocol allows. */
const many = <Item>(item: fc.Arbitrary<Item>) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.array(item, { maxLength: 6 }) },
    { weight: 1, arbitrary: fc.array(item, { minLength: 100, maxLength: 128, size: 'max' }) },
  );
const word = fc.oneof({ weight: 4, arbitrary: letters(9) }, { weight: 1, arbitrary: letters(64) });
const cards = fc.record(
  { card: fc.constantFrom('steal', 'double', 'anywhere', 'backwards', 'x'), word, at, square: at, tile: letters(1) },
  { requiredKeys: ['card'] },
);

const MOVES: Readonly<Record<Family | 'shared', readonly fc.Arbitrary<object>[]>> = {
  shared: [
    fc.record({ by, do: fc.constantFrom('pass', 'accept', 'agree', 'disagree', 'dispute') }),
    fc.record({ by, do: fc.constant('dispute'), words: many(word) }),
  ],
  board: [
    fc.record({ by, do: fc.constant('lay'), at, word }),
    fc.record({ by, do: fc.constant('exchange'), tiles: letters(128) }),
  ],
  'board-with-cards': [
    fc.record(
      { by, do: fc.constant('lay'), at, word, cards: many(cards), more: many(fc.record({ at, word })) },
      { requiredKeys: ['by', 'do', 'at', 'word'] },
    ),
    fc.record({
      by,
      do: fc.constant('card'),
      card: fc.constantFrom('steal', 'skip', 'x'),
      target: by,
      tiles: letters(9),
    }),
    fc.record({ by, do: fc.constantFrom('take', 'discard', 'look'), card: letters(3) }),
  ],
  table: [
    fc.record({ by, do: fc.constant('arrange'), table: many(word) }),
    fc.record({ by, do: fc.constant('draw'), pile: fc.nat(130) }, { requiredKeys: ['by', 'do'] }),
  ],
};

/** Moves of a game as its players might send them. */
export function hostileMoves(game: GameId): fc.Arbitrary<object> {
  return fc.oneof(...MOVES[GAMES[game].family], ...MOVES.shared);
}

const FIXTURES = fileURLToPath(new URL('../../../fixtures/games/', import.meta.url));
const records = GAME_IDS.flatMap((game) =>
  readdirSync(`${FIXTURES}${game}`).map((name) => JSON.parse(readFileSync(`${FIXTURES}${game}/${name}`, 'utf8'))),
);

/** Replacement values for a mutated game. */
const stray = fc.oneof(
  fc.constantFrom(null, -1, 1e21, '', 'house', [], {}, '__proto__', { setup: {} }),
  letters(64),
  fc.array(letters(9), { maxLength: 300, size: 'max' }),
);

/** A whole game with a few mutations. */
export const hostileRecord: fc.Arbitrary<object> = fc
  .record({
    record: fc.constantFrom(...records),
    changes: fc.array(fc.record({ path: fc.array(fc.nat(200), { minLength: 1, maxLength: 6 }), to: stray }), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ record, changes }) => {
    const changed = structuredClone(record);
    for (const { path, to } of changes) {
      let place = changed;
      for (const step of path.slice(0, -1)) {
        const next = place[Object.keys(place)[step % Math.max(1, Object.keys(place).length)] ?? ''];
        if (typeof next !== 'object' || next === null) break;
        place = next;
      }
      const keys = [...Object.keys(place), 'setup', 'extra'];
      place[keys[(path.at(-1) ?? 0) % keys.length] as string] = structuredClone(to);
    }
    return changed;
  });
