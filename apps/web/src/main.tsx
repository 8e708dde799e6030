/** Starts the app: language, theme, links and the first screen. */
import '@fontsource/proza-libre/latin-600.css';
import '@fontsource/proza-libre/latin-700.css';
import '@fontsource-variable/hanken-grotesk/index.css';
// What the texts need of these fonts, in small files.
import './fonts/fonts.css';
// Imported before the styles of components, which override them.
import './tokens.css';
import './base.css';
import { render } from 'preact';
import { followLinks } from './app/router.ts';
import { registerServiceWorker } from './app/service-worker.ts';
import { Shell } from './app/shell.tsx';
import { followTheme } from './app/theme.ts';
import { followVersion } from './app/version.ts';
import { loadLanguage } from './i18n/index.ts';
import { CurrentScreen, loadCurrentScreen } from './screens/current-screen.tsx';

followTheme();
// Otherwise the sentence in index.html stays: the page would be drawn wrong.
if (CSS.supports('selector(:has(a))')) {
  followLinks();
  await Promise.all([loadLanguage(), loadCurrentScreen()]);
  followVersion();
  registerServiceWorker();
  const root = document.querySelector('#app') ?? document.body;
  root.replaceChildren();
  render(
    <Shell>
      <CurrentScreen />
    </Shell>,
    root,
  );
}
