import { expect, test } from 'vitest';
import { at, given, own, show, strip } from './draft.testing.ts';
import { nameJoker, placeTiles, splitStrip } from './rearrange.ts';
import { formatDraft, parseDraft } from './saved-draft.ts';

const start = given('TEKENTAFEL HUT', 'S@');

function changed() {
  const parted = splitStrip(start, strip(start, 'TEKENTAFEL').key, 5);
  const laid = placeTiles(parted, own(parted, 'S@'), { strip: strip(parted, 'HUT').key, at: 3 });
  return nameJoker(laid, at(laid, 'HUTS@', 4)[0] ?? -1, 'E');
}

test('a draft is restored as it was', () => {
  expect(parseDraft(start, formatDraft(changed()))).toEqual(changed());
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['tiles of the table missing', '{"strips":[{"key":0,"tiles":[0]}],"letters":{}}'],
  ['a strip without tiles', '{"strips":[{"key":0,"tiles":[]}],"letters":{}}'],
])('%s is rejected', (_, text) => {
  expect(parseDraft(start, text)).toBeNull();
});

test('a draft of another table is rejected', () => {
  expect(parseDraft(given('HUT', 'S@'), formatDraft(changed()))).toBeNull();
  const doubled = formatDraft(changed()).replace('[13,14]', '[13,13]');
  expect(show(changed())).toBe('TEKEN TAFEL HUTS@=HUTSE');
  expect(parseDraft(given('HUTTEN', 'S@'), doubled)).toBeNull();
});

test('R-03 a draft that changes the table is rejected before the begin word', () => {
  expect(parseDraft({ ...start, opened: false }, formatDraft(changed()))).toBeNull();
});
