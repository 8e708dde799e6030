/** A whole game as JSON: the form in which it is exported, checked and kept as a fixture. */
import {
  type BaseMove,
  type GameId,
  type GameSettings,
  isGameId,
  LOG_VERSION,
  type LogEntry,
} from '@lettertafel/engine';
import * as v from 'valibot';
import { moveSchema } from './moves.ts';
import { anObject, type Parsed, parseWith } from './problem.ts';
import { LOG_FORMS, setupSchema } from './setup.ts';

/** What the shuffle was promised by, and what fulfils the promise. */
export interface Promised {
  readonly commitment: string;
  readonly chance: { readonly secret: string; readonly shares: readonly string[] };
}

export interface ParsedRecord extends GameSettings, Promised {
  readonly version: number;
  readonly game: GameId;
  readonly log: readonly LogEntry[];
}

const game = v.pipe(
  v.string(),
  v.check(isGameId, 'no game has this id'),
  v.transform((id) => id as GameId),
);

const plain = v.pipe(anObject, v.record(v.string(), v.unknown()));
const verdicts = v.pipe(anObject, v.record(v.string(), v.boolean()));
const event = v.pipe(
  v.looseObject({ type: v.string() }),
  v.check((input) => isShallow(input, DEEPEST), 'nested deeper than any event'),
);
const moment = v.pipe(v.number(), v.finite());

/** Events are compared as text, which no program can do at any depth. */
const DEEPEST = 32;

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}

const settings = {
  version: v.literal(LOG_VERSION, `this program reads logs of version ${LOG_VERSION}`),
  game,
  players: v.pipe(v.number(), v.integer()),
  options: plain,
  commitment: v.string(),
  chance: v.strictObject({ secret: v.string(), shares: v.array(v.string()) }),
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
  const log = v.pipe(v.array(entrySchema(head.value.game)), v.maxLength(100_000));
  return parseWith(v.strictObject({ ...settings, log }), input);
}
