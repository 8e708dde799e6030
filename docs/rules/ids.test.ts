/** Every rule id has a test that names it and an anchor in each language's rules. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../tools/files.ts';

const IDS: readonly { id: string; games: readonly string[] }[] = JSON.parse(
  readFileSync('docs/rules/ids.json', 'utf8'),
);

/** Titles of tests: the text after `test(`, or the rows of a `test.each` that have a rule. */
const TITLES = filesUnder(['packages/engine'], /\.test\.ts$/)
  .map((file) => readFileSync(file, 'utf8'))
  .flatMap(
    (text) =>
      text.match(/\b(?:test|it|describe)(?:\.each)?\s*[(<`][^\n]*|\brule: '[^']+'|^\s*\[?\s*'[A-Z]+-\d\d[^\n]*/gm) ??
      [],
  );

const LANGUAGES = ['en', 'nl', 'de'] as const;

/** The pages of a language by their paths. */
function pagesOf(language: string): ReadonlyMap<string, string> {
  return new Map(filesUnder([`docs/rules/${language}`], /\.md$/).map((file) => [file, readFileSync(file, 'utf8')]));
}

test('the list is complete', () => {
  expect(IDS).toHaveLength(102);
  expect(new Set(IDS.map(({ id }) => id)).size).toBe(IDS.length);
});

test.each(IDS)('$id has a test that names it', ({ id }) => {
  expect(TITLES.filter((title) => title.includes(id)).length).toBeGreaterThan(0);
});

describe.each(LANGUAGES)('the players’ rules in %s', (language) => {
  const pages = pagesOf(language);
  const anchors = [...pages.values()].flatMap((page) =>
    [...page.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id),
  );

  test.each(IDS)('$id has one place', ({ id }) => {
    expect(anchors.filter((anchor) => anchor === id)).toHaveLength(1);
  });

  test('have no unknown anchors', () => {
    expect(anchors.filter((anchor) => !IDS.some(({ id }) => id === anchor))).toEqual([]);
  });

  test('have a page for every game', () => {
    for (const game of new Set(IDS.flatMap(({ games }) => games)))
      expect([...pages.keys()]).toContain(`docs/rules/${language}/${game}.md`);
  });
});
