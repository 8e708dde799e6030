/** The notations of other programs: GCG for games, CGP for positions. */
export { type CgpPosition, formatCgp, parseCgp } from './cgp/cgp.ts';
export { type NoPosition, positionOfRecord, positionOfSheet } from './cgp/last-position.ts';
export { type ReadPosition, readCgp } from './cgp/read-cgp.ts';
export { decodeText } from './decode.ts';
export type { KeptText } from './gcg/gcg-file.ts';
export { gcgFromRecord, type PlayedGame } from './gcg/gcg-from-record.ts';
export { type BesideSheet, gcgFromSheet } from './gcg/gcg-from-sheet.ts';
export { readGcg } from './gcg/read-gcg.ts';
export type { Written } from './gcg/told-game.ts';
export type { ReadGame } from './gcg/write-sheet.ts';
export type * from './named-types.ts';
export type { ReadingNote, WritingNote } from './note.ts';
export { type BoardToDraw, boardPicture, type Picture, type Shape } from './picture/board-picture.ts';
export { formatSvg } from './picture/svg.ts';
export type { FormatProblem, ProblemCode, Unreadable } from './problem.ts';
