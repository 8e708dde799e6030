/** A draft and its cards as they survive a reload: kept by table and seat, read back with care. */
import { CARD_NAMES, isWordCard, type Tile } from '@lettertafel/engine';
import * as v from 'valibot';
import type { ChosenCard } from './cards/card-fit.ts';
import type { Draft } from './draft.ts';

const square = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(224));
const savedSchema = v.object({
  /** The rack in the own order. */
  rack: v.array(v.string()),
  /** By place on the rack: where a tile lies, as what, in which word. */
  placed: v.array(v.tuple([v.number(), square, v.string(), v.number()])),
  /** The cards that shall go with it; a page of an earlier version has kept none. */
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

/** Null for anything that is no draft. */
export function parseDraft(text: string | null): SavedDraft | null {
  try {
    const { output, success } = v.safeParse(savedSchema, JSON.parse(text ?? 'null'));
    if (!success) return null;
    const rack = output.rack.map((tile: Tile, key) => ({ key, tile }));
    const placed = output.placed.flatMap(([key, square, cell, part]) =>
      rack[key] ? [{ key, square, cell, part }] : [],
    );
    const draft = { rack, placed, part: Math.max(0, ...placed.map(({ part }) => part)) };
    return { draft, chosen: output.chosen };
  } catch {
    return null;
  }
}
