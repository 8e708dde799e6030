/** Page object of trick cards on a shared device. */
import type { Card } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { cards } from '../src/i18n/nl/cards.ts';
import { expect, viewOf } from './browser.ts';
import type { Input } from './input.ts';
import { type Moment, NAMES } from './trickster-positions.ts';

type Sitting = Pick<Moment<unknown>, 'table' | 'seat' | 'view'>;

export const cardName = (card: Card): string => cards.kinds[card].name;

export async function sitDown(input: Input, page: Page, { table, seat }: Sitting, names = NAMES): Promise<void> {
  await page.goto(`/t/${table}`);
  await takeDevice(input, page, names[seat]);
}

export async function takeDevice(input: Input, page: Page, name = ''): Promise<void> {
  await input.press(page.getByRole('button', { name: `Ik ben ${name}` }));
}

/** The device goes to the other player, who accepts the card. */
export async function letStand(input: Input, page: Page, { seat }: Sitting): Promise<void> {
  await takeDevice(input, page, NAMES[1 - seat]);
  await input.press(page.getByRole('button', { name: 'Laten staan' }));
}

export async function pressCard(input: Input, page: Page, card: Card): Promise<void> {
  const hand = page.getByRole('region', { name: 'Mijn kaarten' });
  await input.press(hand.getByRole('button', { name: new RegExp(`^${cardName(card)}\\.`) }).first());
}

export async function scoreShown(page: Page): Promise<number> {
  const label = await page.getByRole('img', { name: /voor wat er ligt/ }).getAttribute('aria-label');
  return Number.parseInt(label ?? '', 10);
}

export async function expectGain(page: Page, { table, seat, view }: Sitting, gain: number): Promise<void> {
  const before = view.seats[seat]?.score ?? 0;
  await expect.poll(async () => (await viewOf(page, table, seat)).seats[seat]?.score).toBe(before + gain);
}
