/** Hears what a screen reader would: every text that comes into a live region, in the order in which it comes. */
import type { Page } from '@playwright/test';

type Ear = typeof globalThis & { said: string[] };

/** Before the page is opened. The answer tells what has been said so far; a new page begins with silence. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const ear = globalThis as Ear;
    ear.said = [];
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest('[role=log], [role=status], [role=alert]')) continue;
        // What has been replaced before anybody could hear it was never said.
        const texts = type === 'characterData' ? [target] : [...addedNodes];
        ear.said.push(...texts.flatMap((node) => (node.isConnected ? (node.textContent ?? []) : [])));
      }
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  return async () => (await page.evaluate(() => (globalThis as Ear).said)).filter((text) => text !== '');
}
