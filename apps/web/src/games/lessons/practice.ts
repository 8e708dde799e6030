/** The worked examples of the booklets as practice tables: whatever reaches the example's score is accepted. */
import {
  type BoardExample,
  type Card,
  EXAMPLES,
  type GameId,
  isBoardGame,
  isCard,
  type TableExample,
} from '@lettertafel/engine';
import type { DoStep, Lesson, Position } from './lesson.ts';

export interface Exercise {
  /** The same in every version, for what a browser remembers. */
  readonly key: string;
  readonly score: number;
  readonly lesson: Lesson;
  /** Words of the booklet, which count even if the list lacks them. */
  readonly words: readonly string[];
  /** A table may agree on other rules than the booklet's. */
  readonly options: object;
}

export function exercisesOf(game: GameId): readonly Exercise[] {
  return isBoardGame(game) ? EXAMPLES[game].map(onBoard) : EXAMPLES[game].map(onTable);
}

function onBoard({ play, board = [], rack, cards = [], options = {}, score }: BoardExample): Exercise {
  const [at = '', word = ''] = play.split(' ');
  const held: readonly Card[] = cards.filter(isCard);
  const unhurried = held.length > 0 ? { reactionSeconds: null } : {};
  const step: DoStep & { readonly position: Position } = {
    key: play,
    position: { options: { checking: 'automatic', ...unhurried, ...options }, board, rack, cards: held },
    ask: { do: 'lay', score },
    solution: { do: 'lay', at, word, ...(held.length > 0 ? { cards: held.map((card) => ({ card })) } : {}) },
  };
  const key = [play, ...board, ...Object.values(options)].join(' ');
  return { key, score, lesson: { steps: [step] }, words: wordsOn(play, board), options };
}

/** The main word as it is looked up; of a person noun the forms that make it one (DE-06). */
function wordsOn(play: string, board: readonly string[]): readonly string[] {
  const words = [play, ...board].map((text) => text.split(' ')[1] ?? '');
  return words.filter((word) => !word.includes('*'));
}

function onTable([before, own, after, word, score]: TableExample): Exercise {
  const table = listOf(after);
  const step: DoStep & { readonly position: Position } = {
    key: word,
    position: { table: listOf(before), rack: own, bag: 'RADLOPTIEMAGENVROST' },
    ask: { do: 'arrange', score },
    solution: { do: 'arrange', table },
  };
  const readings = table.map((text) => text.slice(text.indexOf('=') + 1));
  return { key: `${before} ${own} ${after}`.trim(), score, lesson: { steps: [step] }, words: readings, options: {} };
}

const listOf = (text: string) => text.split(' ').filter(Boolean);
