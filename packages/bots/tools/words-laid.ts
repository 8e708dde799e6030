/**
 * Which words computer players lay, and how many of them are wrong: `npm run words:laid -- nl 400 club`; a
 * fourth argument makes other games, a fifth is a file for all words that were laid. Instead of a language a game can be
 * named (`rummikub-sabra`).
 * The verdicts are in `packages/words/laid/<language>.txt`, `WORD  good|doubtful|wrong  why`; words of up to four letters
 * are judged by `recipes/<language>/short.txt`. Prints the words that nobody has reviewed yet, and how many of the words
 * of up to eight letters have a class, a base form and a meaning.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardGameIn, isGameId } from '@lettertafel/engine';
import { isLanguage, LANGUAGES, languageOf, makeExplainer } from '@lettertafel/words';
import { loadExplained, loadList } from '@lettertafel/words/node';
import { readShortWords } from '../../words/recipes/short-words.ts';
import { parseVerdictList } from '../../words/recipes/verdict-list.ts';
import { playLevels, tickingClock } from '../src/arena.testing.ts';
import { isLevelId } from '../src/level.ts';
import { toolsFor } from '../src/lists.testing.ts';

const [asked = '', count = '400', level = 'club', prefix = 'laid', file] = process.argv.slice(2);
if (!isLanguage(asked) && !isGameId(asked))
  throw new RangeError(`no game or language ${asked}: ${LANGUAGES.join(', ')}`);
const game = isLanguage(asked) ? boardGameIn(asked) : asked;
const language = languageOf(game);
if (!isLevelId(level)) throw new RangeError(`no level ${level}`);
const tools = toolsFor(game, { checking: 'automatic' });
const read = parseVerdictList(readFileSync(join(import.meta.dirname, '../../words/laid', `${language}.txt`), 'utf8'), [
  'good',
  'doubtful',
  'wrong',
]);
const short = readShortWords(language);
const isWrong = (word: string) => short.out.has(word) || read.get(word)?.verdict === 'wrong';
const isRead = (word: string) => short.good.has(word) || short.out.has(word) || read.has(word);

/** The events of both families, as far as they are counted here. */
interface Happened {
  readonly type: string;
  /** As laid on a board; at a table: the words that did not lie there before. */
  readonly words?: readonly (string | { readonly reads: string })[];
}

const laid = new Map<string, number>();
let wrongGames = 0;
for (let number = 0; number < Number(count); number++) {
  const budget = { milliseconds: 25, now: tickingClock() };
  const { events } = await playLevels({ ...tools, levels: [level, level], seed: `${prefix} ${number}`, budget });
  const words = (events as readonly Happened[])
    .filter(({ type }) => type === 'laid' || type === 'arranged')
    .flatMap((event) => (event.words ?? []).map((word) => (typeof word === 'string' ? word : word.reads)));
  for (const word of words) laid.set(word, (laid.get(word) ?? 0) + 1);
  if (words.some(isWrong)) wrongGames++;
}

if (file)
  writeFileSync(
    file,
    [...laid]
      .sort()
      .map(([word, times]) => `${word} ${times}\n`)
      .join(''),
  );
const total = [...laid.values()].reduce((sum, times) => sum + times, 0);
const wrong = [...laid].filter(([word]) => isWrong(word));
const wrongTimes = wrong.reduce((sum, [, times]) => sum + times, 0);
const unread = [...laid.keys()].filter((word) => !isRead(word)).sort();
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`;
console.log(`${count} games of ${level}: ${total} words laid, ${laid.size} different`);
console.log(`wrong: ${percent(wrongTimes, total)} of words laid, ${percent(wrongGames, Number(count))} of games`);
for (const [word, times] of wrong) console.log(`  ${word}  ${times}`);
const explain = makeExplainer(loadList(language), { explainWord: loadExplained(language) });
for (const [from, to] of [
  [2, 4],
  [5, 8],
] as const) {
  const told = [...laid.keys()].filter((word) => word.length >= from && word.length <= to).map(explain);
  const share = (part: 'class' | 'formOf' | 'meaning') => percent(told.filter((one) => one[part]).length, told.length);
  console.log(
    `${from} to ${to} letters: class ${share('class')}, form of another word ${share('formOf')}, meaning ${share('meaning')}`,
  );
}
console.log(`not read yet: ${unread.length}`);
for (const word of unread) console.log(word);
