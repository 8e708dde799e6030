import { type CrosswordView, gameById, SIZE, type Tile } from '@lettertafel/engine';
import { boardWith, seededRng } from '@lettertafel/engine/testing';
import { type GeneratedPlay, solveEndgame } from '@lettertafel/solver';
import { describe, expect, test } from 'vitest';
import { startThinking } from '../budget.ts';
import { type BoardFinder, isBoardFinder } from '../finder.ts';
import { toolsFor } from '../lists.testing.ts';
import { candidateOf, findIn, type Seated } from './candidates.ts';
import { searchPreEndgame, unseenBeforeEnd } from './pre-endgame.ts';

const { finder } = toolsFor('scrabble-xl-nl', { checking: 'automatic' });
if (!isBoardFinder(finder)) throw new Error('no board game');
const boardFinder: BoardFinder = finder;

function seatedWith(
  rack: readonly Tile[],
  { bag, seats = 2, tiles = 4 }: { bag: number; seats?: number; tiles?: number },
): Seated {
  const view = {
    board: boardWith('H4 TREIN', '7F ZWEVEN'),
    seats: Array.from({ length: seats }, () => ({ score: 300, tiles, resigned: false })),
    bag,
    locked: [],
    revealed: [],
    rack,
  };
  return { view: view as unknown as CrosswordView, finder: boardFinder, seat: 0, rack, leaves: boardFinder.leaves };
}

function movesOf(seated: Seated) {
  const list = findIn(seated, 'all');
  const plays = Array.from({ length: list.length }, (_, play) => list.get(play));
  return plays
    .map((play) => ({ ...candidateOf(seated, play), laid: play.laid }))
    .sort((one, other) => other.equity - one.equity)
    .slice(0, 6);
}

describe('one tile in the bag', () => {
  const unseen = [...'ADKS'];
  const seated = seatedWith([...'EN'], { bag: 1 });
  const moves = movesOf(seated);

  /** Every play empties the bag, so that its endgames can be solved. */
  const exactMean = ({ play, leave }: { play: GeneratedPlay; leave: readonly Tile[] }) => {
    const cells = seated.view.board.map((row) => [...row]);
    for (const { square, cell } of play.laid) cells[Math.floor(square / SIZE)]![square % SIZE] = cell;
    const values = unseen.map((drawn, index) => {
      const answer = solveEndgame({
        generator: boardFinder.generator('all'),
        board: cells.map((row) => row.join('')),
        racks: [unseen.toSpliced(index, 1), [...leave, drawn]],
        isOver: () => false,
      });
      expect(answer.isProven).toBe(true);
      return play.score - answer.value;
    });
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };

  test('the move with the best mean over all draws is chosen', () => {
    const thinking = startThinking({ milliseconds: 100_000, now: () => 0 });
    const chosen = searchPreEndgame(seated, moves, { unseen, rng: seededRng(3), thinking, aim: 'points' });
    const means = moves.map(exactMean);
    expect(means.filter((mean) => mean === Math.max(...means)).length).toBeLessThan(moves.length);
    expect(means[moves.indexOf(chosen as (typeof moves)[number])]).toBe(Math.max(...means));
  });

  test('without time it is the one of the highest equity', () => {
    const thinking = startThinking({ milliseconds: 0, now: () => 0 });
    expect(searchPreEndgame(seated, moves, { unseen, rng: seededRng(3), thinking, aim: 'points' })).toBe(moves[0]);
  });
});

test('a clock that stands still does not make it search forever', () => {
  const unseen = [...'AADEEIKLNORST'];
  const seated = seatedWith([...'EEITRNN'], { bag: 6 });
  const moves = movesOf(seated);
  const thinking = startThinking({ milliseconds: 10, now: () => 0 });
  expect(moves).toContain(searchPreEndgame(seated, moves, { unseen, rng: seededRng(3), thinking, aim: 'chances' }));
});

test('it is for two players with up to seven tiles in the bag', () => {
  const rack = [...'EEITRNN'];
  const all = gameById(finder.game).unseenFor(seatedWith(rack, { bag: 1 }).view as never).length;
  const isFor = (bag: number, seats: number) =>
    unseenBeforeEnd(seatedWith(rack, { bag, seats, tiles: all - bag })) !== null;
  expect([isFor(0, 2), isFor(1, 2), isFor(7, 2), isFor(8, 2), isFor(3, 3)]).toEqual([false, true, true, false, false]);
});

test('it is not for tiles that do not add up, as with one that lies face down', () => {
  expect(unseenBeforeEnd(seatedWith([...'EEITRNN'], { bag: 3 }))).toBeNull();
});
