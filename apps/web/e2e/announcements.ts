/** Records what a screen reader announces: every text added to a live region, in order. */
import type { Page } from '@playwright/test';

type Ear = typeof globalThis & { said: string[] };

/**
 * Call it before the page is opened. The returned function lists the announcements so far; a new page starts with none.
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const ear = globalThis as Ear;
    ear.said = [];
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest('[role=log], [role=status], [role=alert]')) continue;
        // Text that was replaced before it could be read was never announced.
        const texts = type === 'characterData' ? [target] : [...addedNodes];
        ear.said.push(...texts.flatMap((node) => (node.isConnected ? (node.textContent ?? []) : [])));
      }
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  return async () => (await page.evaluate(() => (globalThis as Ear).said)).filter((text) => text !== '');
}
