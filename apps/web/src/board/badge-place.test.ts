/** Where the score of a draft and of the last play is shown. */
import { EMPTY_BOARD } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { badgePlace, coveredBy } from './badge-place.ts';
import { boardWith, draftOf, lay, square } from './draft.testing.ts';
import { draftWords } from './reading.ts';

const train = boardWith({ H5: 'TREINEN' });

describe('the score badge', () => {
  const place = (at: string, letters: string, board = EMPTY_BOARD) => {
    const drafted = draftWords(lay(draftOf(letters), board, at, letters), board);
    if (!('words' in drafted)) throw new Error('no words');
    return badgePlace(drafted.words[0]!);
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

  test('of the last play sits after its word; the draft’s badge moves if the two would overlap', () => {
    const words = [
      { direction: 'down', squares: [square('E5'), square('F5'), square('G5')] },
      { direction: 'across', squares: [square('H2'), square('H3'), square('H4')] },
    ] as const;
    const last = badgePlace(words[0], 'last');
    expect(last).toEqual({ square: square('G5'), side: 'below' });
    const covered = coveredBy(last);
    expect(covered).toBe(square('H5'));
    const isNear = (at: number) => covered !== null && Math.abs(at - covered) < 2;
    expect(badgePlace(words[1], 'draft', isNear)).not.toEqual({ square: square('H4'), side: 'right' });
  });

  test('covers no tile if one end of the word is free', () => {
    const word = { direction: 'down', squares: [square('E5'), square('F5')] } as const;
    expect(badgePlace(word, 'last', (at) => at === square('G5'))).toEqual({ square: square('E5'), side: 'above' });
  });
});
