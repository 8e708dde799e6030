/** HTTP request bodies, as untrusted JSON. */
import { LANGUAGES } from '@lettertafel/engine';
import * as v from 'valibot';
import { gameIdSchema as game, MOST_SEATS } from './game-id.ts';
import { text } from './moves.ts';
import { anObject } from './problem.ts';

const MOST_OPTIONS = 32;
const LONGEST_NAME = 24;
const LONGEST_LIST_NAME = 40;
const LONGEST_SAYING = 300;
const MOST_WORDS = 64;
/** Words in one request: more than a full table of the longest game. */

export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));

/** No broken surrogates, line breaks, bidirectional controls or invisible characters. */
const plainText = v.pipe(
  v.string(),
  v.transform((said) => said.normalize('NFC').replace(/\s+/gu, ' ').trim()),
  v.check(
    (said) => !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u.test(said.replaceAll('\u200d', '')),
    'a letter cannot be shown',
  ),
  v.minLength(1, 'is empty'),
);

/** Scripts in everyday use: others are rarely needed for names, but are full of look-alikes. */
const SCRIPTS = [
  'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao',
  'Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan',
].flatMap((names) => names.split(' '));
/** Scripts that may be mixed. */
const EAST_ASIAN = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'];
const ONE_SCRIPT = new RegExp(
  `^(?:${[...SCRIPTS.map((script) => [script]), EAST_ASIAN]
    .map((scripts) => `[${[...scripts, 'Common', 'Inherited'].map((script) => `\\p{Script=${script}}`).join('')}]*`)
    .join('|')})$`,
  'u',
);
/** An emoji with what modifies it. Without lookbehind, which would stop older browsers from reading this file at all. */
const EMOJI_PARTS = /(\p{Extended_Pictographic}|\p{Emoji_Modifier})\ufe0f*\u200d?/gu;
const MOST_MARKS = /\p{M}{3}/u;

/** A name that others may see. */
const plainName = v.pipe(
  plainText,
  v.check((name) => ONE_SCRIPT.test(name), 'has letters of several scripts, or of one that is not used for names'),
  v.check(
    (name) => !/\p{Default_Ignorable_Code_Point}/u.test(name.replace(EMOJI_PARTS, '$1')),
    'has a letter that cannot be seen',
  ),
  v.check((name) => !MOST_MARKS.test(name.normalize('NFD')), 'has too many marks on a letter'),
  v.check((name) => /[\p{L}\p{N}\p{S}]/u.test(name), 'has no letter'),
);
const nameUpTo = (longest: number) =>
  v.pipe(
    plainName,
    v.check((name) => [...name].length <= longest, `is longer than ${longest} characters`),
  );

/** What a player is called at a table. */
export const nameSchema = nameUpTo(LONGEST_NAME);

/** What a word list that somebody brings is called. */
export const listNameSchema = nameUpTo(LONGEST_LIST_NAME);

/** More than any script needs: beyond that a letter is drawn across its neighbours and the lines above. */
const MOST_MARKS_IN_TEXT = /\p{M}{5}/u;

export const sayingSchema = v.pipe(
  plainText,
  v.check((said) => !MOST_MARKS_IN_TEXT.test(said.normalize('NFD')), 'has too many marks on a letter'),
  v.check((said) => [...said].length <= LONGEST_SAYING, `is longer than ${LONGEST_SAYING} characters`),
);

/** A share of the shuffle, or its hash. */
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected 64 hexadecimal digits'));

/** A client's id for a request, which makes it idempotent. */
export const requestIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'expected 8 to 64 letters, digits, - or _'));

const seatAsked = v.variant('kind', [
  v.strictObject({ kind: v.literal('me'), name: v.exactOptional(nameSchema) }),
  v.strictObject({ kind: v.literal('link') }),
  v.strictObject({ kind: v.literal('bot'), level: text }),
]);

/** Several seats of one person are a game on one device. */
export const createTableSchema = v.strictObject({
  game,
  options: v.exactOptional(
    v.pipe(
      anObject,
      v.record(text, v.unknown()),
      v.check((options) => Object.keys(options).length <= MOST_OPTIONS, 'too many options'),
    ),
    {},
  ),
  /** The id of a word list; absent: the list of the game's language. */
  words: v.exactOptional(text),
  seats: v.pipe(v.array(seatAsked), v.minLength(1), v.maxLength(MOST_SEATS)),
  /** Whether it appears in the public list of open tables. */
  listed: v.exactOptional(v.boolean(), false),
  chat: v.exactOptional(v.boolean(), true),
});
export type CreateTable = v.InferOutput<typeof createTableSchema>;

export const sitSchema = v.strictObject({
  /** Absent: the first free seat. */
  seat: v.exactOptional(seatSchema),
  name: v.exactOptional(nameSchema),
  shareHash: v.exactOptional(hex),
});

export const startSchema = v.strictObject({
  shareHash: v.exactOptional(hex),
  /** The level of the bots that take the free seats. */
  level: v.exactOptional(text),
});

export const rematchSchema = v.strictObject({ join: v.exactOptional(v.boolean(), true) });
export const shareHashSchema = v.strictObject({ shareHash: hex });
export const shareSchema = v.strictObject({ share: hex });
export const personSchema = v.strictObject({ name: v.nullable(nameSchema) });
export const seatLinkSchema = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/, 'no seat link')) });
/** Rulings of a table, to be added to a house list. */
export const keepWordsSchema = v.strictObject({
  language: v.picklist(LANGUAGES),
  name: text,
  words: v.pipe(v.array(text), v.minLength(1), v.maxLength(MOST_WORDS)),
});

export const checkSchema = v.strictObject({ words: v.pipe(v.array(text), v.maxLength(MOST_WORDS)) });
export const reportSchema = v.strictObject({ reason: v.exactOptional(sayingSchema) });
export const saySchema = v.strictObject({ id: requestIdSchema, text: sayingSchema });
/** The move itself is parsed by the schema of the table's game. */
export const moveRequestSchema = v.strictObject({ id: requestIdSchema, move: v.unknown() });
