/** Hostile messages: nearly valid, invalid in every way, or not messages at all. */
import { GAME_IDS } from '@lettertafel/engine';
import fc from 'fast-check';

/** Terms of the protocol, so that many messages are nearly valid. */
const WORDS = [
  'id',
  'type',
  'table',
  'move',
  'by',
  'do',
  'at',
  'word',
  'words',
  'seats',
  'kind',
  'name',
  'text',
  'game',
];
const VALUES = ['hello', 'watch', 'unwatch', 'say', 'ping', 'lay', 'pass', 'exchange', 'resign', 'me', 'link', 'bot'];
const word = fc.constantFrom(...WORDS, 'as', 'after', 'version', 'tiles', 'level', 'options', 'share', 'token', 'seat');
const value = fc.oneof(
  fc.constantFrom(...VALUES, ...GAME_IDS, 'spectator', 'request-1', 'H8', 'TREIN', '__proto__', 'constructor'),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(0, 1, 3, -1, 0.5, 1e21, true, null),
);
export const message = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    value,
    tie('object'),
    fc.array(tie('any'), { maxLength: 4 }),
  ),
  object: fc.dictionary(fc.oneof(word, fc.constant('__proto__')), tie('any'), { maxKeys: 6 }),
}));
/** A valid message with at most one mutation. */
const nearly = fc.record(
  {
    type: fc.constantFrom('hello', 'watch', 'unwatch', 'move', 'say', 'ping'),
    version: fc.constantFrom(1, 1, 1, 2, '1'),
    id: fc.oneof(fc.constant('request-77'), value),
    as: fc.oneof(fc.constantFrom(0, 1, 'spectator'), value),
    after: fc.oneof(fc.nat(), value),
    text: fc.oneof(fc.string(), value),
    move: fc.oneof(
      fc.record({ by: fc.constantFrom(0, 1, 'house'), do: value, at: value, word: value, tiles: value }),
      message.any,
    ),
  },
  { requiredKeys: ['type'] },
);

/** Socket messages about an existing table. */
export function hostileMessages(table: string): fc.Arbitrary<string> {
  return fc.oneof(
    nearly.map((sent) => JSON.stringify({ ...sent, table })),
    message.object.map((sent) => JSON.stringify(sent)),
    fc.json(),
    fc.string({ unit: 'binary' }),
  );
}
