/** The score of a play item by item, for whoever explains it: only what counted is in it. */
import type { Refused } from '../kernel/game.ts';
import type { Seat } from '../kernel/seats.ts';
import { cellAt, isTaken, type Square, withCells } from './board.ts';
import { type Play, type Position, type ReadPlay, readPlay } from './play.ts';
import type { CrosswordRules } from './rules.ts';
import { type ScoredWord, WORD_PREMIUMS } from './score.ts';

export interface ItemisedWord extends ScoredWord {
  /** The squares whose premium multiplies the word. One that an earlier play has covered counts no more. */
  readonly premiums: readonly Square[];
  /** What else changed its score: the names of these modifiers. */
  readonly changedBy: readonly string[];
}

export interface ItemisedPlay extends Omit<ReadPlay, 'words'> {
  readonly words: readonly ItemisedWord[];
}

/** Evaluates a play like `readPlay`, and says where its factors come from. */
export function itemisePlay(
  rules: CrosswordRules,
  position: Position,
  { by, play }: { readonly by: Seat; readonly play: Play },
): ItemisedPlay | Refused {
  const read = readPlay(rules, position, { by, play });
  if ('refusal' in read) return read;
  const changes = [...(play.changes ?? [])];
  let { board } = position;
  let laying = 0;
  let reused = play.reused ?? null;
  let isReused = false;
  const words = read.words.map((word): ItemisedWord => {
    const next = read.placements[laying + 1];
    // The words of a placement begin with the one that it lays.
    if (next && next.direction === word.direction && next.squares.join() === word.squares.join()) {
      board = withCells(board, read.placements[laying]?.laid ?? []);
      laying += 1;
      if (isReused) reused = null;
    }
    isReused ||= reused !== null && word.squares.includes(reused);
    const counts = (square: Square) => !isTaken(board, square) || square === reused;
    const meant = changes.filter((change) => change.word === word.word && (change.at ?? word.at) === word.at);
    for (const change of meant) changes.splice(changes.indexOf(change), 1);
    return {
      ...word,
      premiums: word.squares.filter(
        (square) => counts(square) && WORD_PREMIUMS[cellAt(rules.premiums, square)] !== undefined,
      ),
      changedBy: meant.flatMap(({ name }) => name ?? []),
    };
  });
  return { ...read, words };
}
