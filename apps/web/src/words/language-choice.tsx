/** Choosing the language of a word list. */
import { LANGUAGES, type Language } from '@lettertafel/engine';
import type { Signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Choice } from '../parts/choice.tsx';

export function LanguageChoice({ language }: { language: Signal<Language> }) {
  const { common } = t();
  return (
    <Choice
      legend={common.language}
      value={language.value}
      options={LANGUAGES.map((code) => ({ value: code, label: common.languages[code].name }))}
      onChange={(code) => {
        language.value = code;
      }}
    />
  );
}
