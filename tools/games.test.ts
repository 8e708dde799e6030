/** Every game has its rules pages and fixtures: none can be added without them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { GAME_IDS } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';

const LANGUAGES = readdirSync('docs/rules', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(GAME_IDS)('%s', (game) => {
  test.each(LANGUAGES)('has a page of rules for players in %s', (language) => {
    expect(existsSync(`docs/rules/${language}/${game}.md`)).toBe(true);
  });

  test('has a recorded game for more than one way to end', () => {
    const folder = `fixtures/games/${game}`;
    expect(existsSync(folder), folder).toBe(true);
    expect(readdirSync(folder).length).toBeGreaterThan(1);
  });

  test('has rule ids of its own', () => {
    const ids: readonly { readonly games: readonly string[] }[] = JSON.parse(
      readFileSync('docs/rules/ids.json', 'utf8'),
    );
    expect(ids.some(({ games }) => games.includes(game) && games.length === 1)).toBe(true);
  });
});
