/** Begins: language, theme, links, and the first screen. */
import '@fontsource/proza-libre/latin-500.css';
import '@fontsource/proza-libre/latin-600.css';
import '@fontsource/proza-libre/latin-700.css';
import '@fontsource-variable/hanken-grotesk/index.css';
// Before the styles of any part, which change what these say.
import './tokens.css';
import './base.css';
import { render } from 'preact';
import { followLinks } from './app/router.ts';
import { CurrentScreen } from './app/screens.tsx';
import { Shell } from './app/shell.tsx';
import { keepShell } from './app/shell-worker.ts';
import { followTheme } from './app/theme.ts';
import { followVersion } from './app/version.ts';
import { beginToSpeak } from './i18n/index.ts';

followTheme();
followLinks();
await beginToSpeak();
followVersion();
keepShell();
render(
  <Shell>
    <CurrentScreen />
  </Shell>,
  document.querySelector('#app') as Element,
);
