/** Finds legal plays with the real word lists, outside of the page. */
import { join } from 'node:path';
import {
  type CardChoice,
  type CrosswordRules,
  type CrosswordView,
  type FoundPlay,
  findPlays,
  type GameId,
  playWith,
  type ReadPlay,
  readPlay,
  type TricksterView,
  tricksterNlRules,
} from '@lettertafel/engine';
import { findingRules, type Generator, makeGenerator, PLAIN, squaresBeside } from '@lettertafel/solver';
import { cachedPlayGraphs, loadGeneratorModule } from '@lettertafel/solver/node';
import { type Language, languageOf, makeLexicon, type WordList, wordsFromLetters } from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
import { rulesOf } from '../src/parts/board-rules.ts';

/** Derived graphs are kept between runs. */
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/lettertafel');

const lists = new Map<Language, WordList>();

function listOf(language: Language): WordList {
  const list = lists.get(language) ?? loadList(language);
  lists.set(language, list);
  return list;
}

const generators = new Map<string, Generator>();

/** Of this game with these options. */
function generatorOf(game: GameId, rules: CrosswordRules, { options }: CrosswordView): Generator {
  const key = `${game} ${JSON.stringify(options)}`;
  const { graph } = listOf(languageOf(game)).parts.words;
  const made =
    generators.get(key) ??
    makeGenerator(loadGeneratorModule(), cachedPlayGraphs(CACHE)(graph, PLAIN), findingRules(rules, options));
  generators.set(key, made);
  return made;
}

/** Enough for every position that a test looks for. */
const MOST = 400;

/** Plays of the player's own rack, the highest score first; without *IN. */
export function playsOf(game: GameId, view: CrosswordView): readonly FoundPlay[] {
  const rules = rulesOf(game);
  if (!rules || view.viewer === 'spectator') return [];
  const generator = generatorOf(game, rules, view);
  generator.setBoard(view.board, { blocked: squaresBeside(view.locked) });
  const list = generator.findAll(view.rack);
  const order = Array.from({ length: list.length }, (_, play) => play);
  order.sort((one, other) => list.score(other) - list.score(one));
  return order.slice(0, MOST).map((play) => list.get(play));
}

/** Plays of names without cross words. */
export function namesOf(view: TricksterView): readonly FoundPlay[] {
  const list = listOf('nl');
  const { names } = list.parts;
  if (!names) throw new Error('the Dutch list has names');
  const lexicon = makeLexicon({ ...list, parts: { ...list.parts, words: names } });
  const found = findPlays(tricksterNlRules, view, { lexicon, by: view.turn, most: MOST });
  return found.filter((play) => readWith(view, play)?.words.length === 1 && !isWord(play.word));
}

/** The play of the seat to move, read with cards; null: it is illegal. Its words are not checked. */
export function readWith(
  view: TricksterView,
  { at, word }: Pick<FoundPlay, 'at' | 'word'>,
  cards: readonly CardChoice[] = [],
): ReadPlay | null {
  const play = playWith(view, { by: view.turn, do: 'lay', at, word, cards });
  if ('refusal' in play) return null;
  const read = readPlay(tricksterNlRules, view, { by: view.turn, play });
  return 'refusal' in read ? null : read;
}

/** Dutch words from these letters, the longest first. */
export function wordsOf(letters: string, atLeast: number): readonly string[] {
  const plain = letters.replaceAll('@', '');
  return wordsFromLetters(listOf('nl').parts.words.graph, plain, { atLeast }).toSorted(
    (one, other) => other.length - one.length,
  );
}

export function isWord(word: string): boolean {
  return wordsOf(word, word.length).includes(word);
}
