/** What can be laid: found with the real lists, beside the page. */
import { type CrosswordView, type FoundPlay, findPlays, type GameId, readPlay } from '@lettertafel/engine';
import { type Language, languageOf, makeLexicon, type WordList, wordsFromLetters } from '@lettertafel/words';
import { loadList } from '@lettertafel/words/node';
import { rulesOf } from '../src/parts/board-rules.ts';

const lists = new Map<Language, WordList>();

function listOf(language: Language): WordList {
  const list = lists.get(language) ?? loadList(language);
  lists.set(language, list);
  return list;
}

/** Plays of the own rack, the highest score first. */
export function playsOf(game: GameId, view: CrosswordView): readonly FoundPlay[] {
  const rules = rulesOf(game);
  if (!rules || view.viewer === 'spectator') return [];
  const lexicon = makeLexicon(listOf(languageOf(game)));
  const found = findPlays(rules, view, { lexicon, by: view.viewer, most: 400 });
  return found.toSorted((one, other) => other.score - one.score);
}

/** How many words a play makes. */
export function wordsMade(game: GameId, view: CrosswordView, { at, word }: FoundPlay): number {
  const rules = rulesOf(game);
  if (!rules || view.viewer === 'spectator') return 0;
  const read = readPlay(rules, view, { by: view.viewer, play: { layings: [{ at, word }] } });
  return 'words' in read ? read.words.length : 0;
}

/** Dutch words of these letters, the longest first. */
export function wordsOf(letters: string, atLeast: number): readonly string[] {
  const plain = letters.replaceAll('@', '');
  return wordsFromLetters(listOf('nl').parts.words.graph, plain, { atLeast }).toSorted(
    (one, other) => other.length - one.length,
  );
}

export function isWord(word: string): boolean {
  return wordsOf(word, word.length).includes(word);
}
