/**
 * Takes screenshots of every screen in both themes, on a phone in both orientations and on a desktop, into
 * `.cache/screenshots`. Those the README shows are also copied to docs/screenshots.
 */
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CrosswordView, GameId, TableView, TricksterView } from '@lettertafel/engine';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../tools/chromium.mjs';
import { typeWord } from '../e2e/board-page.ts';
import { BOT, beginTable, ME, post, viewOf } from '../e2e/browser.ts';
import { INPUTS } from '../e2e/input.ts';
import { playsOf, wordsOf } from '../e2e/legal-plays.ts';
import { prefer, SCORE_SCREENS, SCREENS, type Theme } from '../e2e/screens.ts';
import { typeNewWord } from '../e2e/word-table-page.ts';
import { FLAGS } from '../playwright.config.ts';
import { pause, ROOT, whileServed } from './served.ts';

const PICTURES = join(ROOT, '.cache/screenshots');
const SHOWN_IN_README = join(ROOT, 'docs/screenshots');
const PORT = 8397;
const SIZES = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
};
const THEMES: readonly Theme[] = ['light', 'dark'];
/** Tables are shown in the middle of a game. */
const OWN_TURNS = 4;

type View = CrosswordView | TricksterView | TableView;

await whileServed(PORT, takePictures);

async function takePictures(address: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: FLAGS });
  const host = await browser.newContext(contextOptions(address, 1));
  const tables = await setTables(await host.newPage());
  const storageState = await host.storageState();
  let households = 1;
  for (const theme of THEMES) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      households += 1;
      const options = { ...contextOptions(address, households), viewport };
      const name = `${size}-${theme}`;
      await withPage(browser, { ...options, storageState }, (page) => showTables(page, theme, name, tables));
      await withPage(browser, options, (page) => showScreens(page, theme, name));
    }
  }
  await browser.close();
  for (const name of readdirSync(SHOWN_IN_README)) copyFileSync(join(PICTURES, name), join(SHOWN_IN_README, name));
}

async function withPage(
  browser: Browser,
  options: BrowserContextOptions,
  show: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  await show(await context.newPage());
  await context.close();
}

function contextOptions(baseURL: string, household: number) {
  return { baseURL, locale: 'nl-NL', extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${household}` } };
}

interface Shown {
  readonly name: string;
  readonly game: GameId;
  readonly table: string;
}

async function setTables(page: Page): Promise<readonly Shown[]> {
  const shown: Shown[] = [];
  for (const [name, game] of [
    ['board', 'scrabble-xl-nl'],
    ['board-de', 'scrabble-de'],
    ['trickster', 'trickster-nl'],
    ['table-sabra', 'rummikub-sabra'],
    ['table-international', 'rummikub-international'],
  ] as const) {
    const table = await beginTable(page, { game, seats: [ME, BOT, BOT] });
    await playBeside(page, { game, table, turns: OWN_TURNS });
    shown.push({ name, game, table });
  }
  for (const [name, game] of [
    ['end', 'scrabble-xl-nl'],
    ['end-rummikub', 'rummikub-sabra'],
  ] as const) {
    const table = await beginTable(page, { game, seats: [ME, BOT] });
    await playBeside(page, { game, table, turns: Number.POSITIVE_INFINITY });
    shown.push({ name, game, table });
  }
  return shown;
}

/** Plays the first seat without the page, for this many turns or to the end. */
async function playBeside(page: Page, { game, table, turns }: { game: GameId; table: string; turns: number }) {
  let played = 0;
  for (let move = 0; ; move++) {
    const view = await viewOf<View>(page, table, 0);
    if (view.over) return;
    const doing = answerOf(view) ?? (view.turn === 0 && !isBusy(view) ? turnOf(game, view) : null);
    if (!doing) await pause();
    else {
      if (view.turn === 0 && doing.do !== 'accept' && doing.do !== 'take' && doing.do !== 'discard') played += 1;
      if (played > turns) return;
      await post(page, `/api/tables/${table}/moves`, { id: `${table}-${move}`, move: { by: 0, ...doing } });
    }
  }
}

type Doing = { readonly do: string; readonly [field: string]: unknown };

/** Answers questions about cards to the first seat. */
function answerOf(view: View): Doing | null {
  if (!('hand' in view)) return null;
  const { announced, opening, phase, hand } = view;
  if (announced.some(({ window }) => window.awaiting.includes(0)) || opening?.awaiting.includes(0))
    return { do: 'accept' };
  if (phase?.seat !== 0) return null;
  if (phase.due > 0) return { do: 'take' };
  return hand.length > 3 ? { do: 'discard', card: hand[0] } : { do: 'accept' };
}

function isBusy(view: View): boolean {
  return 'hand' in view && (view.announced.length > 0 || view.phase !== null || view.held !== null);
}

function turnOf(game: GameId, view: View): Doing {
  if ('pot' in view) {
    const word = freshWord(view);
    if (!word) return { do: view.pot.count > 0 ? 'draw' : 'pass' };
    const lying = view.table.map(({ tiles, reading }) => (tiles === reading ? tiles : `${tiles}=${reading}`));
    return { do: 'arrange', table: [...lying, word] };
  }
  const [best] = playsOf(game, view);
  return best ? { do: 'lay', at: best.at, word: best.word } : { do: 'pass' };
}

function freshWord({ rack, formed }: TableView): string | undefined {
  return wordsOf(rack.join(''), 3).find((word) => !formed.includes(word));
}

/** Screens with the host's games, including home. */
async function showTables(page: Page, theme: Theme, end: string, tables: readonly Shown[]): Promise<void> {
  await prefer(page, theme, 'nl');
  await page.goto('/');
  await page.getByRole('list').first().waitFor();
  await take(page, `home-${end}`);
  for (const { name, game, table } of tables) {
    await page.goto(`/t/${table}`);
    const view = await viewOf<View>(page, table, 0);
    await page
      .getByRole(view.over ? 'table' : 'list')
      .first()
      .waitFor();
    if (!view.over) await beginDraft(page, game, view);
    await take(page, `${name}-${end}`);
  }
}

/** All other screens, for a new visitor. */
async function showScreens(page: Page, theme: Theme, end: string): Promise<void> {
  await prefer(page, theme, 'nl');
  const others = SCREENS.filter(({ name, isTable }) => !isTable && !/^(home|end)/.test(name));
  for (const screen of [...others, ...SCORE_SCREENS]) {
    await screen.open(page);
    await take(page, `${screen.name}-${end}`);
  }
}

async function beginDraft(page: Page, game: GameId, view: View): Promise<void> {
  if ('pot' in view) {
    const word = freshWord(view);
    if (word) await typeNewWord(page, word);
    return;
  }
  const best = playsOf(game, view).find(({ word }) => /^[A-Z]+$/.test(word));
  if (best) await typeWord(INPUTS.pointer, page, best, view.board);
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(PICTURES, `${name}.png`), animations: 'disabled' });
}
