import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../../tools/files.ts';
import { CHARACTERS, FONTS, fontFile, fontStyles } from './fonts.ts';

const WEB = join(import.meta.dirname, '..');

test.each(Object.entries(FONTS))('%s.woff2 is what `npm run fonts` makes', async (name, font) => {
  const committed = readFileSync(join(WEB, 'src/fonts', `${name}.woff2`));
  expect(committed.equals(await fontFile(font))).toBe(true);
});

test('the styles name the same characters', () => {
  expect(readFileSync(join(WEB, 'src/fonts/fonts.css'), 'utf8')).toBe(fontStyles());
});

/** Symbols that no font of the app has; the system draws them. */
const OF_THE_SYSTEM = '→●★⚠✎';

test('no text of the app needs a letter that is not on the first load', () => {
  const sources = filesUnder([join(WEB, 'src'), join(WEB, '../../docs/rules')], /\.(tsx?|md)$/);
  const texts = sources.filter((file) => !/\.(test|testing)\.tsx?$/.test(file));
  const used = new Set(texts.flatMap((file) => [...readFileSync(file, 'utf8')]));
  const missing = [...used].filter((letter) => !/\s/.test(letter) && !(CHARACTERS + OF_THE_SYSTEM).includes(letter));
  expect(used.size).toBeGreaterThan(90);
  expect(missing).toEqual([]);
});
