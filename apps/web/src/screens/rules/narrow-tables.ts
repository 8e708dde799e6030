/** Tables of a rules page that are wider than the page: their rows become lists, with the heading before each value. */

/** More columns than this have short values, such as letters and how many there are: they go beside each other. */
const MOST_LINES = 6;

/** Until the returned function is called, also when the page gets another width or something is unfolded. */
export function fitTables(article: HTMLElement): () => void {
  const frames = [...article.querySelectorAll<HTMLElement>('.rules-table')];
  for (const frame of frames) prepare(frame);
  const fit = () => {
    for (const frame of frames) {
      frame.classList.remove('rules-stacked');
      frame.classList.toggle('rules-stacked', frame.scrollWidth > frame.clientWidth);
    }
  };
  let width = 0;
  const observer = new ResizeObserver(() => {
    if (article.clientWidth === width) return;
    width = article.clientWidth;
    fit();
  });
  observer.observe(article);
  // `toggle` does not bubble.
  article.addEventListener('toggle', fit, { capture: true });
  return () => {
    observer.disconnect();
    article.removeEventListener('toggle', fit, { capture: true });
  };
}

/** Gives each value its heading, and the roles that a table loses when it is shown as a list. */
function prepare(frame: HTMLElement): void {
  const headings = [...frame.querySelectorAll('th')].map(({ textContent }) => textContent);
  if (headings.length > MOST_LINES) frame.classList.add('rules-counts');
  for (const [role, parts] of Object.entries({ table: 'table', rowgroup: 'thead, tbody', row: 'tr', cell: 'td' })) {
    for (const part of frame.querySelectorAll(parts)) part.setAttribute('role', role);
  }
  for (const heading of frame.querySelectorAll('th')) heading.setAttribute('role', 'columnheader');
  for (const row of frame.querySelectorAll('tr')) {
    for (const [index, value] of [...row.querySelectorAll('td')].entries())
      value.dataset.heading = headings[index] ?? '';
  }
}
