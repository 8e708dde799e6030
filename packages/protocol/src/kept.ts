/** What a player's browser keeps of a game, to check the record against; and what the formats of games share. */
import type { GameSettings } from '@lettertafel/engine';
import * as v from 'valibot';
import { gameIdSchema as game, MOST_SEATS } from './game-id.ts';
import { anObject, type Parsed, parseWith } from './problem.ts';
import { seatSchema } from './requests.ts';

export const plain = v.pipe(anObject, v.record(v.string(), v.unknown()));

/** Events are serialised for comparison, which overflows the stack at some depth. */
export const DEEPEST = 32;

export function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}

/** 32 bytes as text. */
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected 64 hexadecimal digits'));
export const bySeat = v.pipe(v.array(v.nullable(hex)), v.maxLength(MOST_SEATS));

/** What both versions have. */
export interface Common {
  readonly table: string;
  readonly settings: GameSettings;
  readonly commitment: string;
  readonly seats: readonly number[];
  readonly share: string | null;
  readonly hashes: readonly (string | null)[] | null;
  readonly opened: boolean;
  readonly seen: Readonly<Record<string, { readonly length: number; readonly digest: string }>>;
}

export interface FirstKept extends Common {
  readonly version: 1;
  readonly present: boolean;
}

/** What a player's browser has saved about a game. */
export interface LatestKept extends Common {
  readonly version: 2;
  readonly bots: readonly number[];
  readonly hash: string | null;
  readonly stay: 'connected' | 'cut' | 'away' | null;
  readonly contradicted: boolean;
  readonly shown: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type ParsedKept = FirstKept | LatestKept;

/** Without these, other values mean nothing. They are written first, and never changed. */
const identity = {
  table: v.string(),
  settings: v.strictObject({
    game,
    players: v.pipe(v.number(), v.integer()),
    options: v.pipe(
      plain,
      v.check((input) => isShallow(input, DEEPEST), 'nested deeper than any options'),
    ),
  }),
  commitment: hex,
};

const someSeats = v.pipe(v.array(seatSchema), v.maxLength(MOST_SEATS));
const seatKey = v.pipe(v.string(), v.regex(/^[0-3]$/, 'no seat'));
const lengthKey = v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,4}$/, 'no length of a log'));
const viewDigest = v.pipe(v.string(), v.regex(/^[0-9]{1,4}:[0-9a-f]{32}$/, 'expected a version and a hash'));

const common = {
  seats: someSeats,
  share: v.nullable(hex),
  hashes: v.nullable(bySeat),
  opened: v.boolean(),
  seen: v.pipe(
    anObject,
    v.record(seatKey, v.strictObject({ length: v.pipe(v.number(), v.integer(), v.minValue(1)), digest: hex })),
  ),
};
const added = {
  bots: someSeats,
  hash: v.nullable(hex),
  stay: v.nullable(v.picklist(['connected', 'cut', 'away'])),
  contradicted: v.boolean(),
  shown: v.pipe(anObject, v.record(seatKey, v.pipe(anObject, v.record(lengthKey, viewDigest)))),
};

const VERSIONS = 'this program reads kept values of versions 1 and 2';
const firstSchema = v.strictObject({
  version: v.literal(1, VERSIONS),
  ...identity,
  ...common,
  present: v.boolean(),
});
const latestSchema = v.strictObject({ version: v.literal(2, VERSIONS), ...identity, ...common, ...added });

/** Each value that cannot be read becomes the one it had before anything was known. */
const salvageSchema = v.object({
  version: v.literal(2, VERSIONS),
  ...identity,
  seats: v.fallback(common.seats, []),
  share: v.fallback(common.share, null),
  hashes: v.fallback(common.hashes, null),
  opened: v.fallback(common.opened, false),
  seen: v.fallback(common.seen, {}),
  bots: v.fallback(added.bots, []),
  hash: v.fallback(added.hash, null),
  stay: v.fallback(added.stay, null),
  contradicted: v.fallback(added.contradicted, false),
  shown: v.fallback(added.shown, {}),
});

export function parseKept(input: unknown): Parsed<ParsedKept> {
  const isFirst = typeof input === 'object' && input !== null && 'version' in input && input.version === 1;
  return parseWith<ParsedKept>(isFirst ? firstSchema : latestSchema, input);
}

/** What can still be read of damaged values: one that is bad does not take the others with it. */
export function salvageKept(input: unknown): Parsed<LatestKept> {
  return parseWith(salvageSchema, input);
}
