/** Finds texts that a table cuts off or hides behind scrolling. */
import type { Page } from '@playwright/test';

/** The texts that do not fit into their element. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [
      ...['.play-way', '.slip-told', '.slip-hint', '.verdict > div', '.seat-called', '.seat-hand'],
      ...[
        '.board-turn > .btn',
        '.board-lay',
        '.finish-button',
        '.turn-buttons .btn',
        '.question-answers',
        '.question-text',
        '.card-name',
      ],
    ];
    return (
      [...document.querySelectorAll<HTMLElement>(parts.join())]
        // What is only for screen readers is one pixel wide.
        .filter((one) => one.offsetParent !== null && one.clientWidth > 1)
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
        .map((one) => `${one.className}: ${one.textContent}`)
    );
  });
}
