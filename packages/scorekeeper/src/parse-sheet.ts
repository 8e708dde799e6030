/** Parses untrusted sheets from a browser's storage or a file. */
import { type GameId, isGameId, type Refusal, type Verdicts } from '@lettertafel/engine';
import * as v from 'valibot';
import type { Line } from './line.ts';
import { MOST_PAST, type PastLine } from './past-lines.ts';
import { ENTRY_WAYS, refuseSheet, type ScoreSheet } from './sheet.ts';

const MOST_LINES = 2000;

const text = v.pipe(v.string(), v.maxLength(100));
const texts = v.pipe(v.array(text), v.maxLength(120));
const points = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const pile = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const piles = v.pipe(v.array(pile), v.maxLength(120));
const answers = v.exactOptional(v.pipe(v.array(v.object({ by: seat, cancels: text })), v.maxLength(4)));
const verdict = v.exactOptional(v.record(text, v.boolean()));
const verdicts = v.object({ has: verdict, isName: verdict, isAdvised: verdict, isPersonStem: verdict });

const choice = v.object({
  card: text,
  word: v.exactOptional(text),
  at: v.exactOptional(text),
  square: v.exactOptional(text),
  tile: v.exactOptional(text),
});

const common = {
  by: seat,
  written: v.exactOptional(points),
  byHand: v.exactOptional(points),
  rack: v.exactOptional(text),
};

const laying = { at: text, word: text };

const line = v.variant('do', [
  v.object({
    ...common,
    do: v.literal('lay'),
    ...laying,
    laid: v.exactOptional(texts),
    cards: v.exactOptional(v.pipe(v.array(choice), v.maxLength(22))),
    more: v.exactOptional(v.pipe(v.array(v.object(laying)), v.maxLength(20))),
    answers,
  }),
  v.object({ ...common, do: v.literal('arrange'), table: texts, piles: v.exactOptional(piles) }),
  v.object({ ...common, do: v.literal('word'), word: text }),
  v.object({ ...common, do: v.literal('number') }),
  v.object({ ...common, do: v.literal('draw'), pile: v.exactOptional(pile) }),
  v.object({
    ...common,
    do: v.literal('card'),
    card: text,
    target: v.exactOptional(seat),
    count: v.exactOptional(count),
    answers,
  }),
  v.object({
    ...common,
    do: v.literal('dispute'),
    words: v.exactOptional(texts),
    verdicts,
    ruled: v.exactOptional(texts),
  }),
  v.object({ ...common, do: v.literal('end'), racks: texts, wentOut: v.exactOptional(seat) }),
  v.object({ ...common, do: v.literal('exchange'), count: v.exactOptional(count), tiles: v.exactOptional(text) }),
  v.object({ ...common, do: v.literal('take'), count }),
  v.object({ ...common, do: v.picklist(['look', 'discard']), card: text }),
  v.object({ ...common, do: v.picklist(['pass', 'resign', 'time-up', 'give-up', 'points']) }),
]);

const option = v.union([text, v.number(), v.boolean(), v.null()]);

const sheet = v.object({
  game: v.pipe(v.string(), v.check(isGameId, 'no game has this id')),
  players: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1), v.maxLength(4)),
  starter: seat,
  options: v.record(text, option),
  way: v.exactOptional(v.picklist(ENTRY_WAYS)),
  lines: v.pipe(v.array(line), v.maxLength(MOST_LINES)),
});

/** Why a value is not a sheet: the place and a sentence, or the engine's refusal of its players and options. */
export type NoSheet =
  | { readonly problem: { readonly path: string; readonly why: string } }
  | { readonly refusal: Refusal; readonly game: GameId };

/** The sheet, or what is wrong with it and where. */
export function readSheet(value: unknown): { readonly sheet: ScoreSheet } | NoSheet {
  const read = v.safeParse(sheet, value, { abortEarly: true, abortPipeEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    return { problem: { path: v.getDotPath(issue) ?? '', why: reasonOf(issue) } };
  }
  const parsed = read.output as Omit<ScoreSheet, 'lines'> & { lines: (Line & { verdicts?: Verdicts })[] };
  const { game, players, starter, lines } = parsed;
  const why = `no such player: the first is 0, the last ${players.length - 1}`;
  if (starter >= players.length) return { problem: { path: 'starter', why } };
  const stray = lines.findIndex(({ by }) => by >= players.length);
  if (stray >= 0) return { problem: { path: `lines.${stray}.by`, why } };
  const refusal = refuseSheet(parsed);
  return refusal ? { refusal, game } : { sheet: parsed };
}

const KINDS: Readonly<Record<string, string>> = {
  Object: 'an object',
  Array: 'a list',
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
};

/** Rewords valibot's messages for authors of JSON. */
function reasonOf({ kind, type, input, expected, received, requirement, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing';
  if (type === 'variant' && expected !== 'Object') return `no line is called ${received}`;
  if (type === 'union') return 'expected text, a number, true, false or null';
  if (kind === 'schema' && expected && Object.hasOwn(KINDS, expected)) return `expected ${KINDS[expected]}`;
  if (type === 'max_length') return `has more than ${requirement} ${Array.isArray(input) ? 'entries' : 'characters'}`;
  if (type === 'min_length') return `has fewer than ${requirement} entries`;
  if (type === 'max_value') return `expected at most ${requirement}`;
  if (type === 'min_value') return `expected at least ${requirement}`;
  return type === 'integer' ? 'expected a whole number' : message;
}

const pastLine = v.object({
  index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_LINES)),
  line,
  was: v.picklist(['changed', 'removed']),
});
const pastLines = v.pipe(v.array(pastLine), v.maxLength(MOST_PAST));

/** The former lines of a sheet; none if they are invalid, since the sheet itself does not need them. */
export function parsePast(value: unknown, { players, lines }: ScoreSheet): readonly PastLine[] {
  const read = v.safeParse(pastLines, value);
  if (!read.success) return [];
  const past = read.output as readonly PastLine[];
  const isOfSheet = ({ index, line: { by } }: PastLine) => index <= lines.length && by < players.length;
  return past.every(isOfSheet) ? past : [];
}

/** The sheet, or null if it is invalid. */
export function parseSheet(value: unknown): ScoreSheet | null {
  const read = readSheet(value);
  return 'sheet' in read ? read.sheet : null;
}
