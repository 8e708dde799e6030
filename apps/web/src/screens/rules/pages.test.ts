import { expect, test } from 'vitest';
import { withShared } from './pages.ts';

const OWN =
  '<p class="rules-about">XL</p>\n<p><a href="#doel">Doel</a> · <a href="#punten">Punten</a></p>\n<h2 id="punten">Punten</h2><hr />owners';
const SHARED =
  '<p class="rules-about">All</p>\n<h2 id="punten">Punten</h2><p><a id="B-01"></a><a href="#punten">see</a></p><hr />owners';

test('what games share has its own title, in the contents too, and no id occurs twice', () => {
  const page = withShared(OWN, SHARED);
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(page).toContain('<a href="#punten">Punten</a> · <a href="#shared">All</a></p>');
  expect(page).toContain('<a href="#shared-punten">see</a>');
  expect(page).toContain('<a id="B-01"></a>');
  expect(page.match(/owners/g)).toHaveLength(1);
});

test('the full rules of the game are folded under their heading, and nothing before them is', () => {
  const page = withShared(
    OWN.replace('<hr', '<h2 id="all">All rules</h2><p><a id="XL-01"></a>first</p><h2 id="agreed">Agreed</h2><hr'),
    SHARED,
  );
  const [before = '', full = '', shared = ''] = page.split('<details class="rules-fold"><summary>');
  expect(before).toContain('<h2 id="punten">Punten</h2>');
  expect(full).toMatch(/^<h2 id="all">All rules<\/h2><\/summary><p><a id="XL-01"><\/a>first<\/p><h2 id="agreed">/);
  expect(shared).toMatch(/^<h2 id="shared">All<\/h2><\/summary>/);
  expect(page.match(/<\/details>/g)).toHaveLength(2);
});
