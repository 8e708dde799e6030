/** The draft: rack order, placing tiles, taking them back. */
import { EMPTY_BOARD } from '@lettertafel/engine';
import { describe, expect, test } from 'vitest';
import { boardWith, draftOf, lay, square } from './draft.testing.ts';
import {
  type Draft,
  keepRack,
  moveInRack,
  nameTile,
  nextPart,
  onePart,
  placedAt,
  placeTile,
  shuffleRack,
  takeAllBack,
  takeBack,
  turnedTile,
  turnUp,
  UNNAMED,
  unnamedTile,
} from './draft.ts';

const letters = ({ rack }: Draft) => rack.map(({ tile }) => tile).join('');

describe('the player’s rack order', () => {
  test('stays when others play', () => {
    const mine = moveInRack(draftOf('ABCDEFG'), 6, 0);
    expect(letters(mine)).toBe('GABCDEF');
    expect(keepRack(mine, [...'ABCDEFG'], boardWith({ H8: 'OP' }))).toBe(mine);
  });

  test('new tiles take the slots of those that were played', () => {
    const played = lay(draftOf('SNOETGK'), EMPTY_BOARD, 'H8', 'NO');
    expect(letters(keepRack(played, [...'SETGKAB'], boardWith({ H8: 'NO' })))).toBe('SABETGK');
  });

  test('closes gaps when the bag is empty', () => {
    const played = lay(draftOf('SNOETGK'), EMPTY_BOARD, 'H8', 'NO');
    expect(letters(keepRack(played, [...'SETGK'], boardWith({ H8: 'NO' })))).toBe('SETGK');
  });

  test('tiles that come back after a dispute get their slots again', () => {
    const played = lay(draftOf('SNOETGK'), EMPTY_BOARD, 'H8', 'TON');
    const waiting = keepRack(played, [...'SEGK'], boardWith({ H8: 'TON' }));
    expect(letters(waiting)).toBe('SEGK');
    expect(letters(keepRack(waiting, [...'SEGKTON'], EMPTY_BOARD))).toBe('SNOETGK');
  });

  test('new tiles take the slots of a play that nobody disputed', () => {
    const played = lay(draftOf('SNOETGK'), EMPTY_BOARD, 'H8', 'TON');
    const waiting = keepRack(played, [...'SEGK'], boardWith({ H8: 'TON' }));
    expect(letters(keepRack(waiting, [...'SEGKABC'], boardWith({ H8: 'TON' })))).toBe('SABECGK');
  });

  test('of two equal tiles the placed one leaves the rack', () => {
    const draft = draftOf('EXE');
    const played = placeTile(draft, EMPTY_BOARD, { key: 0, square: square('H8') });
    const after = keepRack(played, [...'XEA'], boardWith({ H8: 'E' }));
    expect(after.rack.map(({ key }) => key)).toEqual([3, 1, 2]);
    expect(letters(after)).toBe('AXE');
  });

  test('an eighth tile comes last', () => {
    expect(letters(keepRack(draftOf('ABCDEFG'), [...'ABCDEFGH'], EMPTY_BOARD))).toBe('ABCDEFGH');
  });

  test('shuffling keeps all tiles', () => {
    const shuffled = shuffleRack(draftOf('ABCD'), () => 0);
    expect(letters(shuffled)).toBe('BCDA');
  });
});

describe('tiles on the board', () => {
  const board = boardWith({ H5: 'TREINEN' });

  test('are not placed on tiles of earlier turns', () => {
    const draft = draftOf('SNOEGKA');
    expect(placeTile(draft, board, { key: 0, square: square('H5') })).toBe(draft);
  });

  test('swap when one is dropped on another', () => {
    const laid = lay(draftOf('SNOEGKA'), board, '5D', 'SN');
    const swapped = placeTile(laid, board, { key: 0, square: square('E5') });
    expect(placedAt(swapped, square('E5'))?.key).toBe(0);
    expect(placedAt(swapped, square('D5'))?.key).toBe(1);
  });

  test('go back to the rack when a rack tile is dropped on them', () => {
    const laid = lay(draftOf('SNOEGKA'), board, '5D', 'S');
    const after = placeTile(laid, board, { key: 1, square: square('D5') });
    expect(after.placed.map(({ key }) => key)).toEqual([1]);
  });

  test('go back when somebody else has taken the square', () => {
    const laid = lay(draftOf('SNOEGKA'), board, '5D', 'SNOE');
    const after = keepRack(laid, [...'SNOEGKA'], boardWith({ H5: 'TREINEN', E4: 'ZE' }));
    expect(placedAt(after, square('E5'))).toBeUndefined();
    expect(after.placed).toHaveLength(3);
    expect(letters(after)).toBe('SNOEGKA');
  });

  test('come back when one of them was taken from the rack', () => {
    const laid = lay(draftOf('SNOEGKA'), board, '5D', 'SNOE');
    const after = keepRack(laid, [...'SNEGKA'], board);
    expect(after.placed).toEqual([]);
    expect(letters(after)).toBe('SNEGKA');
    expect(keepRack(laid, [...'OPALENT'], board).placed).toEqual([]);
  });

  test('are taken back one by one or all at once', () => {
    const laid = lay(draftOf('SNOEGKA'), board, '5D', 'SNOE');
    expect(takeBack(laid, 2).placed).toHaveLength(3);
    expect(takeAllBack(laid).placed).toEqual([]);
  });

  test('a blank waits for its letter and keeps it when it is moved', () => {
    const laid = placeTile(draftOf('?A'), board, { key: 0, square: square('D5') });
    expect(unnamedTile(laid)?.cell).toBe(UNNAMED);
    const named = placeTile(nameTile(laid, 0, 's'), board, { key: 0, square: square('D6') });
    expect(placedAt(named, square('D6'))?.cell).toBe('s');
  });

  test('a letter tile played face down is recognised as turned, a named blank is not', () => {
    const laid = lay(draftOf('S?'), board, '5D', 'Sn');
    expect(turnedTile(laid)).toBeUndefined();
    const turned = nameTile(laid, 0, 'x');
    expect(turnedTile(turned)?.key).toBe(0);
    expect(turnedTile(turnUp(turned, 0))).toBeUndefined();
  });

  test('are split into several words, and merged into one again', () => {
    const first = lay(draftOf('SNOEGKA'), board, '5D', 'SN');
    expect(nextPart(draftOf('A'))).toEqual(draftOf('A'));
    const both = lay(nextPart(first), board, 'A1', 'KA');
    expect(both.placed.map(({ part }) => part)).toEqual([0, 0, 1, 1]);
    expect(onePart(both).placed.every(({ part }) => part === 0)).toBe(true);
    expect(takeAllBack(both).part).toBe(0);
  });
});
