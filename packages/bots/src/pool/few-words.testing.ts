/** A list of a few words, which is prepared at once. */
import { importList, makeOwnList, type WordList } from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';

export function fewWords(...words: string[]): WordList {
  const imported = importList(new TextEncoder().encode(words.join('\n')), { language: 'nl' });
  if ('code' in imported) throw new Error(imported.code);
  return makeOwnList('few', imported.file, loadList('nl', { parts: ['words', 'names'] }));
}
