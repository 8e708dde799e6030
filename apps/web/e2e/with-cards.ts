/** What players do with trick cards, on one device that goes round. */
import type { Card } from '@lettertafel/engine';
import type { Page } from '@playwright/test';
import { cards } from '../src/i18n/nl/cards.ts';
import { expect, viewOf } from './browser.ts';
import type { Hands } from './hands.ts';
import { type Moment, NAMES } from './trick-moments.ts';

type Sitting = Pick<Moment<unknown>, 'table' | 'seat' | 'view'>;

export const cardName = (card: Card): string => cards.kinds[card].name;

export async function sitDown(hands: Hands, page: Page, { table, seat }: Sitting, names = NAMES): Promise<void> {
  await page.goto(`/t/${table}`);
  await takeDevice(hands, page, names[seat]);
}

export async function takeDevice(hands: Hands, page: Page, name = ''): Promise<void> {
  await hands.press(page.getByRole('button', { name: `Ik ben ${name}` }));
}

/** The device goes to the other player, who lets the card stand. */
export async function letStand(hands: Hands, page: Page, { seat }: Sitting): Promise<void> {
  await takeDevice(hands, page, NAMES[1 - seat]);
  await hands.press(page.getByRole('button', { name: 'Laten staan' }));
}

export async function pressCard(hands: Hands, page: Page, card: Card): Promise<void> {
  const hand = page.getByRole('region', { name: 'Mijn kaarten' });
  await hands.press(hand.getByRole('button', { name: new RegExp(`^${cardName(card)}\\.`) }).first());
}

export async function scoreShown(page: Page): Promise<number> {
  const label = await page.getByRole('img', { name: /voor wat er ligt/ }).getAttribute('aria-label');
  return Number.parseInt(label ?? '', 10);
}

export async function expectGain(page: Page, { table, seat, view }: Sitting, gain: number): Promise<void> {
  const before = view.seats[seat]?.score ?? 0;
  await expect.poll(async () => (await viewOf(page, table, seat)).seats[seat]?.score).toBe(before + gain);
}
