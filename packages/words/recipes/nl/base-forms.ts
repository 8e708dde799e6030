/** What a Dutch word is a form of: by OpenTaal's suffix rules, and by the regular forms of its verbs. */
import type { Dictionary } from './open-taal.ts';
import { regularVerbForms } from './verb-forms.ts';

/** Word to the spelling of its base. Infinitives come first: LOOPT is a form of lopen, not of loop. */
export function dutchBases(
  { formsOf, infinitives }: Pick<Dictionary, 'formsOf' | 'infinitives'>,
  fold: (spelling: string) => string,
): ReadonlyMap<string, string> {
  const bases = new Map<string, string>();
  const note = (form: string, base: string) => {
    if (form !== fold(base) && !bases.has(form)) bases.set(form, base);
  };
  for (const infinitive of infinitives) for (const form of regularVerbForms(fold(infinitive))) note(form, infinitive);
  for (const [base, forms] of formsOf) for (const form of forms) note(fold(form), base);
  return bases;
}
