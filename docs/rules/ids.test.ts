/** Every rule has a test that names it and a place in the players' rules. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

const PAGES = new Map(filesUnder(['docs/rules/en'], /\.md$/).map((file) => [file, readFileSync(file, 'utf8')]));

test('the list has all rules of the five games', () => {
  expect(IDS).toHaveLength(100);
  expect(new Set(IDS.map(({ id }) => id)).size).toBe(IDS.length);
});

test.each(IDS)('$id has a test that names it', ({ id }) => {
  expect(TITLES.filter((title) => title.includes(id)).length).toBeGreaterThan(0);
});

test.each(IDS)('$id has one place in the players’ rules', ({ id }) => {
  const anchors = [...PAGES.values()].flatMap((page) => page.match(new RegExp(`<a id="${id}"></a>`, 'g')) ?? []);
  expect(anchors).toHaveLength(1);
});

test('the players’ rules have no anchor that is no rule', () => {
  const anchors = [...PAGES.values()].flatMap((page) =>
    [...page.matchAll(/<a id="([A-Z]+-\d+)"><\/a>/g)].map(([, id]) => id),
  );
  expect(anchors.filter((anchor) => !IDS.some(({ id }) => id === anchor))).toEqual([]);
});

test('every game has its page', () => {
  for (const game of new Set(IDS.flatMap(({ games }) => games)))
    expect([...PAGES.keys()].join()).toContain(`/${game}.md`);
});
