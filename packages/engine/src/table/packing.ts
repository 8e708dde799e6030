/** Packing: how many letters of some words can be covered by pieces that lie in them unbroken and side by side. */
import { itemAt } from '../kernel/item-at.ts';
import type { Budget } from './budget.ts';
import { type CoverSearch, searchCover } from './cover-search.ts';

/** Tiles to cover words with, and how many copies there are. */
export interface Piece {
  readonly tiles: string;
  readonly copies: number;
}

export interface Packing {
  /** The most letters that can be covered. */
  most(): number;
  /** Whether all copies of all pieces fit at once. */
  holdsAll(): boolean;
  /** Whether as many letters can be covered with one copy fewer of this piece. */
  canDoWithout(piece: Piece): boolean;
}

/** An independent part of the problem: stretches of words, and the pieces that lie in no other stretch. */
interface Part {
  readonly stretches: readonly string[];
  readonly pieces: readonly Piece[];
  readonly search: CoverSearch;
}

/** Splits the problem into independent parts and searches each separately. */
export function packingOf(words: readonly string[], pieces: readonly Piece[], budget: Budget): Packing {
  const stretches = words.flatMap((word) => stretchesOf(word, pieces));
  const parts = groupStretches(stretches, pieces).map(
    (part): Part => ({ ...part, search: searchCover({ ...part, budget }) }),
  );
  return {
    most: () => parts.reduce((sum, { search }) => sum + search.most(), 0),
    holdsAll: () =>
      parts.reduce((sum, part) => sum + part.pieces.length, 0) === pieces.length &&
      parts.every((part) => part.search.reaches(lettersIn(part.pieces))),
    canDoWithout(piece) {
      const part = parts.find((other) => other.pieces.includes(piece));
      const fewer = part?.pieces.map((other) => (other === piece ? other.copies - 1 : other.copies));
      return !part || part.search.reaches(part.search.most(), fewer);
    },
  };
}

function lettersIn(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { tiles, copies }) => sum + tiles.length * copies, 0);
}

/** Cuts a word wherever no piece can span the cut, and drops stretches without pieces. */
function stretchesOf(word: string, pieces: readonly Piece[]): string[] {
  const isJoined = Array<boolean>(word.length).fill(false);
  for (const { tiles } of pieces) {
    for (let at = word.indexOf(tiles); at >= 0; at = word.indexOf(tiles, at + 1)) {
      isJoined.fill(true, at + 1, at + tiles.length);
    }
  }
  const cuts = [...word].flatMap((_, place) => (isJoined[place] ? [] : [place]));
  const stretches = cuts.map((from, index) => word.slice(from, cuts[index + 1] ?? word.length));
  return stretches.filter((stretch) => pieces.some(({ tiles }) => stretch.includes(tiles)));
}

/** Connected components: stretches that share a piece belong together. */
function groupStretches(stretches: readonly string[], pieces: readonly Piece[]): Omit<Part, 'search'>[] {
  const waiting = new Set(stretches.keys());
  const groups: Omit<Part, 'search'>[] = [];
  for (const first of waiting) {
    const members = [first];
    const shared = new Set<Piece>();
    waiting.delete(first);
    for (const member of members) {
      for (const piece of pieces) {
        if (shared.has(piece) || !stretches[member]?.includes(piece.tiles)) continue;
        shared.add(piece);
        for (const other of waiting) {
          if (!stretches[other]?.includes(piece.tiles)) continue;
          waiting.delete(other);
          members.push(other);
        }
      }
    }
    groups.push({ stretches: members.map((member) => itemAt(stretches, member)), pieces: [...shared] });
  }
  return groups;
}
