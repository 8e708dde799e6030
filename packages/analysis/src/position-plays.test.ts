import { EMPTY_BOARD, findPlays, GAMES } from '@lettertafel/engine';
import { boardWith } from '@lettertafel/engine/testing';
import { expect, test } from 'vitest';
import { inputFor, recorded } from './kit.testing.ts';
import { type BoardPosition, bestPlaysIn, viewOfPosition } from './position-plays.ts';

const game = 'scrabble-xl-nl';
const { finder, lexicon } = inputFor(recorded(`${game}/all-passed`));
if (!('generator' in finder)) throw new Error('a board game');
const position: BoardPosition = { game, board: boardWith('H7 TREIN'), rack: [...'EENRSTA'], scores: [18, 0] };

test('the plays are those of the engine, best equity first', () => {
  const { plays } = bestPlaysIn(finder, position, 500);
  const view = viewOfPosition(position);
  if (!view) throw new Error('no view');
  const legal = findPlays(GAMES[game].rules, { ...view, rack: position.rack }, { lexicon });
  const scores = new Map(legal.map(({ at, word, score }) => [`${at} ${word}`, score]));
  const laid = plays.filter(({ move }) => move.do === 'lay');
  expect(laid.length).toBeGreaterThan(20);
  for (const { move, points } of laid) expect(scores.get(`${move.at} ${move.word}`)).toBe(points);
  const equities = plays.map(({ equity }) => equity);
  expect(equities).toEqual(equities.toSorted((one, other) => other - one));
});

test('others have full racks as long as there are tiles, and the rest is in the bag', () => {
  const { box } = GAMES[game].rules.letters;
  const { bag, unseen } = bestPlaysIn(finder, position, 1);
  expect(unseen).toHaveLength(box.length - 5 - 7);
  expect(bag).toBe(unseen.length - 7);
  const full = viewOfPosition({ ...position, board: EMPTY_BOARD, scores: [0, 0, 0, 0] });
  expect(full?.seats.map(({ tiles }) => tiles)).toEqual([7, 7, 7, 7]);
});

test('without a rack there is nothing to lay, and one player is not a game', () => {
  expect(bestPlaysIn(finder, { ...position, rack: [] }, 5).plays).toEqual([]);
  expect(viewOfPosition({ ...position, scores: [0, 0, 0, 0, 0] })).toBeNull();
});
