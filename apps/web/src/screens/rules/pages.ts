/** The players' rules, written in docs/rules and turned into HTML when the app is built. */
import { type Family, GAME_IDS, GAMES, isGameId } from '@lettertafel/engine';
import type { Language } from '../../i18n/index.ts';

const FILES = import.meta.glob<string>('../../../../../docs/rules/*/*.md', { import: 'html' });

/** What all games of a family have in common. */
const FAMILY_PAGES = {
  board: 'board-games',
  'board-with-cards': 'board-games',
  table: 'woord-rummikub',
} as const satisfies Record<Family, string>;

const PAGES: readonly string[] = [...GAME_IDS, ...Object.values(FAMILY_PAGES), 'options'];

export function isRulesPage(page: string): boolean {
  return PAGES.includes(page);
}

/** A game's page goes on with the rules of its family, so that every rule a refusal names is on it. */
export async function loadRules(page: string, language: Language): Promise<string> {
  const pages = isGameId(page) ? [page, FAMILY_PAGES[GAMES[page].family]] : [page];
  const parts = await Promise.all(pages.map((name) => FILES[`../../../../../docs/rules/${language}/${name}.md`]?.()));
  // What a page says last, about the owners of names, is said once.
  return parts
    .map((part = '', index) => (index < parts.length - 1 ? part.slice(0, part.lastIndexOf('<hr')) : part))
    .join('<hr />');
}
