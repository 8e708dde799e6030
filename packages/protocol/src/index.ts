/** What crosses a border as JSON, and its parsers. */
export { moveSchema, type SeatSchema } from './moves.ts';
export { anObject, type Parsed, type Problem, parseWith } from './problem.ts';
export { type ParsedRecord, parseRecord } from './record.ts';
export { scriptForms, setupSchema } from './setup.ts';
