/** Where the score of a draft and of the last play is shown. */
import { EMPTY_BOARD, emptyBoard } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { badgePlace, coveredBy } from './badge-place.ts';
import { boardWith, draftOf, lay, square } from './draft.testing.ts';
import { draftWords } from './reading.ts';

const train = boardWith({ H5: 'TREINEN' });

describe('the score badge', () => {
  const place = (at: string, letters: string, board = EMPTY_BOARD) => {
    const drafted = draftWords(lay(draftOf(letters), board, at, letters), board);
    if (!('words' in drafted)) throw new Error('no words');
    return badgePlace(board, drafted.words[0]!, { kind: 'draft', isTaken: () => false });
  };

  test('sits before a word that runs down and after a word that runs across', () => {
    expect(place('5D', 'SNOE', train)).toEqual({ square: square('D5'), side: 'above' });
    expect(place('H5', 'TREIN')).toEqual({ square: square('H9'), side: 'right' });
  });

  test('moves to the other end at the edge of the board', () => {
    expect(place('5A', 'TREIN')).toEqual({ square: square('E5'), side: 'below' });
    expect(place('H11', 'TREIN')).toEqual({ square: square('H11'), side: 'left' });
  });

  test('stays on the board with a word from edge to edge', () => {
    const long = boardWith({ H1: 'ABCDEFGHIJKLMN' });
    expect(place('H15', 'O', long)).toEqual({ square: square('H15'), side: 'above' });
  });

  test('uses the edges of a larger board', () => {
    const board = emptyBoard(21);
    const [first, last] = [10 * 21 + 12, 10 * 21 + 16];
    const across = { direction: 'across', squares: [first, last] } as const;
    const down = { direction: 'down', squares: [12, 12 + 21] } as const;
    const draft = { kind: 'draft', isTaken: () => false } as const;
    expect(badgePlace(board, across, draft)).toEqual({ square: last, side: 'right' });
    expect(badgePlace(board, down, draft)).toEqual({ square: 12 + 21, side: 'below' });
    expect(coveredBy(board, { square: 12 + 21, side: 'below' })).toBe(12 + 42);
    expect(coveredBy(board, { square: 21 * 21 - 1, side: 'below' })).toBeNull();
  });

  test('of the last play sits after its word; the draft’s badge moves if the two would overlap', () => {
    const words = [
      { direction: 'down', squares: [square('E5'), square('F5'), square('G5')] },
      { direction: 'across', squares: [square('H2'), square('H3'), square('H4')] },
    ] as const;
    const last = badgePlace(EMPTY_BOARD, words[0], { kind: 'last', isTaken: () => false });
    expect(last).toEqual({ square: square('G5'), side: 'below' });
    const covered = coveredBy(EMPTY_BOARD, last);
    expect(covered).toBe(square('H5'));
    const isNear = (at: number) => covered !== null && Math.abs(at - covered) < 2;
    expect(badgePlace(EMPTY_BOARD, words[1], { kind: 'draft', isTaken: isNear })).not.toEqual({
      square: square('H4'),
      side: 'right',
    });
  });

  test('of a word that runs across keeps off a tile that it would reach', () => {
    const word = { direction: 'across', squares: [square('H5'), square('H6')] } as const;
    const placeWith = (...taken: readonly string[]) =>
      badgePlace(EMPTY_BOARD, word, { kind: 'last', isTaken: (at) => taken.map(square).includes(at) });
    expect(placeWith('H8')).toEqual({ square: square('H5'), side: 'left' });
    // Better to reach a tile than to cover one.
    expect(placeWith('H8', 'H3', 'G6', 'I6')).toEqual({ square: square('H6'), side: 'right' });
  });

  test('covers no tile if one end of the word is free', () => {
    const word = { direction: 'down', squares: [square('E5'), square('F5')] } as const;
    const isTaken = (at: number) => at === square('G5');
    expect(badgePlace(EMPTY_BOARD, word, { kind: 'last', isTaken })).toEqual({ square: square('E5'), side: 'above' });
  });
});
