/** Every screen, and how to get there, for properties that hold on all of them. */
import type { GameId } from '@lettertafel/engine';
import type { ScoreSheet } from '@lettertafel/scorekeeper';
import { expect, type Locator, type Page } from '@playwright/test';
import { openSheet, typeLetters, typeWord } from './at-sheet.ts';
import { beginTable, ME, post } from './browser.ts';

export interface Screen {
  readonly name: string;
  /** Whether board and rack must be visible together. */
  readonly isTable?: true;
  open(page: Page): Promise<void>;
}

export type Theme = 'light' | 'dark' | 'system';
export type Language = 'nl' | 'de' | 'en';

/** Stores preferences as the settings screen does. */
export async function prefer(page: Page, theme: Theme, language: Language): Promise<void> {
  await page.addInitScript(
    ([chosenTheme, chosenLanguage]) => {
      localStorage.setItem('lettertafel.theme', JSON.stringify(chosenTheme));
      localStorage.setItem('lettertafel.language', chosenLanguage as string);
    },
    [theme, language],
  );
}

function title(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

const path = (name: string, address: string): Screen => ({
  name,
  open: async (page) => {
    await page.goto(address);
    await expect(title(page)).toBeAttached();
  },
});

const table = (name: string, game: GameId): Screen => ({
  name,
  isTable: true,
  open: async (page) => {
    await page.goto(`/t/${await beginTable(page, { game })}`);
    await expect(board(page)).toBeVisible();
  },
});

/** The board or the mat, in any language. */
export function board(page: Page): Locator {
  return page.locator('.board, .mat');
}

const end = (name: string, game: GameId): Screen => ({
  name,
  open: async (page) => {
    const id = await beginTable(page, { game });
    await post(page, `/api/tables/${id}/moves`, { id: `resign-${id}`, move: { by: 0, do: 'resign' } });
    await page.goto(`/t/${id}`);
    await expect(title(page)).toBeVisible();
  },
});

export const SCREENS: readonly Screen[] = [
  path('home', '/'),
  path('set-table', '/new/scrabble-de'),
  path('set-table-rummikub', '/new/rummikub-international'),
  path('rules', '/rules'),
  path('rules-trickster', '/rules/trickster-nl'),
  path('rules-international', '/rules/rummikub-international'),
  path('rules-options', '/rules/options'),
  path('learn', '/learn'),
  path('lesson', '/learn/scrabble-xl-nl'),
  path('lesson-table', '/learn/rummikub-sabra'),
  path('settings', '/settings'),
  path('words', '/words'),
  path('keys', '/keys'),
  path('watch', '/watch'),
  path('position', '/positie'),
  path('position-refused', '/positie/none'),
  path('not-found', '/nowhere'),
  {
    name: 'waiting-room',
    open: async (page) => {
      const { id } = await post(page, '/api/tables', { game: 'scrabble-xl-nl', seats: [ME, { kind: 'link' }] });
      await page.goto(`/t/${id}`);
      await expect(title(page)).toBeVisible();
    },
  },
  {
    name: 'cover',
    open: async (page) => {
      const id = await beginTable(page, { game: 'scrabble-xl-nl', options: {}, seats: [ME, ME] });
      await page.goto(`/t/${id}`);
      await expect(page.locator('.cover')).toBeVisible();
    },
  },
  {
    name: 'home-with-games',
    open: async (page) => {
      await beginTable(page, { game: 'scrabble-xl-nl' });
      await end('', 'scrabble-de').open(page);
      await page.goto('/');
      await expect(page.locator('.running-game-last').first()).toBeVisible();
    },
  },
  {
    name: 'games',
    open: async (page) => {
      await end('', 'scrabble-de').open(page);
      await page.goto('/games?list=over');
      await expect(page.locator('.games-row')).toBeVisible();
    },
  },
  {
    name: 'ways-sheet',
    open: async (page) => {
      await page.goto('/');
      await page.locator('button.game-card-name').last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'friends-sheet',
    open: async (page) => {
      await page.goto('/');
      await page.locator('button.game-card-name').first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Met vrienden|Mit anderen|With friends)$/ })
        .click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'menu-sheet',
    open: async (page) => {
      await page.goto(`/t/${await beginTable(page, { game: 'scrabble-xl-nl' })}`);
      await page.locator('.play-header button').last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  table('board', 'scrabble-xl-nl'),
  table('board-de', 'scrabble-de'),
  table('trickster', 'trickster-nl'),
  table('table-sabra', 'rummikub-sabra'),
  {
    name: 'table-choosing',
    isTable: true,
    open: async (page) => {
      await page.goto(`/t/${await beginTable(page, { game: 'rummikub-sabra', options: {}, seats: [ME] })}`);
      for (const place of [0, 2]) await page.locator('.own-rack button').nth(place).click();
      await expect(page.getByRole('toolbar')).toBeVisible();
    },
  },
  table('table-international', 'rummikub-international'),
  end('end', 'scrabble-xl-nl'),
  end('end-rummikub', 'rummikub-sabra'),
];

const BOARD_SHEET: ScoreSheet = {
  game: 'scrabble-xl-nl',
  players: ['Noord', 'Oost', 'Zuid'],
  starter: 0,
  options: {},
  lines: [
    { by: 0, do: 'lay', at: 'H5', word: 'TREINEN' },
    { by: 1, do: 'lay', at: 'G10', word: 'ZIE' },
    { by: 2, do: 'lay', at: 'H1', word: 'SNELTREINEN' },
  ],
};

const TABLE_SHEET: ScoreSheet = {
  game: 'rummikub-sabra',
  players: ['Noord', 'Oost', 'Zuid'],
  starter: 0,
  options: {},
  lines: [
    { by: 0, do: 'arrange', table: ['POES'] },
    { by: 1, do: 'arrange', table: ['POES', 'LEER'] },
    { by: 2, do: 'arrange', table: ['POES', 'LEER', 'RUN'] },
  ],
};

/** Both games are over. */
export const END_SHEETS: readonly ScoreSheet[] = [
  { ...BOARD_SHEET, lines: [...BOARD_SHEET.lines, { by: 0, do: 'end', racks: ['', 'EA', 'D'] }] },
  { ...TABLE_SHEET, lines: [...TABLE_SHEET.lines, { by: 0, do: 'end', racks: ['', 'EA', 'D'] }] },
];

/** The scorekeeper; scorekeeper-looks.spec.ts tests its sizes and its accessibility. */
export const SCORE_SCREENS: readonly Screen[] = [
  path('score-start', '/score'),
  {
    name: 'score-board',
    open: async (page) => {
      await openSheet(page, BOARD_SHEET, 'board');
      await typeWord(page, '4H', 'LAMP');
    },
  },
  {
    name: 'score-table',
    open: async (page) => {
      await openSheet(page, TABLE_SHEET, 'table');
      await typeLetters(page, 'HUT');
    },
  },
  {
    name: 'score-end',
    open: async (page) => {
      await openSheet(page, BOARD_SHEET, 'end');
      await page.locator('.top-tools .btn').last().click();
      await page.locator('.score-menu .btn').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
