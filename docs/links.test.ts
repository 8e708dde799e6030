/** Links between documents lead somewhere, and every decision is in the index. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../tools/files.ts';

const DECISIONS = 'docs/decisions';
const NUMBERED = readdirSync(DECISIONS).filter((file) => /^\d{4}-/.test(file));
const TEXTS = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...filesUnder(['docs'], /\.md$/),
  ...filesUnder(['packages', 'apps'], /\/README\.md$/),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

function anchorsIn(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  return [...headings, ...[...text.matchAll(/\b(?:id|name)="([^"]+)"/g)].map(([, id = '']) => id)];
}

test('links lead to files and headings that exist', () => {
  const links = TEXTS.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, file, anchor]) => ({
      from: path,
      to: file ? join(dirname(path), file) : path,
      anchor,
    })),
  );
  expect(links.length).toBeGreaterThan(100);
  const broken = links.filter(
    ({ to, anchor }) => !existsSync(to) || (anchor && to.endsWith('.md') && !anchorsIn(to).includes(anchor)),
  );
  expect(broken).toEqual([]);
});

test('the index lists every decision once, with its title', () => {
  const index = readFileSync(join(DECISIONS, 'README.md'), 'utf8');
  const listed = [...index.matchAll(/^- \[(\d{4})\]\((.+?)\) (.+)$/gm)].map(([, number, file, title]) => [
    file,
    number,
    title,
  ]);
  const titled = NUMBERED.map((file) => {
    const [, number, title] = /^# (\d{4}) · (.+)$/m.exec(readFileSync(join(DECISIONS, file), 'utf8')) ?? [];
    return [file, number, title];
  });
  expect(listed.sort()).toEqual(titled.sort());
  expect(titled.filter(([file, number]) => !file?.startsWith(`${number}-`))).toEqual([]);
  const numbers = titled.map(([, number]) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('decisions named in comments and documents exist', () => {
  const sources = filesUnder(['packages', 'apps', 'tools'], /\.(ts|tsx|mjs|css)$/).map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
  const named = [...TEXTS, ...sources].flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecision (\d+)\b/gi)].map(([, number = '']) => ({ path, number })),
  );
  expect(named.length).toBeGreaterThan(3);
  const known = new Set(NUMBERED.map((file) => file.slice(0, 4)));
  expect(named.filter(({ number }) => !known.has(number))).toEqual([]);
});
