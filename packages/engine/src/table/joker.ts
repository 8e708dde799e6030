/** The readings of jokers: a new word states its reading, an unchanged word keeps it. */
import type { LetterSet } from '../kernel/letters.ts';
import { formatTableWord, type Table, type TableWord, type WrittenWord, without } from './table.ts';

/** The table with every reading filled in, or the tiles of the words whose reading is missing. */
export function fillReadings(
  before: Table,
  written: readonly WrittenWord[],
): { readonly table: Table } | { readonly unread: readonly string[] } {
  // Words whose reading is given are matched first: of two equal words the one without a reading keeps the other reading.
  const kept = [...without(before, written.filter(isRead), formatTableWord)];
  const unread: string[] = [];
  const table = written.map((word): TableWord => {
    if (isRead(word)) return word;
    const place = kept.findIndex(({ tiles }) => tiles === word.tiles);
    const [old] = place < 0 ? [] : kept.splice(place, 1);
    if (!old) unread.push(word.tiles);
    return old ?? { tiles: word.tiles, reading: word.tiles };
  });
  return unread.length > 0 ? { unread } : { table };
}

function isRead(word: WrittenWord): word is TableWord {
  return word.reading !== null;
}

/** Everything that tiles may read, each joker standing for any letter. */
export function readingsFor(letters: LetterSet, tiles: string): readonly string[] {
  const alphabet = Object.keys(letters.tiles).filter((tile) => tile !== letters.wild);
  return [...tiles].reduce<readonly string[]>(
    (texts, tile) =>
      texts.flatMap((text) => (tile === letters.wild ? alphabet : [tile]).map((letter) => text + letter)),
    [''],
  );
}
