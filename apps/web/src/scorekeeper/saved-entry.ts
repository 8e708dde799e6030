/** What is being entered, as it survives a reload: stored by sheet, parsed when read. */
import * as v from 'valibot';
import { type Entered, NOTHING_ENTERED } from './entered.ts';

/** A line that is entered again or inserted. */
export interface Correction {
  readonly index: number;
  readonly what: 'change' | 'insert';
}

export interface SavedEntry {
  readonly entered: Entered;
  readonly correction: Correction | null;
  /** The seat chosen instead of the one whose turn it is by the rules. */
  readonly chosen: number | null;
  readonly rack: string | null;
}

const text = v.pipe(v.string(), v.maxLength(100));
const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2000));
const square = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(224));
const seat = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)));
const few = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(120));

const entered = v.object({
  draft: v.nullable(
    v.object({
      square,
      direction: v.picklist(['across', 'down']),
      isTurned: v.boolean(),
      letters: few(text),
    }),
  ),
  isUntouched: v.boolean(),
  cards: few(
    v.object({
      choice: v.object({
        card: text,
        word: v.exactOptional(text),
        at: v.exactOptional(text),
        square: v.exactOptional(text),
        tile: v.exactOptional(text),
      }),
      cancelledBy: seat,
      restoredBy: seat,
    }),
  ),
  earlier: few(v.object({ at: text, word: text })),
  table: v.object({
    taken: few(index),
    words: v.pipe(
      v.array(few(v.object({ letter: text, from: v.nullable(v.object({ word: index, place: index })) }))),
      v.minLength(1),
      v.maxLength(120),
    ),
  }),
  piles: few(index),
  typed: text,
});

const saved = v.object({
  /** How many lines the sheet had: on another sheet it would mean something else. */
  lines: index,
  entered,
  correction: v.nullable(v.object({ index, what: v.picklist(['change', 'insert']) })),
  chosen: seat,
  rack: v.nullable(text),
});

const PREFIX = 'lettertafel.sheet-entry.';

/** Nothing is stored while nothing is entered. */
export function saveEntry(id: string, lines: number, entry: SavedEntry): void {
  const isEmpty = entry.entered === NOTHING_ENTERED && !entry.correction && entry.chosen === null && !entry.rack;
  try {
    if (isEmpty) localStorage.removeItem(PREFIX + id);
    else localStorage.setItem(PREFIX + id, JSON.stringify({ lines, ...entry }));
  } catch {
    // The lines of the sheet are stored by themselves: only what is being typed is lost.
  }
}

/** Null for anything that does not belong to the sheet as it is. */
export function readEntry(id: string, lines: number): SavedEntry | null {
  try {
    const { output, success } = v.safeParse(saved, JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null'));
    if (!success || output.lines !== lines || (output.correction?.index ?? 0) > lines) return null;
    const { correction, chosen, rack, entered: typed } = output;
    return { entered: typed, correction, chosen, rack };
  } catch {
    return null;
  }
}

export function dropEntry(id: string): void {
  localStorage.removeItem(PREFIX + id);
}
