import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@lettertafel/fairness';
import { verifyGame } from '@lettertafel/fairness';
import { expect, test } from 'vitest';

test('the README example runs as printed, in about twenty lines, and its record verifies', async () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const [, code = ''] = /^```ts\n(.*?)^```/ms.exec(readme) ?? [];
  expect(code.split('\n').filter((line) => line !== '' && !line.startsWith('import')).length).toBeLessThan(20);
  const shown: unknown[] = [];
  Object.assign(globalThis, { shown });
  const folder = join(import.meta.dirname, '../../../.cache/examples');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'house.ts'), code.replace('console.log(', 'globalThis.shown.push('));
  await import(/* @vite-ignore */ join(folder, 'house.ts'));
  const [scores, record] = shown as [number[], GameRecord];
  expect(Math.max(...scores)).toBeGreaterThan(50);
  expect(verifyGame(record)).toEqual({ ok: true });
});
