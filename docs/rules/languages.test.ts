/** The players' rules agree in all three languages: same rules, examples and figures. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../tools/files.ts';

const LANGUAGES = ['en', 'nl', 'de'] as const;
const TRANSLATIONS = ['nl', 'de'] as const;
const NAMES = namesOf('en');

/** The file names of the pages, which are the same in each language. */
function namesOf(language: string): string[] {
  return filesUnder([`docs/rules/${language}`], /\.md$/).map((file) => file.slice(file.lastIndexOf('/') + 1));
}

function read(language: string, name: string): string {
  return readFileSync(`docs/rules/${language}/${name}`, 'utf8');
}

/** What a translation keeps: figures (including squares and rule ids) and example words. */
function figuresOf(text: string): string[] {
  return (text.match(/[+-]?\d+|[\p{Lu}@]{2,}/gu) ?? []).sort();
}

function anchorsOf(page: string): string[] {
  return page.match(/<a id="[^"]*">/g) ?? [];
}

/** The figures from each anchor to the next; those before the first belong to the introduction. */
function figuresByRule(page: string): Record<string, string[]> {
  return Object.fromEntries(
    page.split('<a id="').map((part, place) => [place === 0 ? 'introduction' : part.split('"', 1)[0], figuresOf(part)]),
  );
}

/** Every row of every table, cell by cell, so that swapped scores are found. */
function figuresByRow(page: string): string[][][] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1).map(figuresOf));
}

function codeBlocksOf(page: string): string[] {
  return page.match(/^```\w*$.*?^```$/gms) ?? [];
}

/** Options, values, cards and squares, as a set: a translation may use its own name for a card after the first mention. */
function inlineCodeOf(page: string): Set<string> {
  return new Set(page.match(/`[^`\n]+`/g));
}

function headingLevelsOf(page: string): number[] {
  return [...page.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
}

/** Link targets within a page: rule anchors and headings. */
function targetsOf(page: string): Set<string> {
  const rules = [...page.matchAll(/<a id="([^"]*)">/g)].map(([, id = '']) => id);
  const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...rules, ...headings]);
}

describe.each(TRANSLATIONS)('the rules in %s', (language) => {
  test('have the pages that English has', () => {
    expect(namesOf(language)).toEqual(NAMES);
  });

  describe.each(NAMES)('%s', (name) => {
    const english = read('en', name);
    const translated = read(language, name);

    test('has the same rules in the same order, under headings of the same levels', () => {
      expect(anchorsOf(translated)).toEqual(anchorsOf(english));
      expect(headingLevelsOf(translated)).toEqual(headingLevelsOf(english));
    });

    test('has the same figures and example words in every rule', () => {
      expect(figuresByRule(translated)).toEqual(figuresByRule(english));
    });

    test('has the same tables, cell by cell, and the same boards', () => {
      expect(figuresByRow(translated)).toEqual(figuresByRow(english));
      expect(codeBlocksOf(translated)).toEqual(codeBlocksOf(english));
    });

    test('names the same options, values and cards', () => {
      expect(inlineCodeOf(translated)).toEqual(inlineCodeOf(english));
    });
  });
});

test.each(LANGUAGES)('every link in the rules in %s has a target', (language) => {
  const dead = namesOf(language).flatMap((name) =>
    [...read(language, name).matchAll(/\]\(([^#)]*)#?([^)]*)\)/g)]
      .filter(([, page = '', target = '']) => {
        const file = page === '' ? name : page;
        return !NAMES.includes(file) || (target !== '' && !targetsOf(read(language, file)).has(target));
      })
      .map(([link]) => `${name}: ${link}`),
  );
  expect(dead).toEqual([]);
});
