/** The referee without a game: looking up words and the two-letter words. No anagrams. */
import { LANGUAGES, type Language } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { LanguageChoice } from '../words/language-choice.tsx';
import { twoLetterWords } from './look-up.ts';
import { scoreText } from './messages/index.ts';
import './referee.css';

export function Referee() {
  const text = scoreText();
  const language = useSignal<Language>(LANGUAGES[0]);
  const isOpen = useSignal(false);
  return (
    <section class="score-referee" aria-labelledby="referee">
      <h2 id="referee">{text.referee}</h2>
      <LinkButton look="line" icon="search" href="/words">
        {t().wordFacts.lookUp}
      </LinkButton>
      <div class="score-two paper">
        <h3>{text.twoLetters}</h3>
        <LanguageChoice language={language} />
        <Button look="line" expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
          {isOpen.value ? t().common.close : text.show}
        </Button>
        {isOpen.value && <ShortWords language={language.value} />}
      </div>
    </section>
  );
}

/** All words of two letters, in columns. */
export function ShortWords({ language }: { language: Language }) {
  const text = scoreText();
  const words = useSignal<readonly string[] | 'failed' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    words.value = null;
    void twoLetterWords(language).then((found) => {
      if (isCurrent) words.value = found ?? 'failed';
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  if (words.value === null) return <p class="muted sm">{text.lookingUp}</p>;
  if (words.value === 'failed') return <p class="score-problem">{text.noList}</p>;
  return (
    <ul class="score-short">
      {words.value.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
