/** A guest's devices, and the six words that bring the guest to another one. */
import * as v from 'valibot';
import { PAGE_LANGUAGES } from './languages/page-languages.ts';
import { nameSchema } from './requests.ts';

export const sixWordsSchema = v.object({ words: v.array(v.string()) });
export const deviceInfoSchema = v.object({
  id: v.string(),
  /** As its owner calls it; null: by its kind and browser. */
  name: v.nullable(v.string()),
  kind: v.nullable(v.picklist(['phone', 'tablet', 'desk'])),
  browser: v.nullable(v.string()),
  seenAt: v.number(),
  /** The one that asks. */
  isThis: v.boolean(),
});
export type DeviceInfo = v.InferOutput<typeof deviceInfoSchema>;

export const deviceNameSchema = v.strictObject({ name: v.nullable(nameSchema) });
export const makeWordsSchema = v.strictObject({ language: v.picklist(PAGE_LANGUAGES) });
/** As somebody has typed them. */
export const signInSchema = v.strictObject({ words: v.pipe(v.string(), v.maxLength(200)) });
