/** Several words in one turn (TR-20): a beam search, each step one more word on the board that the earlier ones left. */
import { type Board, type Tile, withCells } from '@lettertafel/engine';
import { type Generator, squaresBeside } from '@lettertafel/solver';
import { byScore, type Seated } from '../crossword/candidates.ts';
import { leaveAfter } from '../crossword/tiles.ts';
import type { Laid } from './card-plays.ts';

interface Begun {
  readonly words: readonly Laid[];
  readonly board: Board;
  readonly rack: readonly Tile[];
  readonly score: number;
}

/** The beam width, and how many next words of each are tried. */
const BEAM = 10;
const NEXT = 10;

/** The highest-scoring turns of two or more words, best first; each word scores as a turn of its own. */
export function severalWords({ view, finder, rack }: Seated, generator: Generator, isOver: () => boolean): Laid[] {
  const { letters, rackBonus } = finder.rules;
  const blocked = squaresBeside(view.locked);
  const oneMore = ({ words, board, rack: left, score }: Begun): Begun[] => {
    generator.setBoard(board, { blocked });
    const list = generator.findAll(left);
    return Array.from(byScore(list).subarray(0, NEXT), (number) => {
      const play = list.get(number);
      return {
        words: [...words, { at: play.at, word: play.word }],
        board: withCells(board, play.laid),
        rack: leaveAfter(letters, left, play.laid),
        // No bingo bonus here.
        score: score + play.score - (play.laid.length >= rackBonus.tiles ? rackBonus.points : 0),
      };
    });
  };
  const found: Begun[] = [];
  let beam: Begun[] = [{ words: [], board: view.board, rack, score: 0 }];
  while (beam.length > 0 && !isOver()) {
    const longer = beam
      .flatMap((begun) => (isOver() ? [] : oneMore(begun)))
      .sort((one, other) => other.score - one.score);
    beam = longer.filter((begun) => begun.rack.length > 0).slice(0, BEAM);
    found.push(...longer.filter(({ words }) => words.length > 1).slice(0, BEAM));
  }
  return found
    .sort((one, other) => other.score - one.score)
    .slice(0, BEAM)
    .flatMap(asOneMove);
}

function asOneMove({ words: [first, ...more] }: Begun): Laid[] {
  return first ? [{ ...first, more }] : [];
}
