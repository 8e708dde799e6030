/** What a server tells a client about tables and games: answers over HTTP and parts of messages over a socket. */
import { type GameId, isGameId, type Refusal } from '@lettertafel/engine';
import * as v from 'valibot';

const moment = v.number();
const seat = v.pipe(v.number(), v.integer());
const game = v.pipe(
  v.string(),
  v.check(isGameId),
  v.transform((id) => id as GameId),
);

/** The viewer of what was seen: a seat, or who only watches. */
const viewer = v.union([seat, v.literal('spectator')]);

const seatInfo = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({ kind: v.literal('bot'), level: v.string() }),
  v.object({
    kind: v.literal('person'),
    /** Null: who gave no name; apps say "player 2". */
    name: v.nullable(v.string()),
    /** Whether who asks holds this seat. */
    mine: v.boolean(),
    present: v.boolean(),
    /** How often its owner had lately ended a game with others after the deal, when sitting down. */
    aborts: v.number(),
    /** What its owner says to another game. */
    rematch: v.nullable(v.picklist(['yes', 'no'])),
    /** Only for the owner: whether there is a personal link, and who has followed it. */
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
  language: v.picklist(['nl', 'de']),
  /** Null: the list that ships. */
  name: v.nullable(v.string()),
  words: v.number(),
  source: v.string(),
  /** `house`: words that are good besides those of the list that ships. */
  kind: v.picklist(['shipped', 'own', 'house']),
});
export type WordListInfo = v.InferOutput<typeof wordListInfoSchema>;

/** A list among those there are; `mine`: whoever asks brought it, and may take it away. */
export const offeredListSchema = v.object({ ...wordListInfoSchema.entries, mine: v.boolean() });
export type OfferedList = v.InferOutput<typeof offeredListSchema>;

export const listTextSchema = v.object({ text: v.string() });

/** A table as one person sees it from outside the game. */
export const tableInfoSchema = v.object({
  id: v.string(),
  game,
  /** As they were asked for; the view has every option with its value. */
  options: v.record(v.string(), v.unknown()),
  words: wordListInfoSchema,
  /** `shuffling`: the seats are taken, and what the players add to the shuffle is collected. */
  phase: v.picklist(['gathering', 'shuffling', 'playing', 'over', 'aborted']),
  seats: v.array(seatInfo),
  /** Whether who asks has set this table. */
  host: v.boolean(),
  listed: v.boolean(),
  chat: v.boolean(),
  watchers: v.number(),
  createdAt: moment,
  /** Shown before the first tile is drawn: the promise of the shuffle. */
  commitment: v.string(),
  shuffle: v.object({
    /** How it can be checked: 1 for games of before, 2 with a share of every player. */
    scheme: v.picklist([1, 2]),
    /** By seat, the hash of the share that a page of that seat has promised. */
    hashes: v.array(v.nullable(v.string())),
    /** The list is final: who has promised a share opens it now. */
    sealed: v.boolean(),
  }),
  /** Without a clock: who was asked to move, and when the house passes for that seat. */
  nudged: v.nullable(v.object({ seat, until: moment })),
  /** The rematch, once there is one. */
  next: v.nullable(v.string()),
  /** The seat that ended the game without a result after the deal. */
  abortedBy: v.nullable(seat),
});
export type TableInfo = v.InferOutput<typeof tableInfoSchema>;

/** A table in a list: enough to tell it from others. */
export const tableSummarySchema = v.object({
  ...tableInfoSchema.entries,
  /** Null before the deal. */
  turn: v.nullable(seat),
  scores: v.array(v.number()),
  /** Something waits for who asks: a turn or an answer. */
  awaited: v.boolean(),
  changedAt: moment,
  /** Once the game is over; a shared first place has several. */
  winners: v.nullable(v.array(seat)),
});
export type TableSummary = v.InferOutput<typeof tableSummarySchema>;

/** An entry of the log as a viewer may see it. The move is left out: it may name tiles that only its player knows. */
const seenEntry = v.object({
  number: v.number(),
  at: moment,
  by: v.union([seat, v.literal('house')]),
  events: v.array(v.looseObject({ type: v.string() })),
});
export type SeenEntry = v.InferOutput<typeof seenEntry>;

/** What a viewer has missed, and how things stand now. */
export const newsSchema = v.object({
  table: v.string(),
  as: viewer,
  /** How many entries the log has. */
  length: v.number(),
  /** From the first one that was asked for, in order. */
  entries: v.array(seenEntry),
  /** The game's own view (`viewFor`); null before the deal. */
  view: v.nullable(v.looseObject({})),
});
export type News = v.InferOutput<typeof newsSchema>;

export const sayingsSchema = v.array(
  v.object({
    number: v.number(),
    at: moment,
    /** Null: said by who only watches. */
    seat: v.nullable(seat),
    name: v.nullable(v.string()),
    /** Empty: deleted by the host of the server. */
    text: v.string(),
  }),
);
export type Saying = v.InferOutput<typeof sayingsSchema>[number];

export const refusalSchema = v.custom<Refusal>(
  (said) => typeof said === 'object' && said !== null && 'code' in said && typeof said.code === 'string',
);

/** A move was made, as this entry of the log; or the rules refuse it. */
export const moveAnswerSchema = v.union([v.object({ number: v.number() }), v.object({ refusal: refusalSchema })]);

export const personInfoSchema = v.object({ name: v.nullable(v.string()) });
export const verdictsSchema = v.object({ good: v.record(v.string(), v.boolean()) });
export const seatTokenSchema = v.object({ token: v.string() });
