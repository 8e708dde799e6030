/** The draft of a Woord-Rummikub turn: new words, typed or made of letters on the table. */
import { tableWordOf, typedTableWord } from './draft.ts';

/** A letter on the table: the index of its word, and its place in it. */
export interface Spot {
  readonly word: number;
  readonly place: number;
}

/** A letter of a new word: typed, or moved from the table. Lower case is a joker. */
export interface NewLetter {
  readonly letter: string;
  readonly from: Spot | null;
}

export interface TableDraft {
  /** The indexes of words that were taken up; the new words use their letters. */
  readonly taken: readonly number[];
  /** The new words; typing extends the last one. */
  readonly words: readonly (readonly NewLetter[])[];
}

export const EMPTY_DRAFT: TableDraft = { taken: [], words: [[]] };

export function isMoved({ words }: TableDraft, { word, place }: Spot): boolean {
  return words.some((letters) => letters.some(({ from }) => from?.word === word && from.place === place));
}

export function addLetter(draft: TableDraft, letter: string, from: Spot | null = null): TableDraft {
  const last = draft.words.at(-1) ?? [];
  return { ...draft, words: [...draft.words.slice(0, -1), [...last, { letter, from }]] };
}

/** Removes the last letter, or an empty last word. */
export function eraseLetter(draft: TableDraft): TableDraft {
  const { words } = draft;
  const last = words.at(-1) ?? [];
  if (last.length === 0 && words.length > 1) return { ...draft, words: words.slice(0, -1) };
  return { ...draft, words: [...words.slice(0, -1), last.slice(0, -1)] };
}

export function beginWord(draft: TableDraft): TableDraft {
  return draft.words.at(-1)?.length ? { ...draft, words: [...draft.words, []] } : draft;
}

/** Moves a letter on the table to the new word, or back. */
export function moveLetter(draft: TableDraft, spot: Spot, letter: string): TableDraft {
  if (!isMoved(draft, spot)) return addLetter(draft, letter, spot);
  const isThis = ({ from }: NewLetter) => from?.word === spot.word && from.place === spot.place;
  return { ...draft, words: draft.words.map((letters) => letters.filter((other) => !isThis(other))) };
}

export function toggleTaken(draft: TableDraft, word: number): TableDraft {
  const { taken } = draft;
  const words = draft.words.map((letters) => letters.filter(({ from }) => from?.word !== word));
  return { words, taken: taken.includes(word) ? taken.filter((other) => other !== word) : [...taken, word] };
}

/** Changes the letter of the last joker. */
export function renameJoker(draft: TableDraft, letter: string): TableDraft {
  const last = draft.words.at(-1) ?? [];
  const index = last.findLastIndex((one) => isJoker(one.letter));
  const { from = null } = last[index] ?? {};
  if (index < 0) return draft;
  return { ...draft, words: draft.words.with(-1, last.with(index, { letter: letter.toLowerCase(), from })) };
}

export const isJoker = (letter: string) => letter !== letter.toUpperCase();

/** The table after the turn, in notation; null while no word has been made. */
export function tableAfter(before: readonly string[], draft: TableDraft): readonly string[] | null {
  const made = draft.words.filter((letters) => letters.length > 0);
  if (made.length === 0) return null;
  const left = before.flatMap((text, word) => (draft.taken.includes(word) ? [] : piecesOf(text, word, draft)));
  return [...left, ...made.map((letters) => tableWordOf(letters.map(({ letter }) => letter).join('')))];
}

/** The rest of a word: the runs of letters that were not moved. */
function piecesOf(text: string, word: number, draft: TableDraft): readonly string[] {
  const letters = [...typedTableWord(text)];
  const pieces: string[] = [''];
  letters.forEach((letter, place) => {
    if (isMoved(draft, { word, place })) pieces.push('');
    else pieces.push((pieces.pop() ?? '') + letter);
  });
  const whole = pieces.length === 1;
  return whole ? [text] : pieces.filter((piece) => piece !== '').map(tableWordOf);
}

/** The draft of a saved turn, for correcting it. */
export function tableDraftOf(before: readonly string[], after: readonly string[]): TableDraft {
  const left = [...after];
  const taken = before.flatMap((text, word) => {
    const same = left.indexOf(text);
    if (same >= 0) left.splice(same, 1);
    return same >= 0 ? [] : [word];
  });
  const words = left.map((text) => [...typedTableWord(text)].map((letter): NewLetter => ({ letter, from: null })));
  return { taken, words: words.length > 0 ? words : [[]] };
}
