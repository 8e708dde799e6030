/** Whole games and the booklets' examples entered through the page without racks: the scores are the same. */
import { readFileSync } from 'node:fs';
import { GAME_IDS, type GameId, type GameState, gameById, isGameId, replay } from '@lettertafel/engine';
import { INTERNATIONAL_EXAMPLES, isSabraOnly, SABRA_EXAMPLES } from '@lettertafel/engine/testing';
import {
  BOARD_EXAMPLES,
  sheetBefore,
  tableBefore,
  withLeftOver,
  writtenRecord,
} from '@lettertafel/scorekeeper/testing';
import { nl } from '../src/i18n/nl/index.ts';
import { arrange, chooseCard, enterLine, followTable, openSheet, settle, totals, typeWord } from './at-sheet.ts';
import { expect, test } from './browser.ts';

const FIXTURES = new URL('../../../fixtures/games/', import.meta.url);

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 900_000 });

function recordOf(name: string) {
  const record = JSON.parse(readFileSync(new URL(`${name}.json`, FIXTURES), 'utf8'));
  const game = gameById(isGameId(record.game) ? record.game : 'scrabble-de');
  const created = game.create(record.players, record.options);
  if ('refusal' in created) throw new Error(created.refusal.code);
  const state = replay(game, created.state, record.log) as GameState & { racks: readonly string[][] };
  return { sheet: withLeftOver(writtenRecord(record), state.racks), scores: state.scores };
}

const title = (game: GameId) => `${nl.common.games[game].name} ${nl.common.games[game].way}`.trim();

for (const [name, option] of [
  ['scrabble-xl-nl/went-out', null],
  ['scrabble-de/went-out', null],
  ['trickster-nl/went-out', null],
  ['rummikub-sabra/pot', null],
  ['rummikub-international/pot', 'als de pot leeg is'],
] as const) {
  test(`${name} comes to the same scores`, async ({ page }) => {
    const { sheet, scores } = recordOf(name);
    const names = sheet.players;
    await page.goto('/score');
    await page.getByRole('radio', { name: title(sheet.game), exact: true }).check();
    const count = page.getByRole('group', { name: 'Met hoeveel?' });
    await count.getByRole('radio', { name: String(names.length), exact: true }).check();
    for (const [seat, player] of names.entries()) await page.getByLabel(`Naam ${seat + 1}`).fill(player);
    await page.getByRole('radio', { name: names[sheet.starter] ?? '', exact: true }).check();
    if (option) {
      await page.getByText('Afspraken').click();
      await page.getByRole('radio', { name: new RegExp(option) }).check();
    }
    await page.getByRole('button', { name: 'Beginnen' }).click();
    if (sheet.lines.some(({ do: doing }) => doing === 'arrange')) await followTable(page);
    for (const line of sheet.lines) {
      if (line.do === 'end') await settle(page, line.racks, names);
      else await test.step(JSON.stringify(line), () => enterLine(page, line, names));
    }
    await expect(page.locator('.score-pad-wrong')).toHaveCount(0);
    await expect.poll(() => totals(page)).toEqual(scores.map(String));
  });
}

for (const game of GAME_IDS.filter((id) => Object.hasOwn(BOARD_EXAMPLES, id))) {
  test(`${game}: every worked example has its figure`, async ({ page }) => {
    for (const [number, example] of (BOARD_EXAMPLES[game] ?? []).entries()) {
      const { play, score, cards = [] } = example;
      await test.step(`${play}, ${score}`, async () => {
        const sheet = sheetBefore(game, example);
        await openSheet(page, sheet, `example-${number}`);
        const [at = '', word = ''] = play.split(' ');
        await typeWord(page, at, word);
        for (const card of cards) await chooseCard(page, { card }, { answers: [], names: sheet.players });
        await expect(page.locator('.score-note')).toHaveText(new RegExp(`, ${score} punt`));
        await page.locator('.score-note').click();
        await expect(page.locator('.score-pad-cell', { hasText: word.toUpperCase() }).last()).toContainText(
          String(score),
        );
      });
    }
  });
}

const TABLES = [
  ['rummikub-sabra', SABRA_EXAMPLES],
  ['rummikub-international', [...INTERNATIONAL_EXAMPLES, ...SABRA_EXAMPLES.filter((one) => !isSabraOnly(one))]],
] as const;

for (const [game, examples] of TABLES) {
  test(`${game}: every worked example has its figure`, async ({ page }) => {
    for (const [number, example] of examples.entries()) {
      const [before, own, after, word, score] = example;
      await test.step(`${before} with ${own}: ${word}, ${score}`, async () => {
        await openSheet(page, tableBefore(game, example), `example-${number}`);
        await arrange(page, after.split(' '));
        await expect(page.locator('.score-note')).toHaveText(new RegExp(`^Noteer ${word}, ${score} punt`));
        const laid = [
          ...(((await page.locator('.score-lines small').first().textContent()) ?? '').split(': ')[1] ?? ''),
        ];
        expect(laid.filter((tile) => tile !== ' ').sort()).toEqual([...own].sort());
      });
    }
  });
}

test('RI-02 a word that International does not let dissolve is refused with the reason, and can be saved anyway', async ({
  page,
}) => {
  const refused = [...SABRA_EXAMPLES.filter(isSabraOnly), ['VER', 'E', 'VEER', '', 0] as const];
  for (const [number, example] of refused.entries()) {
    await openSheet(page, tableBefore('rummikub-international', example), `refused-${number}`);
    await arrange(page, example[2].split(' '));
    await expect(page.locator('.score-note')).toHaveText('Toch noteren');
    await expect(page.locator('.score-problem')).not.toHaveText('');
  }
});
