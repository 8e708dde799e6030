import { type Board, type CrosswordOptions, EMPTY_BOARD, type Rack, scrabbleXlNlRules } from '@lettertafel/engine';
import { alphabetOf, buildGraph } from '@lettertafel/words';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../bench/seeded.ts';
import { derivePlayGraph } from '../../graph/play-graph.ts';
import { loadGeneratorModule } from '../../node.ts';
import { findingRules, makeGenerator } from '../generator.ts';
import { DUTCH, someBoard, someRack, someWords } from '../positions.testing.ts';
import { bruteForceValue } from './brute-force.testing.ts';
import { boardWith, rackWithout } from './lay.testing.ts';
import { solveEndgame } from './solve-endgame.ts';

/** `ENDGAMES=500` compares that many. */
const COUNT = Number(process.env.ENDGAMES ?? 30);

const rules = scrabbleXlNlRules;
const generatorFor = (words: readonly string[], lengthening: string) =>
  makeGenerator(
    loadGeneratorModule(),
    derivePlayGraph(buildGraph(alphabetOf('nl'), words)),
    findingRules(rules, { checking: 'automatic', lengthening } as unknown as CrosswordOptions),
  );
const never = () => false;

/** Proofs are attempted from the first iteration on. */
const NO_DEEPENING = { after: 0, steady: 0 };

describe.each(['new-tiles', 'whole-word'])('random endgames, %s', (lengthening) => {
  const generator = generatorFor(someWords(seeded('endgame words'), { ...DUTCH, count: 1200 }), lengthening);

  test(`${COUNT} have the value that brute force finds, and the chosen move achieves it`, {
    timeout: 60_000 * Math.max(10, COUNT / 10),
  }, () => {
    const rng = seeded(`endgames ${lengthening}`);
    for (let number = 0; number < COUNT; number++) {
      const board = someBoard(generator, rng, 5 + rng.below(10));
      // One blank among four tiles makes thousands of plays: then racks are smaller.
      const blanks = number % 6 === 0 ? 1 : 0;
      const most = blanks ? 2 : 4;
      const rack = () => someRack(rules.letters, rng, { size: 1 + rng.below(most), blanks: 0 });
      const racks = [[...rack(), ...'?'.repeat(blanks)], rack()] as const;
      const about = `${racks[0].join('')} ${racks[1].join('')} on ${board.join('/')}`;
      const value = bruteForceValue(generator, board, racks);
      // By iterative deepening, as so few tiles are; by attempts at a proof from the first iteration on.
      for (const after of [Number.POSITIVE_INFINITY, 0]) {
        const answer = solveEndgame({ generator, board, racks, isOver: never, proving: { after, steady: 0 } });
        expect(answer.isProven, about).toBe(true);
        expect(answer.value, about).toBe(value);
        expect(valueAfter(board, racks, answer.play), about).toBe(value);
      }
      for (const level of [value - 7, value - 1, value, value + 1, value + 7]) {
        const { atLeast, atMost } = solveEndgame({
          generator,
          board,
          racks,
          isOver: never,
          level,
          proving: NO_DEEPENING,
        });
        const proven = [atLeast > level, atMost < level, atLeast === level && atMost === level];
        expect(proven, `${about}, ${level}`).toEqual([value > level, value < level, value === level]);
      }
    }
  });

  const valueAfter = (
    board: Board,
    [own, other]: readonly [Rack, Rack],
    play: Parameters<typeof boardWith>[1] | null,
  ) => {
    if (!play) return 0 - bruteForceValue(generator, board, [other, own]);
    const left = rackWithout(generator, own, play);
    const points = other.reduce((sum, tile) => sum + (rules.letters.tiles[tile]?.value ?? 0), 0);
    if (left.length === 0) return play.score + 2 * points;
    return play.score - bruteForceValue(generator, boardWith(board, play), [other, left]);
  };
});

describe('passing', () => {
  const board = EMPTY_BOARD.with(7, '.......DE......');
  const generator = generatorFor(['DE', 'DEN', 'ER'], 'whole-word');

  test('nobody has a play: both lose the value of their tiles', () => {
    const answer = solveEndgame({ generator, board, racks: [['Q'], ['X']], isOver: never });
    expect(answer).toMatchObject({ play: null, value: -2, isProven: true });
  });

  test.each([
    ['iterative deepening', Number.POSITIVE_INFINITY],
    ['a proof', 0],
  ])('a pass that ends the game is chosen if everything else is worse, by %s', (_, after) => {
    // After a hook on DE the opponent goes out: passing to end the game loses less.
    const racks = [['N', 'Q'], ['R']] as const;
    const question = { generator, board, racks, isOver: never, proving: { after, steady: 0 } };
    const goesOn = solveEndgame(question);
    const ends = solveEndgame({ ...question, passEnds: true });
    expect(ends.isProven && goesOn.isProven).toBe(true);
    expect(ends.value).toBeGreaterThanOrEqual(goesOn.value);
  });
});

test('out of time it returns the best move so far, not proven', () => {
  const generator = generatorFor(someWords(seeded('endgame words'), { ...DUTCH, count: 1200 }), 'new-tiles');
  const rng = seeded('no time');
  const board = someBoard(generator, rng, 12);
  let looks = 0;
  const racks = [[...'ENRSTAD'], [...'EENKLOT']] as const;
  const answer = solveEndgame({ generator, board, racks, isOver: () => ++looks > 3 });
  expect(answer.isProven).toBe(false);
  expect(answer.play).not.toBeNull();
});
