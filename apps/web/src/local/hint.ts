/** What a single player may ask for: hints in steps, and their own turns to go back to. */
import * as v from 'valibot';

/** Each says what the one before did, and more. */
export const HINT_GRADES = ['where', 'length', 'word'] as const;
export type HintGrade = (typeof HINT_GRADES)[number];

const onBoard = v.object({
  kind: v.literal('board'),
  /** The row or column of the word, as the board names it. */
  line: v.string(),
  across: v.boolean(),
  /** Of the whole word, and of what is laid from the rack. */
  letters: v.exactOptional(v.number()),
  tiles: v.exactOptional(v.number()),
  word: v.exactOptional(v.string()),
  /** Where it begins: H8. */
  square: v.exactOptional(v.string()),
  score: v.exactOptional(v.number()),
});
const onTable = v.object({
  kind: v.literal('table'),
  /** The words of the table that it is made from; none: from the rack alone. */
  from: v.array(v.string()),
  letters: v.exactOptional(v.number()),
  word: v.exactOptional(v.string()),
  /** The other words that change with it. */
  others: v.exactOptional(v.array(v.string())),
});

export const hintSchema = v.variant('kind', [
  onBoard,
  onTable,
  /** Nothing to lay was found. */
  v.object({ kind: v.literal('nothing') }),
]);
export type ShownHint = v.InferOutput<typeof hintSchema>;

export type BoardHint = Extract<ShownHint, { readonly kind: 'board' }>;
/** A play that the last step has told: where it begins, and its letters as in a move. */
export type HintedPlay = Required<Pick<BoardHint, 'word' | 'square' | 'across'>>;

export function playOf({ word, square, across }: BoardHint): HintedPlay | null {
  return word === undefined || square === undefined ? null : { word, square, across };
}

/** By seat. */
export const openRacksSchema = v.array(v.array(v.string()));
export type OpenRacks = v.InferOutput<typeof openRacksSchema>;

export const ownTurnSchema = v.object({ length: v.number(), turnNumber: v.number() });
export type OwnTurn = v.InferOutput<typeof ownTurnSchema>;
