/** Toggles between light and dark. */
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { switchTheme, theme } from './theme.ts';

export function ThemeSwitch() {
  const isDark = theme.value === 'dark';
  const { toDark, toLight } = t().common;
  return <Button look="plain" icon={isDark ? 'sun' : 'moon'} label={isDark ? toLight : toDark} onClick={switchTheme} />;
}
