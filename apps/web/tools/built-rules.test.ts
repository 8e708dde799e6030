/** The pages of rules as they are built: every place that something leads to is there, and only once. */
import { readFileSync } from 'node:fs';
import {
  CROSSWORD_REFUSALS,
  type Family,
  GAME_IDS,
  GAMES,
  gameById,
  KERNEL_REFUSALS,
  TABLE_REFUSALS,
  TRICKSTER_REFUSALS,
} from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/language.ts';
import { AT_TABLES, FAMILY_PAGES, withShared } from '../src/screens/rules/pages.ts';
import { toHtml } from './rules-pages.ts';

const REFUSALS: Readonly<Record<Family, Readonly<Record<string, string | null>>>> = {
  board: { ...KERNEL_REFUSALS, ...CROSSWORD_REFUSALS },
  'board-with-cards': { ...KERNEL_REFUSALS, ...CROSSWORD_REFUSALS, ...TRICKSTER_REFUSALS },
  table: { ...KERNEL_REFUSALS, ...TABLE_REFUSALS },
};

/** A rule that only one game of a family has: nobody is refused by it in another. */
const OTHERS_RULE = /^(XL|DE|RI|RS)-/;

const read = (language: string, page: string) =>
  toHtml(page, readFileSync(`docs/rules/${language}/${page}.md`, 'utf8'));

const PAGES = LANGUAGES.flatMap((language) => GAME_IDS.map((game) => [language, game] as const));

describe.each(PAGES)('%s, %s', async (language, game) => {
  const { family } = GAMES[game];
  const html = withShared(await read(language, game), await read(language, FAMILY_PAGES[family]));
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  const hasPlace = (rule: string) => ids.includes(rule) || ids.includes(AT_TABLES[rule] ?? '');

  test('no id occurs twice', () => {
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  test('every link within the page has a target', () => {
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, target = '']) => decodeURIComponent(target));
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  test('the contents name every chapter', async () => {
    const contents = /<p>(?:<a href="#[^"]+">[^<]*<\/a>(?: · )?)+<\/p>/.exec(html)?.[0] ?? '';
    const chapters = [...(await read(language, game)).matchAll(/<h2 id="([^"]+)"/g)].map(([, id = '']) => id);
    const named = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => decodeURIComponent(id));
    expect(named).toEqual(expect.arrayContaining([...chapters, 'shared']));
  });

  test('every rule that a refusal or an option names has its place', () => {
    const refusing = Object.values(REFUSALS[family]).filter((rule) => rule !== null && !OTHERS_RULE.test(rule));
    const agreed = Object.values(gameById(game).optionTable).map(({ rule }) => rule);
    const wanted = [...refusing, ...agreed];
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((rule) => rule !== null && !hasPlace(rule))).toEqual([]);
  });
});
