/** Positions laid out by hand, per game. How seats and tiles are written differs between scripts and logs. */
import { type Family, GAMES, type GameId } from '@lettertafel/engine';
import * as v from 'valibot';
import { type SeatSchema, text } from './moves.ts';
import { anObject } from './problem.ts';

/** The ways of writing that a script and a log do not share. */
export interface SetupForms {
  readonly seat: SeatSchema;
  readonly tiles: v.GenericSchema<unknown, readonly string[]>;
  /** Something for each seat, null where nothing is said. */
  bySeat<Item>(item: v.GenericSchema<unknown, Item>): v.GenericSchema<unknown, readonly (Item | null)[]>;
  /** Some of the seats. */
  readonly someSeats: v.GenericSchema<unknown, readonly boolean[]>;
}

const MOST_TILES = 512;
const passes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const points = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000));
const row = v.pipe(v.string(), v.length(15, 'a row of a board has 15 characters'));
const texts = v.pipe(v.array(text), v.maxLength(10_000));

/** Tiles and seats as a log writes them: lists, and numbers from 0. */
export const LOG_FORMS: SetupForms = {
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  tiles: v.pipe(v.array(v.pipe(v.string(), v.length(1))), v.maxLength(MOST_TILES)),
  bySeat: (item) => v.pipe(v.array(v.nullable(item)), v.maxLength(4)),
  someSeats: v.pipe(v.array(v.boolean()), v.maxLength(4)),
};

/** Tiles and seats as a script writes them: one text, and the players' names. */
export function scriptForms(players: readonly string[], seat: SeatSchema): SetupForms {
  return {
    seat,
    tiles: v.pipe(
      v.string(),
      v.maxLength(MOST_TILES),
      v.transform((tiles) => [...tiles]),
    ),
    bySeat: <Item>(item: v.GenericSchema<unknown, Item>) =>
      v.pipe(
        anObject,
        v.strictObject(Object.fromEntries(players.map((name) => [name, v.exactOptional(item)]))),
        v.transform((said): readonly (Item | null)[] =>
          players.map((name) => (said[name] as Item | undefined) ?? null),
        ),
      ),
    someSeats: v.pipe(
      v.array(seat),
      v.transform((seats): readonly boolean[] => players.map((_, index) => seats.includes(index))),
    ),
  };
}

const numbers = (forms: SetupForms, number: v.GenericSchema<unknown, number>) =>
  v.pipe(
    forms.bySeat(number),
    v.transform((said): readonly number[] => said.map((value) => value ?? 0)),
  );

const shared = (forms: SetupForms) => ({
  racks: v.exactOptional(forms.bySeat(forms.tiles)),
  bag: v.exactOptional(forms.tiles),
  scores: v.exactOptional(numbers(forms, points)),
  turn: v.exactOptional(forms.seat),
  starter: v.exactOptional(forms.seat),
  unchecked: v.exactOptional(v.boolean()),
});

const onBoard = (forms: SetupForms) => ({
  ...shared(forms),
  board: v.exactOptional(v.pipe(v.array(row), v.length(15, 'a board has 15 rows'))),
  passes: v.exactOptional(numbers(forms, passes)),
  locked: v.exactOptional(v.pipe(v.array(v.strictObject({ at: text, by: forms.seat })), v.maxLength(32))),
});

const crossword = (forms: SetupForms) => v.pipe(anObject, v.strictObject(onBoard(forms)));

const trickster = (forms: SetupForms) =>
  v.pipe(
    anObject,
    v.strictObject({
      ...onBoard(forms),
      cards: v.exactOptional(forms.bySeat(texts)),
      deck: v.exactOptional(texts),
      lastScores: v.exactOptional(numbers(forms, points)),
    }),
  );

const table = (forms: SetupForms) =>
  v.pipe(
    anObject,
    v.strictObject({
      ...shared(forms),
      table: v.exactOptional(texts),
      opened: v.exactOptional(forms.someSeats),
      formed: v.exactOptional(texts),
    }),
  );

const SCHEMAS = {
  board: crossword,
  'board-with-cards': trickster,
  table,
} satisfies Record<Family, (forms: SetupForms) => v.GenericSchema>;

/** A position of a game, ready for the house's `deal`. */
export function setupSchema(game: GameId, forms: SetupForms): v.GenericSchema<unknown, object> {
  return SCHEMAS[GAMES[game].family](forms);
}
