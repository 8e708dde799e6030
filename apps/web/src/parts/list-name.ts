/** What a word list is called: the one that ships has no name, and its sources are too many to say in a line. */
import type { WordListInfo } from '@lettertafel/protocol';
import { t } from '../i18n/index.ts';

export function listName({ name, language }: WordListInfo): string {
  return name ?? t().common.lists[language];
}
