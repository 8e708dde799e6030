/** Choosing the language of a word list. */
import { GAME_IDS, GAMES } from '@lettertafel/engine';
import type { Language } from '@lettertafel/words';
import type { Signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { Choice } from '../parts/choice.tsx';

const LANGUAGES: readonly Language[] = [...new Set(GAME_IDS.map((game) => GAMES[game].rules.language))];

export function LanguageChoice({ language }: { language: Signal<Language> }) {
  const { common } = t();
  return (
    <Choice
      legend={common.language}
      value={language.value}
      options={LANGUAGES.map((code) => ({ value: code, label: common.languages[code] }))}
      onChange={(code) => {
        language.value = code;
      }}
    />
  );
}
