/** The folders of the data: one per language, and one for each part made from sources under another licence. */
import type { Language } from './language.ts';
import { WORD_LANGUAGES } from './languages/index.ts';
import type { PartName } from './manifest.ts';

/** Made from sources under the GPL; a list works without them. */
const APART: { readonly [part in PartName]?: string } = { classes: 'frog', child: 'child' };

export function partFolder(language: Language, part: PartName): string {
  const apart = APART[part];
  return apart ? `${language}-${apart}` : language;
}

/** Where `explained.tsv.gz` may be: spellings, then base forms and meanings. */
export function explainedFolders(language: Language): readonly string[] {
  return [language, ...WORD_LANGUAGES[language].explained];
}
