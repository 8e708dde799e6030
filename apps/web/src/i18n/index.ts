/** The language of the page: the current one, its messages, and how to change it. */
import { signal } from '@preact/signals';
import { loadOnce } from '../base/load-once.ts';
import { type Language, languageWanted, rememberLanguage } from './language.ts';
import type { Messages } from './messages.ts';

export { LANGUAGES, type Language } from './language.ts';
export type { Messages } from './messages.ts';

/** Each language is a separate file; only the current one is loaded. */
const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  nl: loadOnce(async () => (await import('./nl/index.ts')).nl),
  de: loadOnce(async () => (await import('./de/index.ts')).de),
  en: loadOnce(async () => (await import('./en/index.ts')).en),
};

const spoken = signal<{ readonly language: Language; readonly messages: Messages } | null>(null);

/** The messages of the current language. Components that read them render again when it changes. */
export function t(): Messages {
  if (!spoken.value) throw new Error('no language is loaded yet');
  return spoken.value.messages;
}

export function language(): Language {
  return spoken.value?.language ?? languageWanted();
}

/** Loads the user's language once, before the first render. */
export async function loadLanguage(): Promise<void> {
  await speak(languageWanted());
}

export async function changeLanguage(to: Language): Promise<void> {
  rememberLanguage(to);
  await speak(to);
}

let wanted: Language | null = null;

async function speak(to: Language): Promise<void> {
  wanted = to;
  const messages = await LOADERS[to]();
  // The file of a language that was chosen later may have arrived earlier.
  if (wanted !== to) return;
  document.documentElement.lang = to;
  spoken.value = { language: to, messages };
}
