/** What a server sends to a client about tables and games: HTTP responses and parts of socket messages. */
import { type GameView, LANGUAGES, type Refusal, type SeenEvent } from '@lettertafel/engine';
import * as v from 'valibot';
import { gameIdSchema as game } from './game-id.ts';

const moment = v.number();
const seat = v.pipe(v.number(), v.integer());

/** A seat or a spectator. */
const viewer = v.union([seat, v.literal('spectator')]);

const seatInfo = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({ kind: v.literal('bot'), level: v.string() }),
  v.object({
    kind: v.literal('person'),
    /** Null: no name given; apps show "player 2". */
    name: v.nullable(v.string()),
    /** Whether the requesting guest holds this seat. */
    mine: v.boolean(),
    present: v.boolean(),
    /** How many games with others the owner had recently aborted after the deal, when sitting down. */
    aborts: v.number(),
    /** The owner's answer to a rematch. */
    rematch: v.nullable(v.picklist(['yes', 'no'])),
    /** Only for a follower of the seat's link: who else sees its letters and may move for it, the owner first. */
    sharedWith: v.exactOptional(v.array(v.nullable(v.string()))),
    /** Only for the owner: whether there is a personal link, and its followers. */
    link: v.exactOptional(
      v.object({
        isOpen: v.boolean(),
        followers: v.array(v.object({ name: v.nullable(v.string()), since: moment })),
      }),
    ),
  }),
]);
export type SeatInfo = v.InferOutput<typeof seatInfo>;

export const wordListInfoSchema = v.object({
  id: v.string(),
  language: v.picklist(LANGUAGES),
  /** Null: the shipped list. */
  name: v.nullable(v.string()),
  words: v.number(),
  source: v.string(),
  /** `house`: adds words to the shipped list. */
  kind: v.picklist(['shipped', 'own', 'house']),
});
export type WordListInfo = v.InferOutput<typeof wordListInfoSchema>;

/** An offered list; `mine`: the requesting guest imported it and may remove it. */
export const offeredListSchema = v.object({ ...wordListInfoSchema.entries, mine: v.boolean() });
export type OfferedList = v.InferOutput<typeof offeredListSchema>;

/** A list that was brought, and the lines that hold no word. */
export const broughtListSchema = v.object({
  ...wordListInfoSchema.entries,
  leftOut: v.object({
    count: v.number(),
    /** The first of them. */
    lines: v.array(
      v.object({
        line: v.number(),
        /** Its beginning. */
        text: v.string(),
        reason: v.picklist(['not-letters', 'too-short', 'too-long']),
      }),
    ),
  }),
});
export type BroughtList = v.InferOutput<typeof broughtListSchema>;

export const listTextSchema = v.object({ text: v.string() });

/** A table's description for one guest, without its game state. */
export const tableInfoSchema = v.object({
  id: v.string(),
  game,
  /** As requested; the view has every option with its value. */
  options: v.record(v.string(), v.unknown()),
  words: wordListInfoSchema,
  /** `shuffling`: all seats are taken, and the players' shares are being collected. */
  phase: v.picklist(['gathering', 'shuffling', 'playing', 'over', 'aborted']),
  seats: v.array(seatInfo),
  /** Whether the requesting guest created this table. */
  host: v.boolean(),
  listed: v.boolean(),
  chat: v.boolean(),
  watchers: v.number(),
  createdAt: moment,
  /** The commitment to the shuffle, shown before the deal. */
  commitment: v.string(),
  shuffle: v.object({
    /** The verification scheme: 1 in old games, 2 with a share of every player. */
    scheme: v.picklist([1, 2]),
    /** By seat, the hash of its share. */
    hashes: v.array(v.nullable(v.string())),
    /** The list of hashes is final: shares are opened now. */
    sealed: v.boolean(),
  }),
  /** Without a clock: the nudged seat, and when the house passes for it. */
  nudged: v.nullable(v.object({ seat, until: moment })),
  /** The rematch, once there is one. */
  next: v.nullable(v.string()),
  /** Its player has gone back to an earlier turn, or has moved the game here: it does not count for records. */
  practice: v.exactOptional(v.boolean()),
  /** The seat that aborted the game after the deal. */
  abortedBy: v.nullable(seat),
});
export type TableInfo = v.InferOutput<typeof tableInfoSchema>;

/** A table in a list. */
export const tableSummarySchema = v.object({
  ...tableInfoSchema.entries,
  /** Null before the deal. */
  turn: v.nullable(seat),
  scores: v.array(v.number()),
  /** The game is waiting for the requesting guest. */
  awaited: v.boolean(),
  changedAt: moment,
  /** While it waits for the guest: when the house plays on without them, if it does. */
  until: v.exactOptional(moment),
  /** The guest does not sit there yet, but somebody has asked for them. */
  invited: v.exactOptional(v.boolean()),
  /** Once the game is over; several for a tie. */
  winners: v.nullable(v.array(seat)),
});
export type TableSummary = v.InferOutput<typeof tableSummarySchema>;

/** What the engine made (`viewFor`, `redact`) is trusted: a client checks that it is present, not what it contains. */
export const viewSchema = v.custom<GameView>((said) => typeof said === 'object' && said !== null);
export const seenEventSchema = v.custom<SeenEvent>(
  (said) => typeof said === 'object' && said !== null && 'type' in said,
);

/** A redacted log entry. Without the move, which may name hidden tiles. */
const seenEntry = v.object({
  number: v.number(),
  at: moment,
  by: v.union([seat, v.literal('house')]),
  events: v.pipe(v.array(seenEventSchema), v.readonly()),
});
export type SeenEntry = v.InferOutput<typeof seenEntry>;

/** The entries a viewer has missed, and the current view. */
export const newsSchema = v.object({
  table: v.string(),
  as: viewer,
  /** Number of log entries. */
  length: v.number(),
  /** In order, from the first one requested. */
  entries: v.pipe(v.array(seenEntry), v.readonly()),
  /** The game's view (`viewFor`); null before the deal. */
  view: v.nullable(viewSchema),
});
export type News = v.InferOutput<typeof newsSchema>;

export const sayingsSchema = v.array(
  v.object({
    number: v.number(),
    at: moment,
    /** Null: a spectator. */
    seat: v.nullable(seat),
    name: v.nullable(v.string()),
    /** Empty: deleted by an administrator. */
    text: v.string(),
  }),
);
export type Saying = v.InferOutput<typeof sayingsSchema>[number];

export const refusalSchema = v.custom<Refusal>(
  (said) => typeof said === 'object' && said !== null && 'code' in said && typeof said.code === 'string',
);

/** The log entry of an accepted move, or the refusal. */
export const moveAnswerSchema = v.union([v.object({ number: v.number() }), v.object({ refusal: refusalSchema })]);

export const personInfoSchema = v.object({
  name: v.nullable(v.string()),
  /** When the guest's six words were made; null: there are none. */
  wordsAt: v.nullable(moment),
});
export const verdictsSchema = v.object({ good: v.record(v.string(), v.boolean()) });
export const seatTokenSchema = v.object({ token: v.string() });
