import { expect, test } from 'vitest';
import { given, show, strip } from './draft.testing.ts';
import { amend, beginHistory, redo, step, undo } from './draft-history.ts';
import { splitStrip } from './rearrange.ts';

const start = given('KOKSMAAT', '');
const once = splitStrip(start, strip(start, 'KOKSMAAT').key, 4);
const twice = splitStrip(once, strip(once, 'KOKS').key, 3);

test('a turn is undone step by step and done again', () => {
  const history = step(step(beginHistory(start), once), twice);
  expect(show(undo(history).now)).toBe('KOKS MAAT');
  expect(undo(undo(undo(history))).now).toBe(start);
  expect(redo(undo(history)).now).toBe(twice);
  expect(redo(history)).toEqual(history);
});

test('something new ends what could be done again', () => {
  const history = step(undo(step(beginHistory(start), once)), twice);
  expect(redo(history).now).toBe(twice);
});

test('what changes nothing is no step, and what belongs to a step is undone with it', () => {
  const history = step(beginHistory(start), once);
  expect(step(history, once)).toBe(history);
  expect(undo(amend(history, twice)).now).toBe(start);
});
