/** A draft survives a reload; anything else is rejected. */
import { EMPTY_BOARD } from '@lettertafel/engine';
import { expect, test } from 'vitest';
import { draftOf, lay } from './draft.testing.ts';
import { moveInRack, nextPart } from './draft.ts';
import { draftWords } from './reading.ts';
import { formatDraft, parseDraft } from './saved-draft.ts';

test('a saved draft has the same order and lays the same words', () => {
  const first = lay(moveInRack(draftOf('AB?DEFG'), 6, 0), EMPTY_BOARD, 'H8', 'GeD');
  const draft = lay(nextPart(first), EMPTY_BOARD, 'A1', 'AB');
  const chosen = [
    { slot: 1, card: 'many-words' },
    { slot: 0, card: 'anywhere', at: 'A1' },
  ] as const;
  const again = parseDraft(formatDraft(draft, chosen));
  expect(again?.draft.rack.map(({ tile }) => tile)).toEqual([...'GAB?DEF']);
  expect(draftWords(again!.draft, EMPTY_BOARD)).toEqual(draftWords(draft, EMPTY_BOARD));
  expect(again?.chosen).toEqual(chosen);
});

test.each([
  null,
  '',
  '7',
  '{"rack":"ABC"}',
  '{"rack":["A"],"placed":[[0,999,"A",0]]}',
  '{"rack":["A"],"placed":[],"chosen":[{"slot":0,"card":"joker"}]}',
])('%s is rejected', (text) => {
  expect(parseDraft(text)).toBeNull();
});

test('a tile that is not on the saved rack is left out', () => {
  expect(parseDraft('{"rack":["A"],"placed":[[3,5,"A",0]]}')?.draft.placed).toEqual([]);
});
