/** `npx tsx packages/words/src/bench/print.ts nl` prints the figures of a list as JSON. */

import { isLanguage } from '../language.ts';
import { measureWords } from './figures.ts';

const language = process.argv[2] ?? 'nl';
if (isLanguage(language)) console.log(JSON.stringify(measureWords(language), null, 2));
else {
  console.error(`There is no list ${language}.`);
  process.exitCode = 2;
}
