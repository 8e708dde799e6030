import { expect, test } from 'vitest';
import { given, show, strip } from './draft.testing.ts';
import { amend, beginHistory, redo, step, undo } from './draft-history.ts';
import { splitStrip } from './rearrange.ts';

const start = given('KOKSMAAT', '');
const once = splitStrip(start, strip(start, 'KOKSMAAT').key, 4);
const twice = splitStrip(once, strip(once, 'KOKS').key, 3);

test('a turn is undone and redone step by step', () => {
  const history = step(step(beginHistory(start), once), twice);
  expect(show(undo(history).now)).toBe('KOKS MAAT');
  expect(undo(undo(undo(history))).now).toBe(start);
  expect(redo(undo(history)).now).toBe(twice);
  expect(redo(history)).toEqual(history);
});

test('a new step clears what could be redone', () => {
  const history = step(undo(step(beginHistory(start), once)), twice);
  expect(redo(history).now).toBe(twice);
});

test('an empty change is not a step, and an amended step is undone as one', () => {
  const history = step(beginHistory(start), once);
  expect(step(history, once)).toBe(history);
  expect(undo(amend(history, twice)).now).toBe(start);
});
