/** The name of a word list; the list that ships has no name of its own. */
import type { WordListInfo } from '@lettertafel/protocol';
import { t } from '../i18n/index.ts';

export function listName({ name, language }: WordListInfo): string {
  return name ?? t().common.languages[language].list;
}
