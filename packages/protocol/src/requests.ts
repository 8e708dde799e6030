/** What a client may ask of a server, as untrusted JSON: the bodies of requests over HTTP. */
import { type GameId, isGameId } from '@lettertafel/engine';
import * as v from 'valibot';
import { text } from './moves.ts';
import { anObject } from './problem.ts';

const MOST_OPTIONS = 32;
const LONGEST_NAME = 24;
const LONGEST_SAYING = 300;
const MOST_WORDS = 64;
/** A table of the longest game, with room to spare. */
const MOST_SEATS = 4;

export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));

/** Whole characters, no line ends, nothing that turns text around or hides in it. */
const plainText = v.pipe(
  v.string(),
  v.transform((said) => said.normalize('NFC').replace(/\s+/gu, ' ').trim()),
  v.check(
    (said) => !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u.test(said.replaceAll('\u200d', '')),
    'a letter cannot be shown',
  ),
  v.minLength(1, 'is empty'),
);

/** Scripts of everyday use: others are seldom needed for a name, but full of letters that look like those of another. */
const SCRIPTS = [
  'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao',
  'Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan',
].flatMap((names) => names.split(' '));
/** Written together. */
const EAST_ASIAN = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'];
const ONE_SCRIPT = new RegExp(
  `^(?:${[...SCRIPTS.map((script) => [script]), EAST_ASIAN]
    .map((scripts) => `[${[...scripts, 'Common', 'Inherited'].map((script) => `\\p{Script=${script}}`).join('')}]*`)
    .join('|')})$`,
  'u',
);
/** What belongs to the picture before it. */
const EMOJI_PARTS = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?:\ufe0f|\u200d)/gu;
const MOST_MARKS = /\p{M}{3}/u;

/** What a player is called at a table. */
export const nameSchema = v.pipe(
  plainText,
  v.check((name) => ONE_SCRIPT.test(name), 'has letters of several scripts, or of one that is not used for names'),
  v.check(
    (name) => !/\p{Default_Ignorable_Code_Point}/u.test(name.replace(EMOJI_PARTS, '')),
    'has a letter that cannot be seen',
  ),
  v.check((name) => !MOST_MARKS.test(name.normalize('NFD')), 'has too many marks on a letter'),
  v.check((name) => /[\p{L}\p{N}\p{S}]/u.test(name), 'has no letter'),
  v.check((name) => [...name].length <= LONGEST_NAME, `is longer than ${LONGEST_NAME} characters`),
);

export const sayingSchema = v.pipe(
  plainText,
  v.check((said) => [...said].length <= LONGEST_SAYING, `is longer than ${LONGEST_SAYING} characters`),
);

/** What a player adds to the shuffle, and the hash that is sent first. */
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits are expected'));

/** A client's own name for what it sends, so that sending it twice does it once. */
export const requestIdSchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]{8,64}$/, '8 to 64 letters, digits, - or _ are expected'),
);

const game = v.pipe(
  v.string(),
  v.check(isGameId, 'no game has this id'),
  v.transform((id) => id as GameId),
);

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
  /** Whether strangers find it in the list of open tables. */
  listed: v.exactOptional(v.boolean(), false),
  chat: v.exactOptional(v.boolean(), true),
});
export type CreateTable = v.InferOutput<typeof createTableSchema>;

export const sitSchema = v.strictObject({
  /** Absent: the first seat that is free. */
  seat: v.exactOptional(seatSchema),
  name: v.exactOptional(nameSchema),
  shareHash: v.exactOptional(hex),
});

export const startSchema = v.strictObject({
  shareHash: v.exactOptional(hex),
  /** Who takes the seats that are still free. */
  level: v.exactOptional(text),
});

export const rematchSchema = v.strictObject({ join: v.exactOptional(v.boolean(), true) });
export const shareHashSchema = v.strictObject({ shareHash: hex });
export const shareSchema = v.strictObject({ share: hex });
export const personSchema = v.strictObject({ name: v.nullable(nameSchema) });
export const seatLinkSchema = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/, 'no seat link')) });
/** Words for a house list, as a table has ruled on them. */
export const keepWordsSchema = v.strictObject({
  language: v.picklist(['nl', 'de']),
  name: text,
  words: v.pipe(v.array(text), v.minLength(1), v.maxLength(MOST_WORDS)),
});

export const checkSchema = v.strictObject({ words: v.pipe(v.array(text), v.maxLength(MOST_WORDS)) });
export const reportSchema = v.strictObject({ reason: v.exactOptional(sayingSchema) });
export const saySchema = v.strictObject({ id: requestIdSchema, text: sayingSchema });
/** The move itself is parsed by the schema of the table's game. */
export const moveRequestSchema = v.strictObject({ id: requestIdSchema, move: v.unknown() });
