/** The players' rules, written in docs/rules and converted to HTML by the build. */
import { type Family, GAME_IDS, GAMES, isGameId } from '@lettertafel/engine';
import type { Language } from '../../i18n/index.ts';

const FILES = import.meta.glob<string>('../../../../../docs/rules/*/*.md', { import: 'html' });

/** What all games of a family have in common. */
export const FAMILY_PAGES = {
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
  const [own = '', shared] = parts;
  return shared === undefined ? own : withShared(own, shared);
}

/** Refusals that any game may give name the rules of the board games. Where the table games have the same. */
export const AT_TABLES: Readonly<Record<string, string>> = {
  'B-01': 'R-01',
  'B-04': 'R-01',
  'B-22': 'R-17',
  'B-30': 'R-17',
};

const TITLE = /<p class="rules-about">(.*?)<\/p>/;
/** Ids of headings; those of rules have capitals. */
const HEADING_ID = /(id="|href="#)(?=\p{Ll})/gu;

/** The first rule with its number: what comes before is enough to play. */
const FIRST_RULE = /<a id="\p{Lu}+-\d+">/u;

/**
 * Folds the full rules of the game, and appends what all games of the family share: folded, under its own title, which
 * the contents name too. Its headings get ids of their own, because both parts have a heading "Points".
 */
export function withShared(own: string, shared: string): string {
  const [about = '', title = ''] = TITLE.exec(shared) ?? [];
  const body = shared.slice(about.length).replace(HEADING_ID, '$1shared-');
  // The last paragraph, about trademarks, is kept only once.
  const [first, last] = [own.slice(0, own.lastIndexOf('<hr')), body.lastIndexOf('<hr')];
  const listed = first.replace(
    /(<p>(?:<a href="#[^"]+">[^<]*<\/a>(?: · )?)+)<\/p>/,
    `$1 · <a href="#shared">${title}</a></p>`,
  );
  const sharedPart = fold(`<h2 id="shared">${title}</h2>`, body.slice(0, last));
  return `${withFullRulesFolded(listed)}${sharedPart}${body.slice(last)}`;
}

function withFullRulesFolded(own: string): string {
  const start = own.slice(0, own.search(FIRST_RULE)).lastIndexOf('<h2');
  const [, heading = '', rules = ''] = /^(<h2.*?<\/h2>)(.*)$/s.exec(own.slice(start)) ?? [];
  return start < 0 ? own : own.slice(0, start) + fold(heading, rules);
}

const fold = (heading: string, content: string) =>
  `<details class="rules-fold"><summary>${heading}</summary>${content}</details>`;
