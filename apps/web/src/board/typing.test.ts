/** Typing: the cursor and its direction, letters and blanks, Backspace. */
import { EMPTY_BOARD, emptyBoard } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { boardWith, draftOf, square } from './draft.testing.ts';
import { boardUnder, nextPart, placedAt } from './draft.ts';
import { type Cursor, chooseSquare, directionOf, eraseBack, stepCursor, type Typed, typeLetter } from './typing.ts';

const board = boardWith({ H5: 'TREINEN' });

function typeWord(from: Typed, word: string, on = board): Typed {
  return [...word].reduce<Typed>((typed, letter) => {
    const next = typeLetter(typed, on, letter);
    if (!next) throw new Error(`cannot type ${letter}`);
    return next;
  }, from);
}

const start = (letters: string, at: string, direction: Cursor['direction']): Typed => ({
  draft: draftOf(letters),
  cursor: { square: square(at), direction },
});

describe('the cursor', () => {
  test('follows two tiles that were put in one column or row, whatever it pointed to', () => {
    const typed = typeWord(start('STEEN', 'A1', 'down'), 'ST', EMPTY_BOARD).draft;
    expect(directionOf(typed, EMPTY_BOARD, 'across')).toBe('down');
    const across = typeWord(start('STEEN', 'A1', 'across'), 'ST', EMPTY_BOARD).draft;
    expect(directionOf(across, EMPTY_BOARD, 'down')).toBe('across');
    const one = typeWord(start('STEEN', 'A1', 'down'), 'S', EMPTY_BOARD).draft;
    expect(directionOf(one, EMPTY_BOARD, 'across')).toBe('across');
  });

  test('appears where a square is chosen, and turns when the square is chosen again', () => {
    const first = chooseSquare(null, 20);
    expect(first).toEqual({ square: 20, direction: 'across' });
    expect(chooseSquare(first, 20)).toEqual({ square: 20, direction: 'down' });
    expect(chooseSquare({ square: 20, direction: 'down' }, 21)).toEqual({ square: 21, direction: 'down' });
  });

  test('moves with the arrow keys, takes their direction, and stops at the edge', () => {
    expect(stepCursor(EMPTY_BOARD, { square: 0, direction: 'across' }, { direction: 'down', steps: 1 })).toEqual({
      square: 15,
      direction: 'down',
    });
    expect(stepCursor(EMPTY_BOARD, { square: 0, direction: 'down' }, { direction: 'across', steps: -1 })).toEqual({
      square: 0,
      direction: 'across',
    });
  });
});

describe('a typed letter', () => {
  test('is placed at the cursor, which skips occupied squares', () => {
    const typed = typeWord(start('SNOELGK', 'D5', 'down'), 'SNOEL');
    expect(typed.draft.placed.map((tile) => tile.square)).toEqual(['D5', 'E5', 'F5', 'G5', 'I5'].map(square));
    expect(typed.cursor.square).toBe(square('J5'));
  });

  test('goes behind an occupied square under the cursor', () => {
    const typed = typeWord(start('SNOELGK', 'H9', 'across'), 'S');
    expect(typed.draft.placed[0]?.square).toBe(square('H12'));
  });

  test('is a blank if the rack lacks the letter, and refused without a blank', () => {
    const typed = typeWord(start('SN?', 'D5', 'down'), 'SX');
    expect(placedAt(typed.draft, square('E5'))?.cell).toBe('x');
    expect(typeLetter(typed, board, 'Q')).toBeNull();
  });

  test('replaces a draft tile, or skips it if it has the same letter', () => {
    const laid = typeWord(start('SNOEGKA', 'D5', 'down'), 'SN').draft;
    const again = typeWord({ draft: laid, cursor: { square: square('D5'), direction: 'down' } }, 'SO');
    expect(again.draft.placed).toHaveLength(2);
    expect(placedAt(again.draft, square('E5'))?.cell).toBe('O');
  });

  test('skips the earlier words of the same turn', () => {
    const first = typeWord(start('SNOELGK', 'D5', 'down'), 'SN').draft;
    const draft = nextPart(first);
    const under = boardUnder(draft, board);
    const second = typeWord({ draft, cursor: { square: square('E4'), direction: 'across' } }, 'OE', under);
    expect(second.draft.placed.map((tile) => tile.square)).toEqual(['D5', 'E5', 'E4', 'E6'].map(square));
    const erased = eraseBack(eraseBack(second, under) ?? second, under);
    expect(erased?.draft.placed).toEqual(first.placed);
  });

  test('is refused beyond the edge', () => {
    const full = boardWith({ A14: 'AB' });
    expect(typeLetter(start('S', 'A14', 'across'), full, 'S')).toBeNull();
    const typed = typeWord(start('SN', 'A14', 'across'), 'SN', EMPTY_BOARD);
    expect(typed.cursor.square).toBe(square('A15'));
  });
});

describe('Backspace', () => {
  test('takes letters back one by one, across occupied squares', () => {
    let typed: Typed | null = typeWord(start('SNOELGK', 'F5', 'down'), 'NOEL');
    const order: number[] = [];
    while (typed) {
      order.push(typed.draft.placed.length);
      typed = eraseBack(typed, board);
    }
    expect(order).toEqual([4, 3, 2, 1, 0]);
  });

  test('does nothing without a draft tile before the cursor', () => {
    const typed = typeWord(start('SN', 'A1', 'across'), 'S');
    expect(eraseBack({ ...typed, cursor: { square: square('C9'), direction: 'across' } }, board)).toBeNull();
  });
});

describe('a board of 21 rows', () => {
  const board = emptyBoard(21);

  test('is left neither by the cursor nor by a typed word', () => {
    const cursor = { square: 20, direction: 'across' } as const;
    expect(stepCursor(board, cursor, { direction: 'across', steps: 1 })).toEqual(cursor);
    expect(stepCursor(board, cursor, { direction: 'down', steps: 1 })).toEqual({ square: 41, direction: 'down' });
    const typed = typeLetter({ draft: draftOf('AB'), cursor: { square: 19, direction: 'across' } }, board, 'A');
    expect(typed?.cursor).toEqual({ square: 20, direction: 'across' });
    expect(typed && typeLetter(typed, board, 'B')?.cursor.square).toBe(20);
  });
});
