/** The language menu, available on every screen. */
import { changeLanguage, LANGUAGES, type Language, language, t } from '../i18n/index.ts';
import { Icon } from '../parts/icon.tsx';
import './language-menu.css';

/** Languages are listed in their own names, so that a user can always find them. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { nl: 'Nederlands', de: 'Deutsch', en: 'English' };

export function LanguageMenu() {
  const current = language();
  return (
    <label class="language">
      <Icon name="globe" small />
      <span class="language-code" aria-hidden="true">
        {current.toUpperCase()}
      </span>
      <span class="unseen">{t().common.language}</span>
      <select
        class="language-select"
        value={current}
        onChange={({ currentTarget: { value } }) => {
          const chosen = LANGUAGES.find((code) => code === value);
          if (chosen) void changeLanguage(chosen);
        }}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {OWN_NAMES[code]}
          </option>
        ))}
      </select>
    </label>
  );
}
