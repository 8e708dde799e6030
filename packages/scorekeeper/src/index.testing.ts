/** For tests of other packages: records of played games, and the booklets' examples. */
export { BOARD_EXAMPLES, sheetBefore, tableBefore } from './examples.testing.ts';
export { withLeftOver, writtenRecord } from './written-record.testing.ts';
