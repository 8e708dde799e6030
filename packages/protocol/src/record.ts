/** A whole game as JSON: the format of exports and fixtures. */
import { type BaseMove, type GameId, type GameSettings, LOG_VERSION, type LogEntry } from '@lettertafel/engine';
import * as v from 'valibot';
import { gameIdSchema as game, MOST_SEATS } from './game-id.ts';
import { bySeat, DEEPEST, isShallow, plain } from './kept.ts';
import { moveSchema } from './moves.ts';
import { anObject, type Parsed, parseWith } from './problem.ts';
import { LOG_FORMS, setupSchema } from './setup.ts';

/** The commitment to the shuffle, and what opens it. */
export interface Promised {
  readonly commitment: string;
  readonly chance:
    | { readonly scheme?: 1; readonly secret: string; readonly shares: readonly string[] }
    | {
        readonly scheme: 2;
        readonly secret: string;
        readonly hashes: readonly (string | null)[];
        readonly shares: readonly (string | null)[];
      };
}

export interface ParsedRecord extends GameSettings, Promised {
  readonly version: number;
  readonly game: GameId;
  readonly aborted?: true;
  readonly log: readonly LogEntry[];
}

const verdicts = v.pipe(anObject, v.record(v.string(), v.boolean()));
const event = v.pipe(
  v.looseObject({ type: v.string() }),
  v.check((input) => isShallow(input, DEEPEST), 'nested deeper than any event'),
);
const moment = v.pipe(v.number(), v.finite());

/** Many times the longest known game. */
const MOST_ENTRIES = 5000;

const firstChance = v.strictObject({
  scheme: v.exactOptional(v.literal(1)),
  secret: v.string(),
  shares: v.pipe(v.array(v.string()), v.maxLength(MOST_SEATS)),
});
const sharedChance = v.strictObject({ scheme: v.literal(2), secret: v.string(), hashes: bySeat, shares: bySeat });
const chance = v.lazy(
  (input): v.GenericSchema<unknown, Promised['chance']> => (isOfSecondScheme(input) ? sharedChance : firstChance),
);

function isOfSecondScheme(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'scheme' in input && input.scheme === 2;
}

const settings = {
  version: v.literal(LOG_VERSION, `this program reads logs of version ${LOG_VERSION}`),
  game,
  players: v.pipe(v.number(), v.integer()),
  options: plain,
  commitment: v.string(),
  chance,
  aborted: v.exactOptional(v.literal(true)),
};

const houseMove = (id: GameId) =>
  v.variant('do', [
    v.strictObject({
      by: v.literal('house'),
      do: v.literal('deal'),
      setup: v.exactOptional(setupSchema(id, LOG_FORMS)),
    }),
    v.strictObject({ by: v.literal('house'), do: v.literal('timeout') }),
    v.strictObject({ by: v.literal('house'), do: v.literal('resume'), away: v.pipe(moment, v.minValue(0)) }),
  ]);

function entrySchema(id: GameId) {
  const seatMove = moveSchema(id, LOG_FORMS.seat);
  return v.strictObject({
    number: v.pipe(v.number(), v.integer(), v.minValue(0)),
    at: moment,
    move: v.lazy((move): v.GenericSchema<unknown, BaseMove> => (isByHouse(move) ? houseMove(id) : seatMove)),
    events: v.array(event),
    draw: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    verdicts: v.exactOptional(
      v.pipe(
        anObject,
        v.strictObject({
          has: v.exactOptional(verdicts),
          isName: v.exactOptional(verdicts),
          isAdvised: v.exactOptional(verdicts),
          isPersonStem: v.exactOptional(verdicts),
        }),
      ),
    ),
  });
}

function isByHouse(move: unknown): boolean {
  return typeof move === 'object' && move !== null && 'by' in move && move.by === 'house';
}

export function parseRecord(input: unknown): Parsed<ParsedRecord> {
  const head = parseWith(v.object({ game }), input);
  if ('problem' in head) return head;
  const log = v.pipe(v.array(v.unknown()), v.maxLength(MOST_ENTRIES), v.array(entrySchema(head.value.game)));
  const parsed = parseWith(v.strictObject({ ...settings, code: v.exactOptional(v.string()), log }), input);
  if ('problem' in parsed) return parsed;
  // The code to read out is in saved games for people to find; it follows from the rest.
  const { code: _, ...record } = parsed.value;
  return { value: record };
}
