/** All words that lengthen a word of the table: it stays in one piece, with tiles of the rack before or behind it. */
import { JOKER, type Lexicon, type Tile, type WordNode } from '@lettertafel/engine';

export interface Lengthened {
  readonly word: string;
  /** As it would lie: jokers from the rack as jokers. */
  readonly tiles: string;
}

interface Base {
  readonly tiles: string;
  readonly reading: string;
}

/** Every one; two jokers make many. The graph prunes what no word begins with. */
export function lengthenings(
  lexicon: Lexicon,
  base: Base,
  { rack, letters }: { rack: readonly Tile[]; letters: string },
) {
  const found: Lengthened[] = [];
  const left = new Map<Tile, number>();
  for (const tile of rack) left.set(tile, (left.get(tile) ?? 0) + 1);
  const take = (tile: Tile, act: () => void): void => {
    const count = left.get(tile) ?? 0;
    if (count === 0) return;
    left.set(tile, count - 1);
    act();
    left.set(tile, count);
  };
  /** Lays one more tile of the rack: the letter itself, or else a joker. */
  const extend = (node: WordNode, act: (next: WordNode, letter: string, tile: Tile) => void): void => {
    for (const letter of letters) {
      const next = lexicon.next(node, letter);
      if (!next) continue;
      const tile = (left.get(letter) ?? 0) > 0 ? letter : JOKER;
      take(tile, () => act(next, letter, tile));
    }
  };
  const through = (node: WordNode): WordNode => {
    let at = node;
    for (const letter of base.reading) {
      at = lexicon.next(at, letter);
      if (!at) return 0;
    }
    return at;
  };
  const behind = (node: WordNode, word: string, tiles: string): void => {
    if (word.length > base.reading.length && lexicon.ends(node)) found.push({ word, tiles });
    extend(node, (next, letter, tile) => behind(next, word + letter, tiles + tile));
  };
  const before = (node: WordNode, word: string, tiles: string): void => {
    const after = through(node);
    if (after) behind(after, word + base.reading, tiles + base.tiles);
    extend(node, (next, letter, tile) => before(next, word + letter, tiles + tile));
  };
  before(lexicon.root, '', '');
  return found;
}
