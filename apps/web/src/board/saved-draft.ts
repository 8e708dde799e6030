/** A draft and its cards as they survive a reload: stored by table and seat, parsed when read. */
import { CARD_NAMES, isWordCard, type Tile } from '@lettertafel/engine';
import * as v from 'valibot';
import type { ChosenCard } from './cards/card-fit.ts';
import type { Draft } from './draft.ts';

const square = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(224));
const savedSchema = v.object({
  /** In the player's order. */
  rack: v.array(v.string()),
  /** Index on the rack, square, cell and index of the word. */
  placed: v.array(v.tuple([v.number(), square, v.string(), v.number()])),
  /** The chosen cards; earlier versions saved none. */
  chosen: v.optional(
    v.array(
      v.object({
        slot: v.number(),
        card: v.picklist(CARD_NAMES.filter(isWordCard)),
        at: v.exactOptional(v.string()),
        square: v.exactOptional(square),
      }),
    ),
    [],
  ),
});

export interface SavedDraft {
  readonly draft: Draft;
  readonly chosen: readonly ChosenCard[];
}

export function formatDraft({ rack, placed }: Draft, chosen: readonly ChosenCard[]): string {
  const packed: v.InferOutput<typeof savedSchema> = {
    rack: rack.map(({ tile }) => tile),
    placed: placed.map(({ key, square, cell, part }) => [
      rack.findIndex((tile) => tile.key === key),
      square,
      cell,
      part,
    ]),
    chosen: [...chosen],
  };
  return JSON.stringify(packed);
}

/** Null for anything that is not a draft. */
export function parseDraft(text: string | null): SavedDraft | null {
  try {
    const { output, success } = v.safeParse(savedSchema, JSON.parse(text ?? 'null'));
    if (!success) return null;
    const rack = output.rack.map((tile: Tile, key) => ({ key, tile }));
    const placed = output.placed.flatMap(([key, square, cell, part]) =>
      rack[key] ? [{ key, square, cell, part }] : [],
    );
    const draft = { rack, left: [], placed, part: Math.max(0, ...placed.map(({ part }) => part)) };
    return { draft, chosen: output.chosen };
  } catch {
    return null;
  }
}
