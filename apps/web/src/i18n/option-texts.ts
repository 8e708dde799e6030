/** The texts that the engine's records of options require: an option without them does not compile. */
import type { OptionName, RecordOf } from '@lettertafel/engine';

type TextOf<Option> = { readonly name: string } & ([Option] extends [
  { readonly kind: 'choice'; readonly values: readonly (infer Value extends string)[] },
]
  ? { readonly values: { readonly [Choice in Value]: string } }
  : [Option] extends [{ readonly kind: 'number'; readonly nullable: true }]
    ? { /** Null. */ readonly none: string }
    : unknown);

export type OptionTexts = { readonly [Name in OptionName]: TextOf<RecordOf<Name>> };
