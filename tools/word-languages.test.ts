/** No codes of word languages outside their folders: everything else lists them from there. */
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { filesUnder } from './files.ts';

const CODES = LANGUAGES.join('|');

/** The records of a language, in each package; its recipe; and what a game says about itself. */
const MAY_NAME_LANGUAGES = new RegExp(`/languages/|/games/|^packages/words/recipes/(${CODES})(/|\\.ts$)`);

/** The page and the terminal have languages of their own, which are not those of word lists. */
const PAGE_LANGUAGES =
  /^apps\/web\/src\/i18n\/|^apps\/cli\/src\/texts\/|\/messages\/|^apps\/web\/src\/app\/language-menu\.tsx$|^apps\/web\/tools\/|\/(wait-page\.ts|service-worker\.js)$/;

const FILES = filesUnder(
  ['packages', 'apps', 'tools'],
  /^(tools|(packages|apps)\/[^/]+\/(src|recipes|tools))\/.*\.(tsx?|m?js)$/,
).filter((file) => !/\.test\.tsx?$|\.testing\.ts$/.test(file));

/** A code as a string or as a key, or two codes in a sentence. */
const CODE = new RegExp(`['"\`](${CODES})['"\`]|[{,\\s](${CODES}): |\\b(${CODES})(,| or| nor| and) (${CODES})\\b`);

function namesLanguage(file: string, text: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return !MAY_NAME_LANGUAGES.test(file) && !PAGE_LANGUAGES.test(file) && CODE.test(code);
}

test('no file outside the folders of a language names one', () => {
  expect(FILES.length).toBeGreaterThan(400);
  expect(FILES.filter((file) => namesLanguage(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ["await words.find('nl');", true],
  ['const LONGEST = { nl: 25, de: 15 };', true],
  ["throw new InputError('expected nl or de');", true],
  ['/** Lists such as `nl`. */', false],
  ["import type { Lexicon } from './lexicon.ts';", false],
])('the check of %s: %s', (text, isFound) => {
  expect(namesLanguage('apps/server/src/planted.ts', text)).toBe(isFound);
  expect(namesLanguage('packages/words/src/languages/index.ts', text)).toBe(false);
});
