/** Questions from the page to the local worker, and their schemas. */
import { clientMessageSchema, createTableSchema, nameSchema } from '@lettertafel/protocol';
import { LANGUAGES } from '@lettertafel/words';
import * as v from 'valibot';
import { HINT_GRADES } from './hint.ts';
import { MAX_ASKED_LETTERS } from './messages.ts';

const table = v.pipe(v.string(), v.maxLength(64));
const viewer = v.union([v.pipe(v.number(), v.integer(), v.minValue(0)), v.literal('spectator')]);
const words = v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(200)));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

export const questionSchema = v.variant('ask', [
  v.strictObject({
    ask: v.literal('create'),
    wanted: createTableSchema,
    /** The default name of the first own seat. */
    name: v.nullable(nameSchema),
    /** Practice from the start. */
    practice: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ ask: v.literal('lists') }),
  v.strictObject({ ask: v.literal('table'), table }),
  v.strictObject({
    ask: v.literal('tables'),
    list: v.picklist(['running', 'away', 'over']),
    skip: count,
    limit: count,
  }),
  v.strictObject({ ask: v.literal('played') }),
  v.strictObject({ ask: v.literal('stand'), table, as: viewer, last: count }),
  v.strictObject({ ask: v.literal('put-away'), table, away: v.boolean() }),
  v.strictObject({ ask: v.literal('check'), table, words: v.pipe(v.array(v.string()), v.maxLength(64)) }),
  v.strictObject({
    ask: v.literal('explain'),
    language: v.picklist(LANGUAGES),
    words: v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_ASKED_LETTERS))), v.maxLength(64)),
    /** Whether the table accepts words without their apostrophe or hyphen (XL-05). */
    joined: v.boolean(),
    /** Whether to leave out meanings that nobody has read. */
    onlyRead: v.boolean(),
  }),
  v.strictObject({
    ask: v.literal('verdicts'),
    language: v.picklist(LANGUAGES),
    asked: v.object({ has: words, isName: words, isAdvised: words, isPersonStem: words }),
    verbs: v.boolean(),
    joined: v.boolean(),
  }),
  v.strictObject({
    ask: v.literal('short-words'),
    language: v.picklist(LANGUAGES),
    length: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(3)),
  }),
  v.strictObject({ ask: v.literal('export'), values: v.record(v.string(), v.string()) }),
  v.strictObject({ ask: v.literal('read-export'), text: v.string() }),
  v.strictObject({ ask: v.literal('import-read') }),
  v.strictObject({ ask: v.literal('delete-all') }),
  v.strictObject({ ask: v.literal('abort'), table }),
  v.strictObject({ ask: v.literal('again'), table }),
  v.strictObject({ ask: v.literal('record'), table }),
  v.strictObject({ ask: v.literal('hint'), table, grade: v.picklist(HINT_GRADES) }),
  v.strictObject({ ask: v.literal('own-turns'), table }),
  v.strictObject({ ask: v.literal('open-racks'), table }),
  v.strictObject({ ask: v.literal('move-out'), table }),
  v.strictObject({ ask: v.literal('moved-to'), table }),
  v.strictObject({ ask: v.literal('go-back'), table, length: count }),
]);
export type Question = v.InferInput<typeof questionSchema>;

export const toWorkerSchema = v.variant('type', [
  ...clientMessageSchema.options,
  /** A tile is being carried: what can wait makes way. */
  v.strictObject({ type: v.literal('carrying'), isCarrying: v.boolean() }),
  v.strictObject({ type: v.literal('question'), number: v.number(), question: questionSchema }),
]);
export type ToWorker = v.InferInput<typeof toWorkerSchema>;
