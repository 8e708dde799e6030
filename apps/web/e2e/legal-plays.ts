/** Finds legal plays with the real word lists, outside of the page. */
import {
  type CardChoice,
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
import { type Language, languageOf, makeLexicon, type WordList, wordsFromLetters } from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
import { rulesOf } from '../src/parts/board-rules.ts';

const lists = new Map<Language, WordList>();

function listOf(language: Language): WordList {
  const list = lists.get(language) ?? loadList(language);
  lists.set(language, list);
  return list;
}

/** Plays of the player's own rack, the highest score first. */
export function playsOf(game: GameId, view: CrosswordView): readonly FoundPlay[] {
  return playsFrom(listOf(languageOf(game)), game, view);
}

/** Plays of names without cross words. */
export function namesOf(view: TricksterView): readonly FoundPlay[] {
  const list = listOf('nl');
  const { names } = list.parts;
  if (!names) throw new Error('the Dutch list has names');
  const found = playsFrom({ ...list, parts: { ...list.parts, words: names } }, 'trickster-nl', view);
  return found.filter((play) => readWith(view, play)?.words.length === 1 && !isWord(play.word));
}

function playsFrom(list: WordList, game: GameId, view: CrosswordView): readonly FoundPlay[] {
  const rules = rulesOf(game);
  if (!rules || view.viewer === 'spectator') return [];
  const found = findPlays(rules, view, { lexicon: makeLexicon(list), by: view.viewer, most: 400 });
  return found.toSorted((one, other) => other.score - one.score);
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
