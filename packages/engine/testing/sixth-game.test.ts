import { expect, test } from 'vitest';
import { EMPTY_BOARD } from '../src/crossword/board.ts';
import { crosswordGame } from '../src/crossword/game.ts';
import type { CrosswordRules } from '../src/crossword/rules.ts';
import { letterSet } from '../src/kernel/letters.ts';
import { playUnderContract } from './contract.ts';
import { onBoard } from './contracted.ts';

/** A game that no booklet has: what it takes to add one. */
const childrensGame: CrosswordRules = {
  id: 'childrens-game',
  language: 'nl',
  letters: letterSet(
    { tile: '?', count: 4 },
    { 1: 'A8 E14 I6 N8 O6 R6 S6 T6', 2: 'D4 K4 L4 M4 P4 U4', 3: 'B3 G3 H3 V3 Z3' },
  ),
  premiums: EMPTY_BOARD,
  ownOptions: { checking: { kind: 'choice', values: ['automatic'], standard: 'automatic' } },
  exchangeNeeds: 0,
  wrongDisputeCosts: 0,
  countsOldTiles: () => true,
  endsWithoutPlay: true,
  citations: {},
};

test('a sixth game is one record and keeps the contract', () => {
  const contracted = onBoard(crosswordGame(childrensGame), childrensGame, 'nl');
  for (let number = 0; number < 10; number++) {
    const { state } = playUnderContract(contracted, `childrens-game ${number}`);
    expect(state.options.checking).toBe('automatic');
  }
});
