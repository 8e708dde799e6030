/** A button that explains words that were looked up, or whose play stands; never others (B-24). */
import type { TableInfo } from '@lettertafel/protocol';
import { useSignal } from '@preact/signals';
import { lazy } from '../app/lazy.tsx';
import { t } from '../i18n/index.ts';
import { isForChildren } from '../parts/children.ts';

/** Loaded when a word is first explained. */
const WordFacts = lazy(
  async () => (await import('./word-facts.tsx')).WordFacts,
  () => null,
);

interface WordsInListProps {
  readonly words: readonly string[];
  /** The list that the table plays by, and whether it is a table of children. */
  readonly info: Pick<TableInfo, 'words' | 'seats' | 'options'>;
  /** The options of the game; with `joined`, words without their apostrophe or hyphen are accepted (XL-05). */
  readonly options: object;
  /** What is around it says already that the list lacks the words. */
  readonly isTold?: boolean;
}

export function WordQuestion(props: WordsInListProps) {
  const isAsked = useSignal(false);
  const { ask, askMany } = t().wordFacts;
  const words = wordsInLists(props.words);
  if (words.length === 0) return null;
  if (isAsked.value) return <FactsOf {...props} />;
  return (
    <button type="button" class="word-question link sm" onClick={() => (isAsked.value = true)}>
      {words.length > 1 ? askMany : ask}
    </button>
  );
}

/** Lists have no words with an ending tile (DE-06). */
export function wordsInLists(words: readonly string[]): readonly string[] {
  return words.filter((word) => !word.includes('*'));
}

/** The same without being asked for. */
export function FactsOf({ words, info, options, isTold = false }: WordsInListProps) {
  const { language, kind } = info.words;
  const isByShippedList = kind === 'shipped';
  const joined = 'joined' in options && options.joined === true;
  const known = wordsInLists(words);
  if (known.length === 0) return null;
  return <WordFacts {...{ words: known, language, isByShippedList, joined, isTold }} onlyRead={isForChildren(info)} />;
}
