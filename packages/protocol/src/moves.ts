/** Moves as untrusted JSON, parsed per game into the engine's types. */
import { type Family, GAMES, type GameId, type MovesOf, type Seat } from '@lettertafel/engine';
import * as v from 'valibot';

/** How a player is identified: a seat number on the wire, a name in a referee's script. */
export type SeatSchema = v.GenericSchema<unknown, Seat>;

/** Longer than any word or list of a game. */
const MOST_CHARACTERS = 64;
const MOST_ITEMS = 128;

export const text = v.pipe(v.string(), v.maxLength(MOST_CHARACTERS));
const tiles = v.pipe(v.string(), v.maxLength(MOST_ITEMS));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ITEMS));
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(MOST_ITEMS));

/** The moves that every game has. */
const shared = (by: SeatSchema) =>
  [
    v.strictObject({ by, do: v.literal('pass') }),
    v.strictObject({ by, do: v.literal('resign') }),
    v.strictObject({ by, do: v.literal('accept') }),
    v.strictObject({ by, do: v.literal('agree') }),
    v.strictObject({ by, do: v.literal('disagree') }),
    v.strictObject({ by, do: v.literal('dispute'), words: v.exactOptional(list(text)) }),
  ] as const;

const laying = { at: text, word: text };
const exchange = (by: SeatSchema) => v.strictObject({ by, do: v.literal('exchange'), tiles });

const crossword = (by: SeatSchema) =>
  v.variant('do', [...shared(by), exchange(by), v.strictObject({ by, do: v.literal('lay'), ...laying })]);

const cardChoice = v.strictObject({
  card: text,
  word: v.exactOptional(text),
  at: v.exactOptional(text),
  square: v.exactOptional(text),
  tile: v.exactOptional(text),
});

const trickster = (by: SeatSchema) =>
  v.variant('do', [
    ...shared(by),
    exchange(by),
    v.strictObject({
      by,
      do: v.literal('lay'),
      ...laying,
      cards: v.exactOptional(list(cardChoice)),
      more: v.exactOptional(list(v.strictObject(laying))),
    }),
    v.strictObject({
      by,
      do: v.literal('card'),
      card: text,
      target: v.exactOptional(by),
      tiles: v.exactOptional(tiles),
      cancels: v.exactOptional(text),
    }),
    v.strictObject({ by, do: v.literal('take'), count: v.exactOptional(count) }),
    v.strictObject({ by, do: v.literal('discard'), card: text }),
    v.strictObject({ by, do: v.literal('look'), card: text }),
  ]);

const table = (by: SeatSchema) =>
  v.variant('do', [
    ...shared(by),
    v.strictObject({ by, do: v.literal('arrange'), table: list(text), piles: v.exactOptional(list(count)) }),
    v.strictObject({ by, do: v.literal('draw'), pile: v.exactOptional(count) }),
    v.strictObject({ by, do: v.literal('give-up') }),
  ]);

const SCHEMAS: { readonly [Kind in Family]: (by: SeatSchema) => v.GenericSchema<unknown, MovesOf[Kind]> } = {
  board: crossword,
  'board-with-cards': trickster,
  table,
};

export type MoveSchema = v.GenericSchema<unknown, MovesOf[Family]>;

/** To build a schema takes longer than to parse a move with it. */
const built = new WeakMap<SeatSchema, Map<Family, MoveSchema>>();

/** What a player may send in a game. */
export function moveSchema(game: GameId, seat: SeatSchema): MoveSchema {
  const { family } = GAMES[game];
  const ofSeat = built.get(seat) ?? new Map<Family, MoveSchema>();
  const schema = ofSeat.get(family) ?? SCHEMAS[family](seat);
  built.set(seat, ofSeat.set(family, schema));
  return schema;
}
