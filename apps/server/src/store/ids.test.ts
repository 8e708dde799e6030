import { expect, test } from 'vitest';
import { newId, tableIdsFrom } from './ids.ts';

test('ids do not begin with a hyphen, which a command line takes for a flag', () => {
  const ids = Array.from({ length: 3000 }, () => [newId('guest'), newId('table')]).flat();
  expect(ids.filter((id) => !/^\w[\w-]{15,21}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('neither do ids that stand for a text, and those that did not before are as before', () => {
  const made = Array.from({ length: 3000 }, (_, number) => tableIdsFrom(`text ${number}`));
  expect(made.filter(([id]) => !/^\w[\w-]{15}$/.test(id))).toEqual([]);
  const [plain, odd] = [false, true].map((is) => made.filter(([, former]) => former.startsWith('-') === is));
  expect(odd?.length).toBeGreaterThan(0);
  expect(plain?.every(([id, former]) => id === former)).toBe(true);
  expect(tableIdsFrom('text 7')).toEqual(made[7]);
});
