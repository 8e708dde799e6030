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

/** What a player's browser has saved about a game. */
export interface ParsedKept {
  readonly version: 1;
  readonly table: string;
  readonly settings: GameSettings;
  readonly commitment: string;
  readonly seats: readonly number[];
  readonly share: string | null;
  readonly hashes: readonly (string | null)[] | null;
  readonly opened: boolean;
  readonly present: boolean;
  readonly seen: Readonly<Record<string, { readonly length: number; readonly digest: string }>>;
}

const keptSchema = v.strictObject({
  version: v.literal(1, 'this program reads kept values of version 1'),
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
  seats: v.pipe(v.array(seatSchema), v.maxLength(MOST_SEATS)),
  share: v.nullable(hex),
  hashes: v.nullable(bySeat),
  opened: v.boolean(),
  present: v.boolean(),
  seen: v.pipe(
    anObject,
    v.record(
      v.pipe(v.string(), v.regex(/^[0-3]$/, 'no seat')),
      v.strictObject({ length: v.pipe(v.number(), v.integer(), v.minValue(1)), digest: hex }),
    ),
  ),
});

export function parseKept(input: unknown): Parsed<ParsedKept> {
  return parseWith(keptSchema, input);
}
