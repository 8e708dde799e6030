/** What is known about words: good or not and why, how each is written, what it is a form of, and what it means. */

import type { Language, WordVerdict } from '@lettertafel/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasKey } from '../base/lookup.ts';
import { t } from '../i18n/index.ts';
import { later } from '../i18n/later.ts';
import { explainWords } from './explain-words.ts';
import './word-facts.css';

interface WordFactsProps {
  readonly words: readonly string[];
  readonly language: Language;
  /** Whether the table accepts words without their apostrophe or hyphen (XL-05). */
  readonly joined?: boolean;
  /** Whether to leave out meanings that nobody has read. */
  readonly onlyRead?: boolean;
  /** With another list than the shipped one, the verdict is that list's; this only shows what is known about the word. */
  readonly isByShippedList?: boolean;
  /** What is around it says already that the list lacks the words. */
  readonly isTold?: boolean;
}

export function WordFacts({
  words,
  language,
  joined = false,
  onlyRead = false,
  isByShippedList = true,
  isTold = false,
}: WordFactsProps) {
  const text = later().wordReasons;
  const verdicts = useVerdicts({ words, language, joined, onlyRead });
  if (verdicts === null) return <p class="word-facts muted sm">{t().wordFacts.looking}</p>;
  if (verdicts === 'failed') return <p class="word-facts muted sm">{text.failed}</p>;
  // Nothing but that the list lacks it.
  const isBare = (verdict: WordVerdict) => isTold && verdict.why.code === 'unknown' && !verdict.written;
  const facts = verdicts.filter((verdict) => !isBare(verdict));
  if (facts.length === 0) return null;
  return (
    <dl class="word-facts">
      {facts.map((verdict) => (
        <div key={verdict.word}>
          <dt>{verdict.word}</dt>
          <dd>{sentencesOf(verdict, isByShippedList).join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Null until they are known. */
export function useVerdicts({
  words,
  language,
  joined = false,
  onlyRead = false,
}: Pick<WordFactsProps, 'words' | 'language' | 'joined' | 'onlyRead'>): readonly WordVerdict[] | 'failed' | null {
  const verdicts = useSignal<readonly WordVerdict[] | 'failed' | null>(null);
  const asked = words.join(' ');
  useEffect(() => {
    let isCurrent = true;
    verdicts.value = null;
    void explainWords(language, asked.split(' '), { joined, onlyRead }).then((answer) => {
      if (isCurrent) verdicts.value = 'value' in answer ? answer.value : 'failed';
    });
    return () => {
      isCurrent = false;
    };
  }, [language, asked, joined, onlyRead, verdicts]);
  return verdicts.value;
}

function sentencesOf(verdict: WordVerdict, isByShippedList: boolean): readonly string[] {
  const text = later().wordReasons;
  const { written, formOf, meaning, name, why } = verdict;
  const told = [
    isByShippedList && `${verdict.good ? text.good : text.notGood}: ${reasonOf(verdict)}`,
    isByShippedList && isGoodJoined(verdict) && text.goodJoined,
    written && text.written(written),
    [classOf(verdict), formOf && text.formOf(formOf)].filter(Boolean).join(', '),
    meaning && text.meaning(meaning),
    name && why.code === 'listed' && text.alsoName,
  ];
  const sentences = told.flatMap((sentence) => (typeof sentence === 'string' && sentence !== '' ? [sentence] : []));
  return sentences.length > 0 ? sentences.map((sentence) => text.sentence(sentence)) : [text.nothing];
}

/** Good only at tables that leave out apostrophes and hyphens. */
export const isGoodJoined = ({ why, joined, good }: WordVerdict) =>
  joined === true && !good && why.code !== 'blocked' && why.code !== 'listed';

/** Why it is good or not, to follow a verdict. */
export function reasonOf({ why }: WordVerdict): string {
  const text = later().wordReasons;
  switch (why.code) {
    case 'listed':
      return text.listed;
    case 'blocked':
      return why.phrase === undefined ? text.blocked[why.kind] : text.onlyIn(why.phrase);
    default:
      return text.out[why.code];
  }
}

export function classOf({ class: kind, classes = [] }: WordVerdict): string {
  const names = later().wordReasons.classes;
  const known = kind ?? classes[0];
  return known !== undefined && hasKey(names, known) ? names[known] : '';
}
