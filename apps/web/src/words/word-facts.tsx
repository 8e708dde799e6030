/** What is known about words: good or not and why, how each is written, what it is a form of, and what it means. */

import type { Language, WordVerdict } from '@lettertafel/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasKey } from '../base/lookup.ts';
import { t } from '../i18n/index.ts';
import { explainWords } from './explain-words.ts';
import './word-facts.css';

interface WordFactsProps {
  readonly words: readonly string[];
  readonly language: Language;
  /** Whether the table accepts words without their apostrophe or hyphen (XL-05). */
  readonly joined?: boolean;
  /** With another list than the shipped one, the verdict is that list's; this only shows what is known about the word. */
  readonly isByShippedList?: boolean;
  /** What is around it says already that the list lacks the words. */
  readonly isTold?: boolean;
}

export function WordFacts({ words, language, joined = false, isByShippedList = true, isTold = false }: WordFactsProps) {
  const text = t().wordFacts;
  const verdicts = useSignal<readonly WordVerdict[] | 'failed' | null>(null);
  const asked = words.join(' ');
  useEffect(() => {
    let isCurrent = true;
    verdicts.value = null;
    void explainWords(language, asked.split(' '), joined).then((answer) => {
      if (isCurrent) verdicts.value = 'value' in answer ? answer.value : 'failed';
    });
    return () => {
      isCurrent = false;
    };
  }, [language, asked, joined, verdicts]);
  if (verdicts.value === null) return <p class="word-facts muted sm">{text.looking}</p>;
  if (verdicts.value === 'failed') return <p class="word-facts muted sm">{text.failed}</p>;
  // Nothing but that the list lacks it.
  const isBare = (verdict: WordVerdict) => isTold && verdict.why.code === 'unknown' && !verdict.written;
  const facts = verdicts.value.filter((verdict) => !isBare(verdict));
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

function sentencesOf(verdict: WordVerdict, isByShippedList: boolean): readonly string[] {
  const text = t().wordFacts;
  const { written, formOf, meaning, name, why } = verdict;
  const told = [
    isByShippedList && reasonOf(verdict),
    written && text.written(written),
    [classOf(verdict), formOf && text.formOf(formOf)].filter(Boolean).join(', '),
    meaning && text.meaning(meaning),
    name && why.code === 'listed' && text.alsoName,
  ];
  const sentences = told.flatMap((sentence) => (typeof sentence === 'string' && sentence !== '' ? [sentence] : []));
  return sentences.length > 0 ? sentences.map((sentence) => text.sentence(sentence)) : [text.nothing];
}

function reasonOf({ why, joined, good }: WordVerdict): string {
  const text = t().wordFacts;
  switch (why.code) {
    case 'listed':
      return text.listed(why.source);
    case 'blocked':
      return why.phrase === undefined ? text.blocked[why.kind] : text.onlyIn(why.phrase);
    default:
      return joined && !good ? `${text.out[why.code]} ${text.goodJoined}` : text.out[why.code];
  }
}

function classOf({ class: kind, classes = [] }: WordVerdict): string {
  const names = t().wordFacts.classes;
  const known = kind ?? classes[0];
  return known !== undefined && hasKey(names, known) ? names[known] : '';
}
