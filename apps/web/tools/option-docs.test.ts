/** What docs say about options comes from the engine's records. */
import { readFileSync } from 'node:fs';
import { GAME_IDS, gameById } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { HELP } from '../../cli/src/help.ts';
import { de } from '../src/i18n/de/later.ts';
import { en } from '../src/i18n/en/later.ts';
import { nl } from '../src/i18n/nl/later.ts';
import { DOCS_LANGUAGES, optionDocs } from './option-docs.ts';

const TEXTS = { nl, de, en };

describe.each(DOCS_LANGUAGES)('%s', (language) => {
  test('the table for self-hosters is up to date (npm run docs)', () => {
    expect(readFileSync(`docs/rules/${language}/options.md`, 'utf8')).toBe(optionDocs(language));
  });

  test.each(GAME_IDS)('the page of %s lists its options by the names on the screen, and the word list', (game) => {
    const { agreements, words } = TEXTS[language].setTable;
    const labels: Readonly<Record<string, { readonly name: string }>> = agreements;
    const page = readFileSync(`docs/rules/${language}/${game}.md`, 'utf8');
    const table = page.slice(page.lastIndexOf('\n## ')).split('\n');
    const listed = table.filter((line) => line.startsWith('| ')).map((line) => line.split('|')[1]?.trim());
    const names = Object.keys(gameById(game).optionTable).map((name) => labels[name]?.name.replaceAll('*', '\\*'));
    expect(listed).toEqual(expect.arrayContaining([...names, words]));
  });
});

test('the help of the command line lists every option', () => {
  const names = GAME_IDS.flatMap((id) => Object.keys(gameById(id).optionTable));
  for (const name of names) expect(HELP.play).toContain(`  ${name} `);
});
