/** Writes the tables of options in docs/rules/<language>/options.md from the engine's records and the page's texts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { optionRows } from '../../cli/src/games/option-rows.ts';
import { de } from '../src/i18n/de/later.ts';
import { en } from '../src/i18n/en/later.ts';
import { nl } from '../src/i18n/nl/later.ts';

const TEXTS = { nl, de, en };
export type DocsLanguage = keyof typeof TEXTS;
export const DOCS_LANGUAGES = ['nl', 'de', 'en'] as const satisfies readonly DocsLanguage[];

const pageOf = (language: DocsLanguage) => `docs/rules/${language}/options.md`;

/** The page with its first table made anew; the rest stays. */
export function optionDocs(language: DocsLanguage): string {
  const { agreements, words } = TEXTS[language].setTable;
  const labels: Readonly<Record<string, { readonly name: string }>> = agreements;
  const rows = optionRows().map(({ name, values, isCommon }) => {
    const said = values.map(({ text, games }) =>
      isCommon ? text : `${games.map((id) => `\`${id}\``).join(', ')}: ${text}`,
    );
    return `| \`${name}\` | ${labels[name]?.name.replaceAll('*', '\\*')} | ${said.join('; ')} |`;
  });
  const page = readFileSync(pageOf(language), 'utf8');
  const [start = '', ...rest] = page.split('| --- | --- | --- |\n');
  const after = (rest[0] ?? '').slice((rest[0] ?? '').indexOf('\n\n'));
  const table = [`| \`words\` | ${words} | nl, de … |`, ...rows].join('\n');
  return [start, `${table}${after}`, ...rest.slice(1)].join('| --- | --- | --- |\n');
}

if (process.argv[1]?.endsWith('option-docs.ts')) {
  for (const language of DOCS_LANGUAGES) writeFileSync(pageOf(language), optionDocs(language));
}
