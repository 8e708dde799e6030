/** Positions set up by hand, per game. Scripts and logs write seats and tiles differently. */
import { type Family, GAMES, type GameId } from '@lettertafel/engine';
import * as v from 'valibot';
import { MOST_SEATS } from './game-id.ts';
import { type SeatSchema, text } from './moves.ts';
import { anObject } from './problem.ts';

/** Where the notations of scripts and logs differ. */
export interface SetupForms {
  readonly seat: SeatSchema;
  readonly tiles: v.GenericSchema<unknown, readonly string[]>;
  /** One item per seat; null: not given. */
  bySeat<Item>(item: v.GenericSchema<unknown, Item>): v.GenericSchema<unknown, readonly (Item | null)[]>;
  /** Some of the seats. */
  readonly someSeats: v.GenericSchema<unknown, readonly boolean[]>;
}

const MOST_TILES = 512;
const passes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const points = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000));
const boardOf = (size: number) => {
  const row = v.pipe(v.string(), v.length(size, `a row of a board has ${size} characters`));
  return v.pipe(v.array(row), v.length(size, `a board has ${size} rows`));
};
const texts = v.pipe(v.array(text), v.maxLength(10_000));

/** In a log: tiles as lists, seats as numbers from 0. */
export const LOG_FORMS: SetupForms = {
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1)),
  tiles: v.pipe(v.array(v.pipe(v.string(), v.length(1))), v.maxLength(MOST_TILES)),
  bySeat: (item) => v.pipe(v.array(v.nullable(item)), v.maxLength(MOST_SEATS)),
  someSeats: v.pipe(v.array(v.boolean()), v.maxLength(MOST_SEATS)),
};

/** In a script: tiles as one string, seats as players' names. */
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

const onBoard = (forms: SetupForms, size: number) => ({
  ...shared(forms),
  board: v.exactOptional(boardOf(size)),
  passes: v.exactOptional(numbers(forms, passes)),
  locked: v.exactOptional(v.pipe(v.array(v.strictObject({ at: text, by: forms.seat })), v.maxLength(32))),
});

const crossword = (forms: SetupForms, size: number) => v.pipe(anObject, v.strictObject(onBoard(forms, size)));

const trickster = (forms: SetupForms, size: number) =>
  v.pipe(
    anObject,
    v.strictObject({
      ...onBoard(forms, size),
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
} satisfies Record<Family, (forms: SetupForms, size: number) => v.GenericSchema>;

/** A position of a game, ready for the house's `deal`. */
export function setupSchema(game: GameId, forms: SetupForms): v.GenericSchema<unknown, object> {
  const { family, rules } = GAMES[game];
  return SCHEMAS[family](forms, 'premiums' in rules ? rules.premiums.length : 0);
}
