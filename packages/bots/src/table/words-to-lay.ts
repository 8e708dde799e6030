/** Words a player can lay without breaking table words: from the rack alone, or by lengthening one table word. */
import { formatTableWord, JOKER, type TableView, type Tile } from '@lettertafel/engine';
import { type WordGraph, wordsFromLetters } from '@lettertafel/words';

export interface LaidWord {
  /** The word in notation, and what it reads. */
  readonly written: string;
  readonly word: string;
  /** The place on the table of the word it was made from; -1: from the rack alone. */
  readonly from: number;
  readonly jokers: number;
  /** What stays on the rack. */
  readonly left: readonly Tile[];
}

/** Words of rack tiles alone. Two jokers make too many words: one is kept. */
export function wordsOfRack(graph: WordGraph, rack: readonly Tile[], shortest: number): LaidWord[] {
  const jokers = rack.filter((tile) => tile === JOKER).length;
  const letters = rack.filter((tile) => tile !== JOKER).join('') + (jokers > 0 ? '?' : '');
  const words = new Set(wordsFromLetters(graph, letters, { atLeast: shortest }));
  return [...words].flatMap((word) => spell(word, { rack, from: -1, base: '' }) ?? []);
}

export interface Lengthening {
  readonly table: TableView['table'];
  readonly index: number;
  readonly rack: readonly Tile[];
  /** Whether its letters may change places. */
  readonly mayMix: boolean;
}

/** Words with all tiles of a table word, as one block or mixed, and some of the rack. Jokers keep their place. */
export function wordsFromWord(graph: WordGraph, { table, index, rack, mayMix }: Lengthening): LaidWord[] {
  const old = table[index];
  if (!old || old.tiles.includes(JOKER)) return [];
  const own = rack.filter((tile) => tile !== JOKER);
  const words = wordsFromLetters(graph, old.tiles + own.join(''), { atLeast: old.tiles.length + 1 });
  return words.flatMap((word) => {
    if (!mayMix && !word.includes(old.tiles)) return [];
    return spell(word, { rack, from: index, base: old.tiles }) ?? [];
  });
}

/** The tiles of the word: all of `base`, then those of the rack, a joker only if there is no other. */
function spell(
  word: string,
  { rack, from, base }: { rack: readonly Tile[]; from: number; base: string },
): LaidWord | null {
  const letters = [...word];
  for (const tile of base) {
    const place = letters.indexOf(tile);
    if (place < 0) return null;
    letters.splice(place, 1);
  }
  const left = [...rack];
  let tiles = word;
  let jokers = 0;
  for (const letter of letters) {
    const place = left.indexOf(letter);
    const joker = left.indexOf(JOKER);
    if (place < 0 && joker < 0) return null;
    left.splice(place >= 0 ? place : joker, 1);
    if (place >= 0) continue;
    jokers++;
    tiles = tiles.replace(letter, JOKER);
  }
  return { written: formatTableWord({ tiles, reading: word }), word, from, jokers, left };
}
