/** Asks the worker about words, by the list that ships. */
import { BLOCK_KINDS, type Language, WORD_CLASSES } from '@lettertafel/words';
import * as v from 'valibot';
import { askLocal } from '../local/worker-channel.ts';

const isTrue = v.exactOptional(v.literal(true));
const text = v.exactOptional(v.string());

const PLAIN = [
  'name',
  'unknown',
  'not-letters',
  'too-short',
  'too-long',
  'apostrophe',
  'hyphen',
  'abbreviation',
  'spelling',
] as const;

const whySchema = v.variant('code', [
  v.object({ code: v.literal('listed'), source: v.string() }),
  v.object({ code: v.literal('discriminating'), reason: v.string() }),
  v.object({ code: v.literal('blocked'), reason: v.string(), kind: v.picklist(BLOCK_KINDS), phrase: text }),
  v.object({ code: v.picklist(PLAIN) }),
]);

const wordVerdictSchema = v.object({
  word: v.string(),
  good: v.boolean(),
  classes: v.exactOptional(v.array(v.picklist(WORD_CLASSES))),
  name: isTrue,
  common: isTrue,
  joined: isTrue,
  written: text,
  formOf: text,
  class: text,
  meaning: text,
  why: whySchema,
});

/** Verdicts with their reasons and what is known about each word. */
export const explainWords = (
  language: Language,
  words: readonly string[],
  options: { readonly joined: boolean; readonly onlyRead: boolean },
) => askLocal({ ask: 'explain', language, words: [...words], ...options }, v.array(wordVerdictSchema));
