/** Writes docs/refusals.md from the engine's tables of refusal codes. */
import { writeFileSync } from 'node:fs';
import { CROSSWORD_REFUSALS, KERNEL_REFUSALS, TABLE_REFUSALS, TRICKSTER_REFUSALS } from '@lettertafel/engine';

const TABLES = [
  ['Any game', KERNEL_REFUSALS],
  ['Board games', CROSSWORD_REFUSALS],
  ['Trickster', TRICKSTER_REFUSALS],
  ['Woord-Rummikub', TABLE_REFUSALS],
] as const;

export function refusalDocs(): string {
  const parts = TABLES.map(([title, table]) => {
    const rows = Object.entries(table).map(([code, rule]) => `| \`${code}\` | ${rule ?? ''} |`);
    return `## ${title}\n| code | rule |\n| --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# Refusal codes

Made by \`npm run docs\`. A code without a rule is about the way of playing rather than a booklet, or its rule depends on
the game and is part of the refusal itself. A refusal also says what it is about, where that applies: \`squares\`, \`words\`,
\`tiles\`, \`card\`, \`option\`, \`path\`.

${parts.join('\n')}`;
}

if (process.argv[1]?.endsWith('refusal-docs.ts')) writeFileSync('docs/refusals.md', refusalDocs());
