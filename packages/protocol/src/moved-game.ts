/** A running game that a browser hands over to a server, with the people and bots at its table. */
import * as v from 'valibot';
import { MOST_SEATS } from './game-id.ts';
import { text } from './moves.ts';
import { type Parsed, parseWith } from './problem.ts';
import { type ParsedRecord, parseRecord } from './record.ts';
import { nameSchema } from './requests.ts';

const seat = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name: v.nullable(nameSchema) }),
  v.strictObject({ kind: v.literal('bot'), level: text }),
]);

/** Longer than any clock runs. */
const LONGEST_SPENT = 1e10;

const movedSchema = v.strictObject({
  version: v.literal(1, 'this program reads moved games of version 1'),
  seats: v.pipe(v.array(seat), v.minLength(1), v.maxLength(MOST_SEATS)),
  /** Milliseconds that had passed since the latest entry when the browser closed the game. */
  spent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_SPENT)),
  /** Its player has gone back to an earlier turn. */
  practice: v.boolean(),
  /** Not finished, so without a result; it reveals the secret of the shuffle to the server. */
  record: v.unknown(),
});

export interface ParsedMovedGame extends Omit<v.InferOutput<typeof movedSchema>, 'record'> {
  readonly record: ParsedRecord;
}

export function parseMovedGame(input: unknown): Parsed<ParsedMovedGame> {
  const moved = parseWith(movedSchema, input);
  if ('problem' in moved) return moved;
  const record = parseRecord(moved.value.record);
  if ('problem' in record) {
    const { path, why } = record.problem;
    return { problem: { path: path === '' ? 'record' : `record.${path}`, why } };
  }
  return { value: { ...moved.value, record: record.value } };
}

/** Chosen at random by the browser once for each game: sent again with the same key, a game is moved once. */
export const moveKeySchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'expected 32 hexadecimal digits'));
