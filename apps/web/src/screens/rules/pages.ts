/** The players' rules, written in docs/rules and converted to HTML by the build. */
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

/** The page of a game includes the rules of its family, so that it contains every rule that a refusal can name. */
export async function loadRules(page: string, language: Language): Promise<string> {
  const pages = isGameId(page) ? [page, FAMILY_PAGES[GAMES[page].family]] : [page];
  const parts = await Promise.all(pages.map((name) => FILES[`../../../../../docs/rules/${language}/${name}.md`]?.()));
  // The last paragraph, about trademarks, is kept only once.
  return parts
    .map((part = '', index) => (index < parts.length - 1 ? part.slice(0, part.lastIndexOf('<hr')) : part))
    .join('<hr />');
}
