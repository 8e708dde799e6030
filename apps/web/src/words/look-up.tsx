/** Looking up any word by the lists that ship. */
import { LANGUAGES, type Language } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { later } from '../i18n/later.ts';
import { MAX_ASKED_LETTERS } from '../local/messages.ts';
import { SubmitButton } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { WordReport } from './word-report.tsx';

/** The list stores words without these characters, and knows where they belong. */
const MARKS = /['’‘-]/g;

export function LookUp() {
  const text = t();
  const language = useSignal<Language>(LANGUAGES[0]);
  const typed = useSignal('');
  const asked = useSignal<string | null>(null);
  return (
    <form
      class="words-own paper"
      onSubmit={(event) => {
        event.preventDefault();
        asked.value = typed.value.replaceAll(MARKS, '').trim() || null;
      }}
    >
      <h2>{text.wordFacts.lookUp}</h2>
      <LanguageChoice language={language} />
      <Field
        label={later().wordReasons.word}
        value={typed.value}
        longest={MAX_ASKED_LETTERS}
        onInput={(value) => {
          typed.value = value;
        }}
      />
      <SubmitButton>{later().wordReasons.lookUpNow}</SubmitButton>
      <div class="words-found" role="status">
        {asked.value !== null && <WordReport word={asked.value} language={language.value} />}
      </div>
    </form>
  );
}
